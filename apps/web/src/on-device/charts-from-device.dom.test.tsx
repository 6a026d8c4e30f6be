import 'fake-indexeddb/auto'
import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import type { PointsFile } from '@glazy/contract/points/point-columns'
import type { MaterialDetail } from '@glazy/contract/materials'
import { hashKey } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keptAnswers } from '#lib/offline/keep-answers.ts'
import { keptFileNames } from '#lib/offline/kept-files.ts'
import { askForUser } from '#lib/session/ask-session.ts'
import { createQueryClient } from '#router/query-client.ts'
import { ask } from '#testing/ask.ts'
import { cachesInMemory } from '#testing/caches-in-memory.ts'
import { makeMaterial, makeRecipe } from '#testing/items.ts'
import { registerAnew } from '#testing/people.ts'
import { heatmaps } from '#queries/chart-layers.ts'
import { chartsFromDevice, keepForCharts } from './charts-from-device.ts'
import { materialList } from '#queries/materials.ts'
import { type Neighbours, nearestItems } from '#queries/neighbours.ts'
import { keepOwnLibrary } from './own-library.ts'
import { chartMatches, chartPoints, type PointsAtHand } from '#queries/points.ts'

const here = new AbortController().signal
let whose: { readonly owner: number; readonly version: string }
let material: MaterialDetail
let recipe: MaterialDetail

beforeEach(async () => {
  vi.stubGlobal('caches', cachesInMemory())
  await registerAnew()
  whose = { owner: (await askForUser()).id, version: 'a' }
  material = await makeMaterial('Teasel feldspar')
  recipe = await makeRecipe('Teasel clear', [[material, 100]])
  await keepOwnLibrary(createQueryClient(), whose, here, 0)
})
afterEach(async () => {
  await keptAnswers.clear()
  vi.unstubAllGlobals()
})

const answer = (key: readonly unknown[]) => chartsFromDevice(whose, key)
const pointsOf = async (...axes: ChartAxis[]) =>
  (await answer(chartPoints(axes).queryKey)) as PointsAtHand
const matched = async (...search: Parameters<typeof chartMatches>) => {
  const bits = (await answer(chartMatches(...search).queryKey)) as Uint8Array | undefined
  return bits && [material.id, recipe.id].map((id) => ((bits[id >>> 3] ?? 0) >> (id & 7)) & 1)
}

/** Puts a raw material into the library that everybody sees, from which the device has nothing. */
async function publish(name: string): Promise<number> {
  const { id } = await makeMaterial(name)
  await ask('publishMaterial', { params: { id }, method: 'POST' })
  return id
}

/** Loads a file as a page does, and keeps it as one does. */
async function load(...axes: ChartAxis[]): Promise<PointsFile> {
  const file = await createQueryClient().fetchQuery(chartPoints(axes))
  await keepForCharts(chartPoints(axes).queryKey, file, here)
  return file
}

it('draws what is on the device where no points of the library are kept', async () => {
  const { points, keptAt, axes } = await pointsOf('SiO2', 'K2O_percent')
  expect(keptAt).toBeNull()
  expect(axes).toEqual(['SiO2', 'K2O_percent'])
  expect([...points.ids]).toEqual([material.id, recipe.id])
  expect([...points.kinds]).toEqual([1, 0])
  expect(points.figures[1]?.[0]).toBeCloseTo(15)
  expect(points.figures[0]?.[1]).toBeGreaterThan(1)
})

it('draws the library as it was loaded last, and what is on the device', async () => {
  const published = await publish('Public feldspar')
  const before = Date.now()
  const { points: loaded } = await load('SiO2', 'Al2O3')
  expect(loaded.ids).toContain(published)
  expect(loaded.ids).not.toContain(recipe.id)
  const { points, keptAt, isWhole } = await pointsOf('SiO2', 'Al2O3')
  expect(keptAt).toBeGreaterThanOrEqual(before)
  expect(isWhole).toBe(true)
  expect(new Set(points.ids)).toEqual(new Set([...loaded.ids, material.id, recipe.id]))
  expect(points.figures[0]?.subarray(0, loaded.ids.length)).toEqual(loaded.figures[0])
})

it('keeps one file for the same axes, and finds figures in another', async () => {
  await load('SiO2', 'Al2O3')
  await load('SiO2', 'Al2O3')
  const { points: loaded } = await load('CaO', 'SiO2', 'MgO')
  expect(await keptFileNames()).toEqual(['points CaO,SiO2,MgO', 'points SiO2,Al2O3'])
  const { points } = await pointsOf('MgO', 'CaO')
  expect(points.figures[0]?.subarray(0, loaded.ids.length)).toEqual(loaded.figures[2])
  expect((await pointsOf('MgO', 'TiO2')).keptAt).toBeNull()
})

it('tells what filters leave as far as points say it', async () => {
  expect(await matched('recipes', {})).toEqual([0, 1])
  expect(await matched('materials', {})).toEqual([1, 0])
  expect(await matched('all', {})).toEqual([1, 1])
  expect(await matched('all', { photo: true })).toEqual([0, 0])
  expect(await matched('recipes', { cone: 'high' })).toEqual([0, 0])
  expect(await matched('recipes', { q: 'celadon' })).toBeUndefined()
})

it('finds neighbours among what is at hand, the closest first', async () => {
  const neighbours = async (id: number) =>
    (await answer(nearestItems(id, 'SiO2', 'Al2O3').queryKey)) as Neighbours | undefined
  const alone = await neighbours(recipe.id)
  expect(alone?.meta.material).toMatchObject({ id: recipe.id, name: 'Teasel clear' })
  expect(alone?.data.map(({ name }) => name)).toEqual(['Teasel feldspar'])
  expect(alone?.keptAt).toBeNull()
  await publish('Public feldspar')
  await load('SiO2', 'Al2O3')
  const among = await neighbours(recipe.id)
  expect(among?.data[0]?.name).toBe('Teasel feldspar')
  expect(among?.data.at(-1)?.name).toBe('')
  expect(among?.keptAt).toEqual(expect.any(Number))
  expect(await neighbours(4_000_000)).toBeUndefined()
})

it('names neighbours that stood in a list or on a chart that was opened', async () => {
  await publish('Public feldspar')
  const { points } = await load('SiO2', 'Al2O3')
  const id = points.ids.at(-1)!
  const chart = nearestItems(recipe.id, 'SiO2', 'Al2O3')
  const nameOf = async () =>
    ((await answer(chart.queryKey)) as Neighbours).data.find((point) => point.id === id)?.name
  expect(await nameOf()).toBe('')
  const list = materialList({ id: [id] })
  const client = createQueryClient()
  for (const [key, asked] of [
    [list.queryKey, await client.fetchQuery(list)],
    [chart.queryKey, await client.fetchQuery(chart)],
  ] as const) {
    await keptAnswers.put(whose, hashKey(key), asked)
    expect(await nameOf()).toBe('Public feldspar')
    await keptAnswers.drop(whose, [hashKey(key)])
  }
})

it('gives heatmaps back as they were loaded', async () => {
  const query = heatmaps('type')
  expect(await answer(query.queryKey)).toBeUndefined()
  const loaded = await createQueryClient().fetchQuery(query)
  await keepForCharts(query.queryKey, loaded, here)
  expect(await answer(query.queryKey)).toEqual(loaded)
})

it('asks the library for everything again after what the device had put together', async () => {
  const client = createQueryClient()
  const query = chartPoints(['SiO2', 'Al2O3'])
  client.setQueryData(query.queryKey, await pointsOf('SiO2', 'Al2O3'))
  const file = await client.fetchQuery({ ...query, staleTime: 0 })
  expect(file.keptAt).toBeUndefined()
  expect(file.points.ids).not.toContain(recipe.id)
})
