import { expect, it } from 'vitest'
import { withKanjiFigures } from './kanji-figures.ts'

it.each([
  ['長石 五十', '長石 50'],
  ['長石　三〇', '長石　30'],
  ['石灰石 一二・五', '石灰石 12.5'],
  ['長石 百二十', '長石 120'],
  ['長石・・・二十五', '長石・・・25'],
  ['酸化銅 三（外割）', '酸化銅 3（外割）'],
  ['長石五十部', '長石 50部'],
  ['石灰 二十四点五 %', '石灰 24.5 %'],
])('%s', (line, plain) => expect(withKanjiFigures(line)).toBe(plain))

it.each(['三河長石 50', '粘土一', '十', '青磁 十百', '第三の釉', '三号 長石'])(
  'leaves %s as it is',
  (line) => expect(withKanjiFigures(line)).toBe(line),
)
