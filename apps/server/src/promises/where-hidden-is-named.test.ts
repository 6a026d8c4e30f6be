import type { MaterialDetail } from '@glazy/contract/materials'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestAccount, logIn, type TestSession } from '#testing/accounts.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

/**
 * Every answer that names an ingredient, once its owner has hidden it: what it tells whoever wrote the
 * recipe with it, and what another reader of that recipe.
 */
const NAME = 'Openhill spar'
const ANALYSIS = { SiO2: 64, Al2O3: 20, K2O: 16, loi: 0 }
/** What its owner calls it since: nobody else is told. */
const SECRET = 'Closedhill spar'

let test: TestApp
let author: TestSession
let reader: TestSession
/** What stands for an id in the paths below. */
const ids: Record<string, number> = {}

beforeAll(async () => {
  test = await createTestApp()
  const owner = await logIn(test.db, await createTestAccount(test.db))
  const account = await createTestAccount(test.db)
  author = await logIn(test.db, account)
  reader = await logIn(test.db, await createTestAccount(test.db))
  const spar = await made(owner, '/recipes', { name: NAME, isPrimitive: true, analysis: ANALYSIS })
  await send(owner, 'POST', `/recipes/${spar}/publish`)

  const lines = [{ componentMaterialId: spar, percentageAmount: 100 }]
  const recipe = await made(author, '/materialmaterials', {
    newName: 'Openglaze',
    materialComponents: lines,
  })
  const again = { newName: 'Openglaze two', materialComponents: lines }
  const copy = await made(author, '/materialmaterials', again)
  for (const id of [recipe, copy]) await send(author, 'POST', `/recipes/${id}/publish`)
  await send(author, 'GET', `/usermaterials/addMaterial/${spar}`)
  const lot = { materialId: spar, packs: 1, packAmount: '1', packUnits: 'kilograms' }
  await send(author, 'POST', '/stock/lots', { rows: [lot] })
  const plan = { recipeId: recipe, size: 1, unit: 'kilograms' }
  const mixed = await made(author, '/batches', plan)
  const finished = await send(author, 'POST', `/batches/${mixed}/finish`, { isLogged: true })
  const { logId } = finished.json<{ data: { logId: number } }>().data
  const planned = await made(author, '/batches', { ...plan, size: 2 })
  Object.assign(ids, { spar, recipe, mixed, planned, logId, author: account.id })

  await send(owner, 'POST', `/recipes/${spar}/unpublish`)
  await send(owner, 'PATCH', `/recipes/${spar}`, { name: SECRET, analysis: { CaO: 99, loi: 1 } })
})
afterAll(() => test.close())

type Method = 'GET' | 'POST' | 'PATCH'
function call(who: TestSession | null, method: Method, path: string, payload?: object) {
  const headers = who?.bearer ?? {}
  return test.app.inject({ method, url: `/v2${path}`, headers, ...(payload && { payload }) })
}

async function send(who: TestSession, method: Method, path: string, payload?: object) {
  const answer = await call(who, method, path, payload)
  expect(answer.statusCode, `${path} ${answer.body}`).toBeLessThan(300)
  return answer
}

async function made(who: TestSession, path: string, payload: object): Promise<number> {
  const answer = await send(who, 'POST', path, payload)
  return answer.json<{ data: Pick<MaterialDetail, 'id'> }>().data.id
}

/**
 * What an answer tells of the ingredient: its name alone, also which one it is, or besides that it has
 * no page, so that nothing links to it.
 */
type Told = 'nothing' | 'name' | 'id' | 'id, hidden'

async function toldBy(who: TestSession | null, door: string): Promise<Told> {
  const path = door.replace(/\{(\w+)\}/g, (_, name: string) => String(ids[name]))
  const { statusCode, body } = await call(who, 'GET', path)
  expect([200, 401, 404], body).toContain(statusCode)
  expect(body).not.toContain(SECRET)
  if (statusCode !== 200 || !body.includes(NAME)) return 'nothing'
  const text = body.startsWith('{') ? body : JSON.stringify(body)
  const found: Told[] = []
  JSON.parse(text, (key, value: unknown) => {
    // What a batch is taken from is chosen in a list, and links nowhere.
    const isLinked = typeof value === 'object' && value !== null && key !== 'from'
    if (isLinked) found.push(...toldIn(value))
    return value
  })
  return found.find((told) => told === 'id') ?? found.find((told) => told !== 'name') ?? 'name'
}

function toldIn(value: object): Told[] {
  const { name, materialName, id, materialId, isHidden, material } = value as Record<
    string,
    unknown
  >
  if (name !== NAME && materialName !== NAME) return []
  if (materialId !== ids['spar'] && id !== ids['spar']) return ['name']
  const { isHidden: isInner } = (material ?? {}) as { isHidden?: boolean }
  return [isHidden === true || isInner === true ? 'id, hidden' : 'id']
}

it.each<readonly [string, string, Told, Told]>([
  ['its own page', '/recipes/{spar}', 'nothing', 'nothing'],
  ['the search for it', '/search?q=openhill&primitive=1', 'nothing', 'nothing'],
  ['fields of a form', '/search/lookup/materials/openhill', 'nothing', 'nothing'],
  ['the quick search', '/recipes/quickSearch?keywords=openhill', 'nothing', 'nothing'],
  ['common materials', '/search/commonMaterials', 'nothing', 'nothing'],
  [
    'the form of a recipe, the workbench, the solver',
    '/recipes/known?id={spar}',
    'id, hidden',
    'nothing',
  ],
  ['the page of a recipe, and the card of the explorer', '/recipes/{recipe}', 'id, hidden', 'name'],
  ['a version', '/recipes/{recipe}/versions/2', 'name', 'name'],
  ['a list of recipes', '/search?q=openglaze&include=components', 'id, hidden', 'name'],
  ['cards of a list', '/search?q=openglaze&include=ingredients', 'name', 'name'],
  [
    'comparing, and the workbench',
    '/search?id={recipe}&include=analysis,components',
    'id, hidden',
    'name',
  ],
  ['print and labels', '/recipes/printSearch?id={recipe}', 'id, hidden', 'name'],
  ['a file for other programs', '/recipes/{recipe}/export/YAML', 'name', 'name'],
  ['a table', '/recipes/{recipe}/export/CSV', 'name', 'name'],
  ['recipes with the same base', '/search/similarBaseComponents/{recipe}', 'nothing', 'nothing'],
  ['the shelf of the author', '/usermaterials?u={author}', 'id, hidden', 'nothing'],
  ['the own shelf', '/usermaterials', 'id, hidden', 'nothing'],
  ['what can be made', '/usermaterials/makeable?id={recipe}', 'id', 'nothing'],
  ['the stock', '/stock', 'id, hidden', 'nothing'],
  ['what is to be bought', '/stock/shopping', 'id', 'nothing'],
  ['batches', '/batches', 'id, hidden', 'nothing'],
  ['a planned batch', '/batches/{planned}', 'id, hidden', 'nothing'],
  ['a mixed batch, and its label', '/batches/{mixed}', 'id, hidden', 'nothing'],
  ['the log of a batch', '/logs/{logId}', 'name', 'name'],
  ['everything that somebody owns', '/auth/export', 'id', 'nothing'],
])('%s: %s', async (_, door, toAuthor, toReader) => {
  expect(await toldBy(author, door)).toBe(toAuthor)
  expect(await toldBy(reader, door)).toBe(toReader)
  expect(await toldBy(null, door)).toBe(toReader)
})

it('its figures are told to whoever has used it, as they were on its last public day', async () => {
  const { data } = (await send(author, 'GET', `/recipes/known?id=${ids['spar']}`)).json()
  const analysis = { percent: { SiO2: 64, Al2O3: 20, K2O: 16 }, loi: 0, total: 100 }
  expect(data).toEqual([
    { id: ids['spar'], name: NAME, materialTypeId: null, isHidden: true, analysis },
  ])
})

it('a batch of a recipe that its owner has hidden says so', async () => {
  const plan = { recipeId: ids['recipe'], size: 1, unit: 'kilograms' }
  const batch = await made(reader, '/batches', plan)
  const recipe = async () =>
    (await send(reader, 'GET', `/batches/${batch}`)).json<{ data: { recipe: object } }>().data
      .recipe
  expect(await recipe()).not.toHaveProperty('isHidden')
  await send(author, 'POST', `/recipes/${ids['recipe']}/unpublish`)
  expect(await recipe()).toMatchObject({ name: 'Openglaze', isHidden: true })
})
