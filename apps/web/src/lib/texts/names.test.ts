import { COUNTRIES } from '@glazy/ceramics/lookups/countries'
import {
  ATMOSPHERES,
  MATERIAL_STATES,
  SURFACES,
  TRANSPARENCIES,
  WEIGHT_UNITS,
} from '@glazy/ceramics/lookups/lookups'
import { NAME_LANGUAGES, NAMED_MATERIALS, namesIn } from '@glazy/ceramics/lookups/material-names'
import { fullName, MATERIAL_TYPES } from '@glazy/ceramics/lookups/material-types'
import countries from '@glazy/locales/en/countries.json' with { type: 'json' }
import lookups from '@glazy/locales/en/lookups.json' with { type: 'json' }
import { isOfferedLanguage } from '@glazy/locales/languages'
import { expect, test } from 'vitest'
import { countriesByName } from './countries.ts'
import { formatsOf } from './formats.ts'
import { namesOf } from '#testing/names.ts'
import { typePath } from './type-path.ts'

function byId(table: readonly { readonly id: number; readonly name: string }[]) {
  return Object.fromEntries(table.map(({ id, name }) => [id, name]))
}

test('the English names are those of the tables, which files and the API use', () => {
  expect(lookups).toEqual({
    atmosphere: byId(ATMOSPHERES),
    surface: byId(SURFACES),
    transparency: byId(TRANSPARENCIES),
    state: byId(MATERIAL_STATES),
    type: byId(MATERIAL_TYPES),
    unit: Object.fromEntries(WEIGHT_UNITS.map(({ id, name }) => [id, name])),
  })
  expect(countries).toEqual(byId(COUNTRIES))
})

test('entries are found by their ids, and nothing by others', async () => {
  const names = await namesOf('en')
  expect(names.of('surface', 9)).toBe('Semi-glossy')
  expect(names.of('surface', 77)).toBeUndefined()
  expect(names.of('type', null)).toBeUndefined()
  expect(names.atmospheres([1, 99, 3])).toBe('Oxidation, Reduction')
  expect(names.entries('surface', SURFACES).map(({ id }) => id)).toEqual(
    SURFACES.map(({ id }) => id),
  )
  expect(names.country(232)).toBe(COUNTRIES[231]?.name)
  expect(names.country(null)).toBeUndefined()
})

test('the path of a type is the one that files write', async () => {
  const names = await namesOf('en')
  for (const { id } of MATERIAL_TYPES) expect(typePath(names, id)).toBe(fullName(id))
  expect(typePath(names, 77_777)).toBe('')
  expect(typePath(names, null)).toBe('')
})

test.each([
  ['en', ['Afghanistan', 'Åland', 'Albania', 'Zimbabwe']],
  ['de', ['Oman', 'Österreich', 'Pakistan']],
  ['sv', ['Zimbabwe', 'Åland', 'Österrike']],
  ['da', ['Zimbabwe', 'Østrig', 'Åland']],
] as const)('countries stand in the order of the alphabet of %s', async (language, expected) => {
  const countries = countriesByName(await namesOf(language), formatsOf(language))
  expect(countries).toHaveLength(COUNTRIES.length)
  const some: readonly string[] = expected
  expect(countries.map(({ name }) => name).filter((name) => some.includes(name))).toEqual(some)
})

test.each(NAME_LANGUAGES.filter(isOfferedLanguage))(
  'raw materials have in %s the names that `node scripts/material-names.mjs` writes',
  async (language) => {
    const names = await namesOf(language)
    for (const material of NAMED_MATERIALS) {
      const [usual = ''] = namesIn(material, language)
      for (const name of namesIn(material, 'en')) {
        const isOther = name.toLowerCase() !== usual.toLowerCase()
        expect(names.material({ kind: 'primitive', name })).toBe(isOther ? usual : undefined)
      }
    }
  },
)

test('only raw materials have names of the visitor’s language, and only those that are known', async () => {
  const names = await namesOf('de')
  expect(names.material({ kind: 'primitive', name: 'POTASH feldspar' })).toBe('Kalifeldspat')
  expect(names.material({ kind: 'recipe', name: 'Potash Feldspar' })).toBeUndefined()
  expect(names.material({ kind: 'primitive', name: 'Custer Feldspar' })).toBeUndefined()
  expect(names.material({ kind: 'primitive', name: 'constructor' })).toBeUndefined()
  expect(names.material({ kind: 'primitive', name: 'A.P. Green' })).toBeUndefined()
  expect(names.shown({ name: 'Silica' })).toBe('Quarzmehl')
  expect(names.shown({ kind: 'recipe', name: 'Silica' })).toBe('Silica')
  expect(names.both({ name: 'Silica' })).toBe('Quarzmehl (Silica)')
  expect(names.both({ name: 'Custer Feldspar' })).toBe('Custer Feldspar')
  const english = await namesOf('en')
  expect(english.both({ name: 'Silica' })).toBe('Silica')
  expect(english.material({ kind: 'primitive', name: 'Potash Feldspar' })).toBeUndefined()
})

test('lists have the commas of the language, and its "and" in a sentence', async () => {
  const words = ['A', 'B', 'C']
  const [english, german] = [await namesOf('en'), await namesOf('de')]
  expect([english.list(words), english.listInSentence(words)]).toEqual(['A, B, C', 'A, B, and C'])
  expect([german.list(words), german.listInSentence(words)]).toEqual(['A, B, C', 'A, B und C'])
  expect([english.list([]), english.list(['A'])]).toEqual(['', 'A'])
  for (const language of ['ja', 'zh'] as const) {
    expect((await namesOf(language)).list(words)).toBe('A、B、C')
  }
  expect((await namesOf('ja')).atmospheres([1, 3])).toBe('酸化、還元')
})
