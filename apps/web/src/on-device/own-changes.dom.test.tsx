import 'fake-indexeddb/auto'
import { type QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keptAnswers } from '#lib/offline/keep-answers.ts'
import type { KeptFor } from '#lib/offline/kept-answers.ts'
import { askForUser } from '#lib/session/ask-session.ts'
import { createQueryClient } from '#router/query-client.ts'
import { ask } from '#testing/ask.ts'
import { makeMaterial, makeRecipe } from '#testing/items.ts'
import { registerAnew } from '#testing/people.ts'
import { useDeleteMaterial, useUpdateMaterial } from '#queries/authoring.ts'
import { useDeleteBatch } from '#queries/batch-changes.ts'
import { ownBatches } from '#queries/batches.ts'
import { useDeleteCollection, useUpdateCollection } from '#queries/collection-changes.ts'
import { collectionsOf } from '#queries/collections.ts'
import { keepReading } from './keep-reading.ts'
import { useDeleteSchedule, useSaveSchedule } from '#queries/kiln-changes.ts'
import { kilnSchedule, kilnSchedules } from '#queries/kilns.ts'
import { useDeleteLog, useUpdateLog } from '#queries/log-changes.ts'
import { logDetail, logList } from '#queries/logs.ts'
import { materialDetail, materialList, materialLookup } from '#queries/materials.ts'
import { keepOwnLibrary } from './own-library.ts'

let whose: KeptFor
let u: string
let client: QueryClient
let stop: () => void
beforeEach(async () => {
  await registerAnew()
  const { id: owner } = await askForUser()
  whose = { owner, version: 'a' }
  u = String(owner)
})
afterEach(async () => {
  stop()
  vi.restoreAllMocks()
  await keptAnswers.clear()
})

/** A page of the site. */
function open() {
  client = createQueryClient()
  stop = keepReading(client, whose)
}

/** Leaves the page, and opens the next one without a connection. */
async function openWithoutConnection() {
  dispatchEvent(new Event('pagehide'))
  await keptAnswers.amount()
  stop()
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no connection'))
  open()
}

/** Changes something as a page does. */
async function change<TInput>(
  use: () => { readonly mutateAsync: (input: TInput) => Promise<unknown> },
  input: TInput,
) {
  const { result } = renderHook(use, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  await act(() => result.current.mutateAsync(input))
}

/** Keeps all, and opens these lists, so that they are kept as they were then. */
async function keepAndOpen(...keys: readonly Query[]) {
  await keepOwnLibrary(createQueryClient(), whose, new AbortController().signal, 0)
  open()
  for (const query of keys) await read(query)
  dispatchEvent(new Event('pagehide'))
  await keptAnswers.amount()
  // What is changed afterwards is newer by the clock as well.
  await new Promise((resolve) => setTimeout(resolve, 5))
}

interface Query {
  readonly queryKey: QueryKey
}
const read = (query: Query) => client.fetchQuery({ ...query, retry: false })
const listed = async (query: Query) => {
  const { data } = (await read(query)) as { readonly data: readonly { readonly name: string }[] }
  return data.map(({ name }) => name)
}

const all = () => materialList({ u })
const recipes = () => materialList({ u, composite: true, p: 1 })
const found = () => materialList({ q: 'heron', u })

/** A raw material and two recipes of it. */
async function makeItems() {
  const heron = await makeMaterial('Heron feldspar')
  const [clear, blue] = [
    await makeRecipe('Heron clear', [[heron, 100]]),
    await makeRecipe('Heron blue', [[heron, 100]]),
  ]
  return { heron, clear, blue }
}

it.each([
  ['never opened', () => []],
  ['opened before', () => [all(), recipes(), found()]],
])('without a connection a deleted item is in no list that was %s', async (_, opened) => {
  const { clear } = await makeItems()
  await keepAndOpen(...opened())
  await change(() => useDeleteMaterial(clear.id), undefined)
  await openWithoutConnection()
  expect(await listed(all())).toEqual(['Heron blue', 'Heron feldspar'])
  expect(await listed(recipes())).toEqual(['Heron blue'])
  if (opened().length > 0) expect(await listed(found())).not.toContain('Heron clear')
  await expect(read(materialDetail(clear.id))).rejects.toThrow()
})

it.each([
  ['never opened', () => []],
  ['opened before', () => [all(), recipes(), found()]],
])('without a connection a changed name is in lists that were %s', async (_, opened) => {
  const { clear } = await makeItems()
  await keepAndOpen(...opened())
  await change(() => useUpdateMaterial(clear.id), { name: 'Heron amber' })
  await openWithoutConnection()
  expect(await listed(all())).toEqual(['Heron amber', 'Heron blue', 'Heron feldspar'])
  expect(await listed(recipes())).toEqual(['Heron amber', 'Heron blue'])
  if (opened().length > 0) expect(await listed(found())).toContain('Heron amber')
})

it('has a recipe that was made after a list was opened', async () => {
  const { heron } = await makeItems()
  await keepAndOpen(all())
  const made = await makeRecipe('Heron ash', [[heron, 100]])
  await read(materialDetail(made.id))
  await openWithoutConnection()
  expect(await listed(all())).toContain('Heron ash')
})

it('looks up a raw material by the name that it has now, and none that is deleted', async () => {
  const { heron, clear } = await makeItems()
  await keepAndOpen()
  await change(() => useUpdateMaterial(heron.id), { name: 'Heron spar' })
  await change(() => useDeleteMaterial(clear.id), undefined)
  await openWithoutConnection()
  const items = await client.fetchQuery({ ...materialLookup('all', 'heron'), retry: false })
  expect(items.map(({ name }) => name).toSorted()).toEqual(['Heron blue', 'Heron spar'])
})

it('forgets what somebody else has deleted when its page is asked for', async () => {
  const { clear } = await makeItems()
  await keepAndOpen(all())
  await ask('deleteMaterial', { params: { id: clear.id } })
  await expect(read(materialDetail(clear.id))).rejects.toThrow()
  await openWithoutConnection()
  expect(await listed(all())).not.toContain('Heron clear')
})

it('has schedules as they were changed, and none that is deleted', async () => {
  const ramps = [{ tempRatePerHr: 100, targetTemp: 1000, holdMinutes: 10 }]
  const start = { defaultStartTemp: 20, isCelsius: true, isPrivate: false }
  const body = (name: string) => ({ ...start, name, ortonConeId: 20, ramps })
  const slow = (await ask('createKilnSchedule', { body: body('Slow') })).data
  const fast = (await ask('createKilnSchedule', { body: body('Fast') })).data
  await keepAndOpen(kilnSchedules({ u }))
  const as = { id: fast.id, clientKey: crypto.randomUUID() }
  await change(useSaveSchedule, { schedule: body('Faster'), as })
  await change(useDeleteSchedule, slow.id)
  await openWithoutConnection()
  expect(await listed(kilnSchedules({ u }))).toEqual(['Faster'])
  await expect(read(kilnSchedule(slow.id))).rejects.toThrow()
})

it('has logs as they were changed, and none that is deleted', async () => {
  // Other tests write logs meanwhile: a list of everybody's that has those of this one alone.
  const word = `kiln${crypto.randomUUID().slice(0, 8)}`
  const everybodys = logList({ q: word })
  const body = (title: string) => ({
    title,
    logTypeId: 1,
    description: `<p>Written by a test of ${word}.</p>`,
  })
  const first = (await ask('createLog', { body: body('First') })).data
  const second = (await ask('createLog', { body: body('Second') })).data
  await keepAndOpen(logList({ u }), everybodys)
  const words = { isPrivate: false, item: null, images: [], removed: [] }
  const draft = { ...body('Changed'), ...words }
  const sent = { draft, clientKey: crypto.randomUUID(), onProgress: () => undefined }
  await change(() => useUpdateLog(first.id), sent)
  await change(() => useDeleteLog(second.id), undefined)
  await openWithoutConnection()
  const titles = async (query: Query) =>
    ((await read(query)) as { data: { title: string }[] }).data.map(({ title }) => title)
  expect(await titles(logList({ u }))).toEqual(['Changed'])
  expect(await titles(everybodys)).toEqual(['Changed'])
  await expect(read(logDetail(second.id))).rejects.toThrow()
})

it('has no batch that is deleted', async () => {
  const { clear, blue } = await makeItems()
  const body = (recipeId: number) => ({ recipeId, size: 100, unit: 'grams' }) as const
  const { data: first } = await ask('planBatch', { body: body(clear.id) })
  const { data: second } = await ask('planBatch', { body: body(blue.id) })
  await keepAndOpen(ownBatches(whose.owner, 1))
  await change(() => useDeleteBatch(whose.owner, first.id), undefined)
  await openWithoutConnection()
  expect(await read(ownBatches(whose.owner, 1))).toMatchObject({
    data: [{ id: second.id }],
    meta: { pagination: { total: 1 } },
  })
})

it('has collections as they were changed, whatever the page called their owner', async () => {
  const { username } = await askForUser()
  const { data: tests } = await ask('createCollection', { body: { name: 'Tests' } })
  const { data: ashes } = await ask('createCollection', { body: { name: 'Ashes' } })
  const byName = collectionsOf(username ?? u)
  await keepAndOpen(byName)
  await change(() => useUpdateCollection(tests), { name: 'Tiles' })
  await change(useDeleteCollection, ashes)
  await openWithoutConnection()
  for (const query of [byName, collectionsOf(u)]) expect(await listed(query)).toEqual(['Tiles'])
})
