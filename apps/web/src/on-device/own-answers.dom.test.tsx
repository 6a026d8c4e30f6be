import 'fake-indexeddb/auto'
import { descendants } from '@glazy/ceramics/lookups/material-types'
import type { QueryKey } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keptAnswers } from '#lib/offline/keep-answers.ts'
import { askForUser } from '#lib/session/ask-session.ts'
import { createQueryClient } from '#router/query-client.ts'
import { ask } from '#testing/ask.ts'
import { makeMaterial, makeRecipe } from '#testing/items.ts'
import { registerAnew } from '#testing/people.ts'
import { answerFromDevice } from './answer-from-device.ts'
import { ownBatches } from '#queries/batches.ts'
import { collectionsOf } from '#queries/collections.ts'
import { kilnSchedule, type KilnListQuery, kilnSchedules } from '#queries/kilns.ts'
import { logDetail, logList } from '#queries/logs.ts'
import { materialDetail, materialList, type MaterialListQuery } from '#queries/materials.ts'
import { keepOwnLibrary } from './own-library.ts'
import { userProfile } from '#queries/people.ts'

let owner: number
let whose: { readonly owner: number; readonly version: string }
beforeEach(async () => {
  await registerAnew()
  owner = (await askForUser()).id
  whose = { owner, version: 'a' }
})
afterEach(() => keptAnswers.clear())

const keep = () => keepOwnLibrary(createQueryClient(), whose, new AbortController().signal, 0)
const answer = (key: QueryKey) => answerFromDevice(whose, key)
const listed = (query: MaterialListQuery) => answer(materialList(query).queryKey)

/** The type of all glazes. */
const GLAZES = 460

/** What a list says, without how each of its items looks. */
const outline = (list: unknown) => {
  const { data, meta } = list as Awaited<ReturnType<typeof askFor>>
  return { names: data.map(({ name }) => name), pagination: meta.pagination }
}
const askFor = (query: MaterialListQuery) => ask('searchMaterials', { query })

/** Makes a recipe of each name. */
async function makeRecipes(...names: readonly string[]) {
  const silica = await makeMaterial('Silica of Test')
  const recipes = []
  for (const name of names) recipes.push(await makeRecipe(name, [[silica, 100]]))
  return recipes
}

it('answers lists of one’s own items that were never opened as the server does', async () => {
  const [first] = await makeRecipes('Clear', 'Amber', 'Celadon')
  const type = descendants(GLAZES)[0]!.id
  const words = { name: 'Clear, changed', materialTypeId: type, surfaceTypeId: 1 }
  await ask('updateMaterial', { params: { id: first!.id }, body: words })
  await keep()
  const u = String(owner)
  const recipes = { u, composite: true }
  const queries: readonly MaterialListQuery[] = [
    { ...recipes, include: 'fingerprint,ingredients' },
    { ...recipes, count: 2 },
    { ...recipes, count: 2, p: 2 },
    { u },
    { u, primitive: true },
    { u, analysis: true },
    ...(['un', 'uo', 'cn', 'co', 'rh', 'rl'] as const).map((o) => ({ u, o })),
    { ...recipes, base_type: GLAZES },
    { ...recipes, type, base_type: GLAZES },
    { ...recipes, surface: 1 },
    { ...recipes, type: 1_000_000 },
    { ...recipes, state: 1 },
    { ...recipes, state: 2 },
    { ...recipes, photo: true },
    { ...recipes, is_private: true },
    { ...recipes, atmosphere: 1 },
    { ...recipes, cone: 'mid' },
  ]
  expect((await askFor({ ...recipes, type, surface: 1 })).data).toHaveLength(1)
  for (const query of queries) {
    expect(outline(await listed(query)), JSON.stringify(query)).toEqual(
      outline(await askFor(query)),
    )
  }
})

it('shows on a card what the server does, and nothing that only the page has', async () => {
  await makeRecipes('Clear')
  await keep()
  const query = { u: String(owner), composite: true, include: 'fingerprint,ingredients' }
  const [card] = ((await listed(query)) as Awaited<ReturnType<typeof askFor>>).data
  const [asked] = (await askFor(query)).data
  expect(card).toMatchObject(asked!)
  expect(card).not.toHaveProperty('chemistry')
  expect(card).not.toHaveProperty('translations')
})

it('says nothing of filters that only the server knows, nor of lists of others', async () => {
  await makeRecipes('Clear')
  await keep()
  const u = String(owner)
  expect(await listed({ u })).toBeDefined()
  const others: readonly MaterialListQuery[] = [
    { u, q: 'clear' },
    { u, subsearch: 'clear' },
    { u, color: 'aabbcc' },
    { u, ox: 'SiO2' },
    { u, alike: 'together' },
    { u, makeable: 'all' },
    { u, unorganized: true },
    { u, min: { SiO2: 2 } },
    { u: String(owner + 1) },
    { composite: true },
    { u, collection: 1_000_000_000 },
  ]
  for (const query of others) {
    expect(await listed(query), JSON.stringify(query)).toBeUndefined()
  }
  expect(await answer(logList({ u, q: 'ash' }).queryKey)).toBeUndefined()
  expect(await answer(logList({}).queryKey)).toBeUndefined()
  expect(await answer(kilnSchedules({ u: String(owner + 1) }).queryKey)).toBeUndefined()
  expect(await answer(ownBatches(owner + 1, 1).queryKey)).toBeUndefined()
  expect(await answer(userProfile(String(owner + 1)).queryKey)).toBeUndefined()
})

it('tells no list of which only some is there', async () => {
  const [clear] = await makeRecipes('Clear', 'Amber')
  expect(await listed({ u: String(owner), composite: true })).toBeUndefined()
  await keep()
  expect(await listed({ u: String(owner), composite: true })).toBeDefined()
  await keptAnswers.drop(whose, [JSON.stringify(materialDetail(clear!.id).queryKey)])
  expect(await listed({ u: String(owner), composite: true })).toBeUndefined()
})

it('has what was made and read since everything was kept, and forgets what is gone', async () => {
  const [clear] = await makeRecipes('Clear')
  const query = { u: String(owner), composite: true }
  await keep()
  const amber = await makeRecipe('Amber', [[await makeMaterial('Ash of Test'), 100]])
  await keptAnswers.put(whose, JSON.stringify(materialDetail(amber.id).queryKey), amber)
  expect(outline(await listed(query)).names).toEqual(['Amber', 'Clear'])
  await ask('deleteMaterial', { params: { id: clear!.id } })
  await keep()
  expect(outline(await listed(query)).names).toEqual(['Amber'])
})

it('answers one’s own collections and what is in them, by number and by name', async () => {
  const [clear] = await makeRecipes('Clear', 'Amber')
  const { username } = await askForUser()
  const { data: made } = await ask('createCollection', { body: { name: 'Tests' } })
  const filling = { collectionId: made.id, materialId: clear!.id }
  await ask('addToCollection', { body: filling })
  await keep()
  const collections = await ask('listCollections', { params: { userId: String(owner) } })
  for (const user of [String(owner), ...(username === null ? [] : [username])]) {
    expect(await answer(userProfile(user).queryKey)).toMatchObject({ id: owner })
    expect(await answer(collectionsOf(user).queryKey)).toEqual(collections)
    const inside = await listed({ u: user, collection: made.id })
    expect(outline(inside).names).toEqual(['Clear'])
    expect(inside).toMatchObject({ meta: { collection: { data: { id: made.id, name: 'Tests' } } } })
  }
  await ask('removeFromCollection', {
    params: { collectionId: made.id, materialId: clear!.id },
  })
  await keep()
  expect(outline(await listed({ u: String(owner), collection: made.id })).names).toEqual([])
})

it('answers lists of kiln schedules, and each of them', async () => {
  const body = (name: string) => ({
    name,
    ortonConeId: name === 'Bisque' ? 20 : 30,
    ramps: [{ tempRatePerHr: 100, targetTemp: 1000, holdMinutes: 10 }],
  })
  const ids: number[] = []
  for (const name of ['Slow bisque', 'Bisque', 'Glaze']) {
    ids.push((await ask('createKilnSchedule', { body: body(name) })).data.id)
  }
  await keep()
  const u = String(owner)
  const queries: readonly KilnListQuery[] = [
    { u },
    { u, c: 2, p: 2 },
    { u, q: 'bisque' },
    { u, cone: 'mid' },
    { u, cone: 20 },
    { u, atmosphere: 3 },
    { u, sort_by: 'name' },
    { u, sort_by: 'created_at', sort_order: 'asc' },
  ]
  for (const query of queries) {
    const { data, meta } = await ask('listKilnSchedules', { query })
    const { pagination } = meta
    expect(await answer(kilnSchedules(query).queryKey), JSON.stringify(query)).toMatchObject({
      data,
      meta: { pagination },
    })
  }
  expect(await keptAnswers.get(whose, JSON.stringify(kilnSchedule(ids[0]!).queryKey))).toEqual(
    (await ask('getKilnSchedule', { params: { id: ids[0]! } })).data,
  )
})

it('has a schedule and a log that stood in a list, though their own page was never opened', async () => {
  const schedule = { id: 77, name: 'Somebody’s bisque' }
  await keptAnswers.put(whose, JSON.stringify(kilnSchedules({}).queryKey), { data: [schedule] })
  await keptAnswers.put(whose, JSON.stringify(logList({}).queryKey), { data: [{ id: 78 }] })
  expect(await answer(kilnSchedule(77).queryKey)).toEqual(schedule)
  expect(await answer(logDetail(78).queryKey)).toEqual({ id: 78 })
  expect(await answer(kilnSchedule(79).queryKey)).toBeUndefined()
})

it('answers one’s own logs and batches, page by page', async () => {
  const [clear, amber] = await makeRecipes('Clear', 'Amber')
  const posted = async (title: string, logTypeId: number) =>
    ask('createLog', { body: { title, logTypeId, description: 'Written by a test.' } })
  for (let count = 0; count < 21; count += 1) await posted(`Note ${count}`, 1)
  await posted('Test tiles', 3)
  for (const [recipe, plannedFor] of [
    [clear!, null],
    [clear!, '2030-05-02'],
    [amber!, '2030-05-01'],
  ] as const) {
    const body = { recipeId: recipe.id, size: 100, unit: 'grams', plannedFor } as const
    await ask('planBatch', { body })
  }
  const { data } = await ask('listBatches', { query: {} })
  await ask('finishBatch', { params: { id: data[0]!.id }, body: {} })
  await keep()
  const u = String(owner)
  for (const search of [{ u }, { u, p: 2 }, { u, type: 'tests' }]) {
    const asked = await ask('listLogs', { query: search })
    const { pagination } = asked.meta
    expect(await answer(logList(search).queryKey)).toEqual({
      data: asked.data,
      meta: { pagination },
    })
  }
  for (const [page, recipe] of [[1], [2], [1, clear!.id]] as const) {
    const asked = await ask('listBatches', { query: { page, recipe } })
    expect(await answer(ownBatches(owner, page, recipe).queryKey)).toEqual(asked)
  }
})

it('puts a list that was opened before in the place of none that is newer', async () => {
  await makeRecipes('Clear')
  const u = String(owner)
  const hash = (query: MaterialListQuery) => JSON.stringify(materialList(query).queryKey)
  await keptAnswers.put(whose, hash({ u }), 'of before')
  await keptAnswers.put(whose, hash({ q: 'clear', u }), 'of before')
  await new Promise((resolve) => setTimeout(resolve, 5))
  await keep()
  expect(await keptAnswers.get(whose, hash({ u }))).toBeUndefined()
  // What the device cannot find by itself stays as it was read.
  expect(await keptAnswers.get(whose, hash({ q: 'clear', u }))).toBe('of before')
})
