import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildAccount, buildItems } from '#testing/library.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

/** What is changed later comes first where nothing else decides, so what is meant stands first here. */
const MATERIALS: readonly (readonly [name: string, otherNames?: string])[] = [
  ['Ferro Frit 3134', 'Frit 3134, 3134-2'],
  ['Red Iron Oxide', 'RIO; Hematite'],
  ['Nepheline Syenite'],
  ['Tin Oxide', 'Stannic Oxide'],
  ['Silica', 'Silica Flour'],
  ['Whiting'],
  ['Neph Sye of the Shop'],
  ['Frit 3134 of the Shop'],
  ['RIO of the Shop'],
  ['Tinkar Super'],
  ['Chrome-Tin Violet'],
  ['Silicate of Zirconium'],
  ['Ground Silica'],
  ['Calcite 10', 'Whiting, Calcite'],
  ['Natural Ochre', 'Rio Verde Earth'],
  ['Frit of the Shop (as 3134)'],
]

let test: TestApp
let ids: readonly number[]

beforeAll(async () => {
  test = await createTestApp()
  const ownerId = await buildAccount(test.db)
  ids = await buildItems(test.db, [
    ...MATERIALS.map(([name, otherNames], at) => ({
      ownerId,
      kind: 'primitive' as const,
      percent: { SiO2: 50 },
      loi: 0,
      name,
      ...(otherNames !== undefined && { otherNames }),
      updatedAt: new Date(Date.UTC(2020, 0, 1 + at)),
    })),
    { ownerId, name: 'Tomato', otherNames: 'Ruby Soho', updatedAt: new Date('2020-01-01') },
    { ownerId, name: 'A Ruby Soho', updatedAt: new Date('2021-01-01') },
  ])
})
afterAll(() => test.close())

async function find(path: string): Promise<readonly string[]> {
  const response = await test.app.inject(path)
  expect(response.statusCode, response.body).toBe(200)
  return response.json().data.map(({ name }: { readonly name: string }) => name)
}

const search = (text: string) => find(`/v2/search?q=${encodeURIComponent(text)}`)
const lookUp = (text: string) => find(`/v2/search/lookup/${encodeURIComponent(text)}`)

it.each([
  ['frit 3134', ['Ferro Frit 3134', 'Frit 3134 of the Shop', 'Frit of the Shop (as 3134)']],
  ['rio', ['Red Iron Oxide', 'RIO of the Shop', 'Natural Ochre']],
  ['red iron oxide', ['Red Iron Oxide']],
  ['ferric oxide', ['Red Iron Oxide']],
  ['Eisenoxid rot', ['Red Iron Oxide']],
  ['nepsy', ['Nepheline Syenite']],
  ['neph sy', ['Nepheline Syenite', 'Neph Sye of the Shop']],
  ['3134', ['Ferro Frit 3134', 'Frit of the Shop (as 3134)', 'Frit 3134 of the Shop']],
  ['ruby soho', ['Tomato', 'A Ruby Soho']],
])('another name is a name: %s', async (text, expected) => {
  expect(await search(text)).toEqual(expected)
  expect((await lookUp(text))[0]).toBe(expected[0])
})

it('who is called so comes before who is also called so', async () => {
  expect((await search('whiting')).slice(0, 2)).toEqual(['Whiting', 'Calcite 10'])
})

it('a name that begins with the word comes before one whose first word only begins so', async () => {
  expect(await search('tin')).toEqual(['Tin Oxide', 'Tinkar Super', 'Chrome-Tin Violet'])
  const found = await search('silica')
  expect(found.slice(0, 3)).toEqual(['Silica', 'Silicate of Zirconium', 'Ground Silica'])
})

it('a number that stands in a name means that before the item that has it', async () => {
  const [id = 0] = ids.slice(6)
  const ownerId = await buildAccount(test.db)
  expect(await search(String(id))).toEqual(['Neph Sye of the Shop'])
  await buildItems(test.db, [
    { ownerId, name: `Stain ${id}` },
    { ownerId, name: 'Said of it', description: `<p>With ${id} drops.</p>` },
  ])
  const expected = [`Stain ${id}`, 'Neph Sye of the Shop', 'Said of it']
  expect(await search(String(id))).toEqual(expected)
  expect(await lookUp(String(id))).toEqual(expected)
})
