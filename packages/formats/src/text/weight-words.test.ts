import { readdirSync, readFileSync } from 'node:fs'
import { WEIGHT_UNITS } from '@glazy/ceramics/lookups/lookups'
import { expect, it, test } from 'vitest'
import { readWeightUnit } from './weight-words.ts'

const LOCALES = new URL('../../../locales/', import.meta.url)
const languages = readdirSync(LOCALES, { withFileTypes: true })
  .filter((folder) => folder.isDirectory() && !/^(?:src|node_modules)$/.test(folder.name))
  .map(({ name }) => name)
  .filter((name) => readdirSync(new URL(name, LOCALES)).includes('lookups.json'))

it('knows the languages of the site', () => expect(languages).toHaveLength(18))

test.each(languages)('reads the units as the site writes them: %s', (language) => {
  const file = readFileSync(new URL(`${language}/lookups.json`, LOCALES), 'utf8')
  const { unit } = JSON.parse(file) as { unit: Record<string, string> }
  for (const { id } of WEIGHT_UNITS) expect(readWeightUnit(unit[id] ?? '')).toBe(id)
})

test.each([
  ...['г', 'гр.', 'Грамм', '克', 'グラム', 'กรัม', '그램', 'ｇ'].map((text) => [text, 'grams']),
  ...['КГ', 'кг.', 'Kilo', '公斤', '千克', '㎏', 'キロ', 'กก.', '킬로'].map((text) => [
    ...[text, 'kilograms'],
  ]),
  ...['фунт', 'funta', '磅', 'ポンド', ' LBS '].map((text) => [text, 'pounds']),
  ...['унц.', 'Unze', 'onça', '盎司', 'ออนซ์'].map((text) => [text, 'ounces']),
])('reads %s as %s', (text, unit) => expect(readWeightUnit(text)).toBe(unit))

test.each(['', '.', 'stone', 'm', 'Pfund', 'ons', 'ml', 'constructor', '__proto__', 'кгг', '斤'])(
  'knows no unit %j',
  (text) => expect(readWeightUnit(text)).toBeUndefined(),
)
