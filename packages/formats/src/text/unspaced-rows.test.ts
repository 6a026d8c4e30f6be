import { expect, it } from 'vitest'
import { listRecipes } from '../testing/list-recipes.ts'
import { withRowApart } from './unspaced-rows.ts'

const WHOLE = '青磁釉 | 50 長石 | 20 石灰 | 30 藁灰'

it.each([
  ['青磁釉\n長石五十石灰二十藁灰三十', WHOLE],
  ['青磁釉\n長石五〇石灰二〇藁灰三〇', WHOLE],
  ['青磁釉\n長石五十部石灰二十部藁灰三十部', WHOLE],
  ['青磁釉\n長石五十石灰二十\n藁灰三十', WHOLE],
  ['青磁釉：長石五十石灰二十藁灰三十', WHOLE],
  ['青磁釉\n長石50石灰20藁灰30', WHOLE],
  ['青磁釉\n長石５０石灰２０藁灰３０', WHOLE],
  ['青磁釉\n長石50%石灰20%藁灰30%', WHOLE],
  ['青磁釉\n長石50 石灰20 藁灰30', WHOLE],
  ['青磁釉\n長石五十石灰二十藁灰三十酸化銅三（外割）', `${WHOLE} | +3 酸化銅`],
  ['青瓷\n长石50石英20方解石30氧化铁1.5', '青瓷 | 50 长石 | 20 石英 | 30 方解石 | 1.5 氧化铁'],
  ['青磁釉\n福島長石49.5鼠石灰20.5藁灰30', '青磁釉 | 49.5 福島長石 | 20.5 鼠石灰 | 30 藁灰'],
])('ingredients with nothing between them are read: %j', (text, found) => {
  expect(listRecipes(text)).toEqual([found])
})

it.each([
  '長石五十二酸化マンガン二十',
  '長石三十三河石灰二十',
  '焼成1230度8時間',
  '織部三十五番',
  '長石50を石灰20に混ぜる',
  '三号釉2024年11月',
  '長石50Frit3134',
])('leaves %s as it is, which may be meant otherwise', (line) => {
  expect(withRowApart(line)).toBe(line)
})
