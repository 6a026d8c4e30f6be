import { expect, test } from 'vitest'
import { nameWords } from './name-words.ts'
import {
  BRANDS,
  foreignNames,
  materialCalled,
  materialNamed,
  NAME_LANGUAGES,
  NAMED_MATERIALS,
  type NamedMaterial,
  namesIn,
} from './material-names.ts'

const key = (name: string) => nameWords(name).sort().join(' ')
const label = ({ english }: NamedMaterial) => english

test('every material has a name in every language, and a source', () => {
  expect(NAMED_MATERIALS.length).toBeGreaterThanOrEqual(250)
  for (const material of NAMED_MATERIALS) {
    expect(material.source.trim(), label(material)).not.toBe('')
    for (const language of ['en', ...NAME_LANGUAGES] as const) {
      const names = namesIn(material, language)
      expect(names.length, `${label(material)} ${language}`).toBeGreaterThan(0)
      for (const name of names) {
        expect(name, `${label(material)} ${language}`).toMatch(/^\S(?:.*\S)?$/u)
        expect(nameWords(name), `${label(material)} ${language}`).not.toEqual([])
      }
      expect(new Set(names.map(key)).size, `${label(material)} ${language}: twice`).toBe(
        names.length,
      )
    }
  }
})

const SCRIPTS = {
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  th: /\p{Script=Thai}/u,
  uk: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
} as const

/** Names that potters there leave as they are. */
const AS_IN_ENGLISH: readonly string[] = ['Ball Clay', 'Cornwall Stone']

test.each(Object.entries(SCRIPTS))('names in %s are in its script', (language, script) => {
  for (const material of NAMED_MATERIALS) {
    for (const name of namesIn(material, language as keyof typeof SCRIPTS)) {
      if (!AS_IN_ENGLISH.includes(name)) expect(name, label(material)).toMatch(script)
    }
  }
})

test('no name of any language means two substances', () => {
  const meanings = new Map<string, Set<string>>()
  for (const material of NAMED_MATERIALS) {
    for (const name of [...namesIn(material, 'en'), ...foreignNames(material)]) {
      const known = meanings.get(key(name)) ?? new Set()
      meanings.set(key(name), known.add(label(material)))
    }
  }
  const shared = [...meanings].filter(([, materials]) => materials.size > 1)
  expect(shared.map(([name, materials]) => [name, ...materials])).toEqual([])
})

test('Ukrainian has no letter that only Russian has, and the other way round', () => {
  for (const material of NAMED_MATERIALS) {
    expect(material.uk, label(material)).not.toMatch(/[ыэёъ]/iu)
    expect(material.ru, label(material)).not.toMatch(/[іїєґ]/iu)
  }
})

test('Chinese is written in its own characters, and Japanese in its own', () => {
  for (const material of NAMED_MATERIALS) {
    // Forms that only one of the two countries writes.
    expect(material.zh, label(material)).not.toMatch(/[鉄亜塩黒錫銅銀鉛長]/u)
    expect(material.ja, label(material)).not.toMatch(/[长铁铜铅锌钙钠钾镁锂锆锰镍钴碳钡锶钛铝]/u)
  }
})

test.each([
  ['Feldspato potássico', 'Potash Feldspar'],
  ['potassico feldspato', 'Potash Feldspar'],
  ['ÓXIDO DE HIERRO ROJO', 'Red Iron Oxide'],
  ['Oxyde d’étain', 'Tin Oxide'],
  ["oxyde d'etain", 'Tin Oxide'],
  ['長石', 'Feldspar'],
  ['кварц', 'Quartz'],
  ['Kupfer(I)-oxid', 'Red Copper Oxide'],
  ['Kupfer(II)-oxid', 'Black Copper Oxide'],
])('%s is %s', (name, english) => {
  expect(materialCalled(name)?.english.split('; ')[0]).toBe(english)
})

test.each(['Feldspato', 'Óxido', 'Potash Feldspar 200', 'Creta', 'Soda', ''])(
  'nothing more is meant by %j than it says',
  (name) => {
    expect(materialCalled(name)?.english.split('; ')[0] ?? '').toBe(
      name === 'Feldspato' ? 'Feldspar' : '',
    )
  },
)

test('English names lead to the names of a language', () => {
  expect(namesIn(materialNamed('CHINA CLAY') ?? NAMED_MATERIALS[0]!, 'fr')).toEqual(['Kaolin'])
  expect(materialNamed('Custer Feldspar')).toBeUndefined()
  const zircon = materialNamed('Zircon')
  expect(zircon && namesIn(zircon, 'es-419')[0]).toBe('Silicato de zirconio')
  const silica = materialNamed('Silica')
  expect(silica && namesIn(silica, 'es-419')).toEqual(silica && namesIn(silica, 'es'))
})

test('brands are of a kind that has names, and none is one itself', () => {
  for (const [brand, kind] of BRANDS) {
    expect(materialNamed(kind), `${brand}: ${kind}`).toBeDefined()
    expect(materialNamed(brand), brand).toBeUndefined()
    expect(materialCalled(brand), brand).toBeUndefined()
  }
  expect(new Set(BRANDS.map(([brand]) => brand)).size).toBe(BRANDS.length)
})

test.each([
  ['松灰', 'Pine Ash'],
  ['Fritte au borax', 'Borax Frit'],
  ['方解石', 'Calcite'],
  ['Гашёная известь', 'Slaked Lime'],
  ['Schwarzer Farbkörper', 'Black Stain'],
  ['瓷石', 'Porcelain Stone'],
])('%s is %s, of the less usual', (name, english) => {
  expect(materialCalled(name)?.english.split('; ')[0]).toBe(english)
})
