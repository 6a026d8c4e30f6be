import { expect, it } from 'vitest'
import { listRecipes } from '../testing/list-recipes.ts'
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

const WHOLE = '青磁釉 | 50 長石 | 20 石灰 | 30 藁灰'

it.each([
  ['青磁釉\n長石五十\n石灰二十\n藁灰三十', WHOLE],
  ['青磁釉\n長石五〇\n石灰二〇\n藁灰三〇', WHOLE],
  ['青磁釉\n長石五十\n石灰二十\n藁灰三十\n酸化銅三（外割）', `${WHOLE} | +3 酸化銅`],
  ['青磁釉\n長石五十、石灰二十、藁灰三十', WHOLE],
  ['青磁釉\n長石五十部、石灰二十部、藁灰三十部', WHOLE],
  ['青磁釉\n長石 五十、石灰 二十、藁灰 三十', WHOLE],
  ['青磁釉\n長石 五十 石灰 二十 藁灰 三十', WHOLE],
  ['青磁釉\n長石五十　石灰二十　藁灰三十', WHOLE],
  ['青磁釉：長石五十、石灰二十、藁灰三十', WHOLE],
  ['第三\n長石五十\n石灰二十\n藁灰三十', '第三 | 50 長石 | 20 石灰 | 30 藁灰'],
  ['青磁釉\n長石四十九・五\n石灰二十・五\n藁灰三十', '青磁釉 | 49.5 長石 | 20.5 石灰 | 30 藁灰'],
])('amounts right behind names are read: %j', (text, found) => {
  expect(listRecipes(text)).toEqual([found])
})

it('one name that ends in figures is one', () => {
  expect(listRecipes('織部三十\n長石 50\n石灰 20\n藁灰 30')).toEqual([
    '織部三十 | 50 長石 | 20 石灰 | 30 藁灰',
  ])
})
