import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  buildAccount,
  buildItems,
  KAOLIN,
  POTASH_FELDSPAR,
  SILICA,
  WHITING,
} from '#testing/library.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

/** Type of the raw materials called feldspar. */
const FELDSPAR = 20

let test: TestApp
let owner: number
let spar: number
let silica: number
let whiting: number
let kaolin: number

beforeAll(async () => {
  test = await createTestApp()
  owner = await buildAccount(test.db)
  const materials = [
    { ...POTASH_FELDSPAR, typeId: FELDSPAR },
    SILICA,
    WHITING,
    KAOLIN,
    { ...SILICA, isPrivate: true },
  ]
  const ids = await buildItems(
    test.db,
    materials.map((material) => ({ ...material, ownerId: owner })),
  )
  ;[spar = 0, silica = 0, whiting = 0, kaolin = 0] = ids
  const recipes = [[spar, silica, whiting], [silica, whiting], [silica]]
  await buildItems(
    test.db,
    recipes.map((materials) => ({
      ownerId: owner,
      components: materials.map((materialId) => ({ materialId, amount: 50, isAdditional: false })),
    })),
  )
})
afterAll(() => test.close())

interface Listed {
  readonly id: number
  readonly usedIn: number
  readonly analysis: { readonly percent: object }
}

async function listed(parameters = ''): Promise<Listed[]> {
  const response = await test.app.inject(`/v2/search/commonMaterials${parameters}`)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<{ data: Listed[] }>().data
}

it('lists the materials that most recipes use first, with their analyses and no recipe', async () => {
  const found = await listed()
  expect(found.map(({ id, usedIn }) => [id, usedIn])).toEqual([
    [silica, 3],
    [whiting, 2],
    [spar, 1],
    [kaolin, 0],
  ])
  for (const { analysis } of found) expect(Object.keys(analysis.percent)).not.toHaveLength(0)
})

it('lists as many as are asked for, and those of a type', async () => {
  expect((await listed('?count=2')).map(({ id }) => id)).toEqual([silica, whiting])
  expect((await listed(`?material_type_id=${FELDSPAR}`)).map(({ id }) => id)).toEqual([spar])
})

it('follows each recipe that is saved, as the field of a form does', async () => {
  const inForm = async () => {
    const response = await test.app.inject('/v2/search/lookup/materials/kaolin')
    return response.json<{ data: Listed[] }>().data.map(({ usedIn }) => usedIn)
  }
  const inList = async () => (await listed()).find(({ id }) => id === kaolin)?.usedIn
  expect([await inForm(), await inList(), await inList()]).toEqual([[0], 0, 0])
  const components = [{ materialId: kaolin, amount: 50, isAdditional: false }]
  await buildItems(test.db, [{ ownerId: owner, components }])
  expect([await inForm(), await inList()]).toEqual([[1], 1])
})

it.each([
  ['count=0', 'count'],
  ['count=x', 'count'],
  ['count=1000000', 'count'],
  ['material_type_id=-1', 'material_type_id'],
  ['material_type_id=%27', 'material_type_id'],
])('refuses %s, and names the field', async (parameters, field) => {
  const response = await test.app.inject(`/v2/search/commonMaterials?${parameters}`)
  expect(response.statusCode).toBe(400)
  expect(response.body).toContain(field)
})
