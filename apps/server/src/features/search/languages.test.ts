import { NAME_LANGUAGES, NAMED_MATERIALS, namesIn } from '@glazy/ceramics/lookups/material-names'
import { afterAll, beforeAll, expect, it, test as each } from 'vitest'
import { buildAccount, buildItems } from '#testing/library.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

/** Raw materials, each with the type that it has. */
const MATERIALS = [
  ['Feldspar', 20],
  ['Potash Feldspar', 20],
  ['Soda Feldspar', 20],
  ['Custer Feldspar', 20],
  ['Minspar 200', 20],
  ['Nepheline Syenite', 20],
  ['Quartz', 32],
  ['Silica', 32],
  ['Kaolin', 13],
  ['EPK Kaolin', 13],
  ['Ball Clay', 13],
  ['Whiting', 23],
  ['Zinc Oxide', 23],
  ['Barium Carbonate', 23],
  ['Red Iron Oxide', 17],
  ['Black Iron Oxide', 17],
  ['Tin Oxide', 29],
] as const

let test: TestApp

beforeAll(async () => {
  test = await createTestApp()
  const ownerId = await buildAccount(test.db)
  const ids = await buildItems(
    test.db,
    MATERIALS.map(([name, typeId]) => ({
      ownerId,
      kind: 'primitive' as const,
      percent: { SiO2: 50 },
      loi: 0,
      name,
      typeId,
    })),
  )
  const of = (...names: string[]) =>
    names.map((name) => ({
      materialId: ids[MATERIALS.findIndex(([one]) => one === name)] ?? 0,
      amount: 10,
      isAdditional: false,
    }))
  await buildItems(test.db, [
    { ownerId, name: 'Fired', typeId: 500, atmospheres: [3] },
    { ownerId, name: 'Electric', typeId: 460, atmospheres: [1] },
    { ownerId, name: 'Plain', typeId: 460, components: of('Feldspar', 'Quartz') },
    { ownerId, name: 'Rusty', typeId: 460, components: of('Silica', 'Red Iron Oxide') },
    { ownerId, name: 'Feldspar Matte', typeId: 460 },
    { ownerId, name: 'Green', typeId: 500, components: of('Kaolin', 'Zinc Oxide') },
    { ownerId, name: 'オリベ 深緑', typeId: 460 },
    { ownerId, name: 'おりべ', typeId: 460, description: '<p>オリベ</p>' },
    { ownerId, name: '酸化銅の釉', typeId: 460 },
    { ownerId, name: '酸化焼成の釉', typeId: 460 },
    { ownerId, name: '海 酸化', typeId: 460 },
    { ownerId, name: 'White', description: '<p>Much tin oxide in it.</p>', typeId: 460 },
  ])
})
afterAll(() => test.close())

async function find(path: string): Promise<readonly string[]> {
  const response = await test.app.inject(path)
  expect(response.statusCode, response.body).toBe(200)
  return response.json().data.map(({ name }: { readonly name: string }) => name)
}

const search = async (text: string) =>
  (await find(`/v2/search?count=96&q=${encodeURIComponent(text)}`)).toSorted()

const lookUp = (text: string) => find(`/v2/search/lookup/materials/${encodeURIComponent(text)}`)

/** Materials that are here, by their usual English names. */
const HERE = NAMED_MATERIALS.filter((material) =>
  MATERIALS.some(([name]) => name === namesIn(material, 'en')[0]),
)

each.each(NAME_LANGUAGES)('every name in %s finds what the English one finds', async (language) => {
  expect(HERE).toHaveLength(14)
  for (const material of HERE) {
    const [english = ''] = namesIn(material, 'en')
    const expected = await search(english)
    for (const name of namesIn(material, language)) {
      const found = await search(name)
      // A word of another language may begin as a further one does: never fewer are found.
      expect(found, `${name} for ${english}`).toEqual(expect.arrayContaining([...expected]))
    }
    const [usual = ''] = namesIn(material, language)
    expect(await lookUp(usual), `${usual} for ${english}`).toContain(english)
  }
})

it.each([
  ['feldspato', 'feldspar'],
  ['長石', 'feldspar'],
  ['полевой шпат', 'feldspar'],
  ['кварц', 'quartz'],
  ['CUARZO', 'quartz'],
  ['caolin', 'kaolin'],
  ['高岭土', 'kaolin'],
  ['oxido de estano', 'tin oxide'],
  ['べんがら', 'red iron oxide'],
  ['ベンガラ', 'red iron oxide'],
  ['カオリン', 'kaolin'],
  ['かおりん', 'kaolin'],
  ['青磁', 'celadon'],
  ['青磁釉', 'celadon'],
  ['せいじ', 'celadon'],
  ['セイジ釉', 'celadon'],
  ['青瓷釉', 'celadon'],
  ['Seladonglasur', 'celadon'],
  ['celadonglazuur', 'celadon'],
  ['vidriado celadón', 'glaze celadon'],
  ['oxidación', 'oxidation'],
  ['還元 青磁', 'reduction celadon'],
])('%s finds what %s finds, and nothing else', async (foreign, english) => {
  const expected = await search(english)
  expect(expected.length).toBeGreaterThan(0)
  expect(await search(foreign)).toEqual(expected)
})

it.each(['おりべ', 'オリベ', 'ｵﾘﾍﾞ', 'おリべ'])(
  '%s finds what is called so in either kana',
  async (text) => {
    expect(await search(text)).toEqual(['おりべ', 'オリベ 深緑'])
  },
)

it.each([
  ['おりべ 深緑', 'オリベ 深緑'],
  ['オリベ', 'おりべ'],
])('whole names come first in either kana: %s', async (text, name) => {
  expect((await find(`/v2/search?count=96&q=${encodeURIComponent(text)}`))[0]).toBe(name)
})

it('a firing is no oxide that begins with its word', async () => {
  expect(await search('酸化')).toEqual(['Electric', '海 酸化', '酸化焼成の釉'])
  expect(await search('酸化銅')).toContain('酸化銅の釉')
})

it('a material is recognized behind “with” and “without”', async () => {
  expect(await search('with quartz')).toEqual(['Plain'])
  expect(await search('with кварц')).toEqual(['Plain'])
  expect(await search('with eisenoxid')).toEqual(['Rusty'])
  const recipes = async (text: string) =>
    (await find(`/v2/search?composite=1&q=${encodeURIComponent(text)}`)).toSorted()
  expect(await recipes('without カオリン')).toEqual(await recipes('without kaolin'))
})

it('the field of a form offers the material itself first', async () => {
  expect((await lookUp('kalifeldspat'))[0]).toBe('Potash Feldspar')
  expect((await lookUp('弁柄'))[0]).toBe('Red Iron Oxide')
  expect(await lookUp('弁柄')).not.toContain('Black Iron Oxide')
})

it('a brand that does not say what it is, is found by the names of its kind', async () => {
  expect(await lookUp('Natronfeldspat')).toContain('Minspar 200')
  expect(await search('feldspato sodico')).toContain('Minspar 200')
  expect(await search('Kalifeldspat')).not.toContain('Minspar 200')
})

it('an atmosphere that a filter names is that of the filter', async () => {
  expect(await find('/v2/search?atmosphere=1&q=Reducci%C3%B3n')).toEqual(['Electric'])
  expect(await find('/v2/search?atmosphere=1&q=reduction')).toEqual(['Electric'])
})

it('what stands in quotation marks is words, and a type that a filter names stays', async () => {
  expect(await search('"feldspato"')).toContain('Potash Feldspar')
  const ofType = await find('/v2/search?type=500&q=feldspato')
  expect(ofType).toEqual([])
})
