import { heatmapCell } from '@glazy/ceramics/charts/heatmaps'
import { readHeatmaps } from '@glazy/ceramics/charts/heatmaps-file'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildAccount, buildItems, LEACH_4321, SILICA } from '#testing/library.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { makeHeatmaps, refreshHeatmaps } from './heatmaps.service.ts'

const GLAZE = 460
const IRON = 490
const CELADON = 500
const LEACH_CELL = heatmapCell({ SiO2: 3.711, Al2O3: 0.409 }) ?? -1

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  const ownerId = await buildAccount(test.db)
  await buildItems(test.db, [
    { ...LEACH_4321, ownerId, typeId: CELADON, fromConeId: 33, toConeId: 34 },
    { ...LEACH_4321, ownerId, typeId: IRON, fromConeId: 34, toConeId: null },
    { ...LEACH_4321, ownerId, baseTypeId: GLAZE, typeId: null },
    { ...LEACH_4321, ownerId, typeId: CELADON, fromConeId: 20, isPrivate: true },
    { ...LEACH_4321, ownerId, typeId: 110, fromConeId: 20 },
    { ...SILICA, ownerId, typeId: CELADON, fromConeId: 20 },
  ])
})
afterAll(() => test.close())

async function read(path: string, headers: Record<string, string> = {}) {
  const answer = await test.app.inject({ url: path, headers })
  const parsed = readHeatmaps(new Uint8Array(answer.rawPayload))
  return { answer, heatmaps: parsed.ok ? parsed.value : [] }
}

it('the first who asks gets a file, made from the public glazes alone', async () => {
  const { answer, heatmaps } = await read('/type-heatmaps.bin')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/octet-stream')
  expect(heatmaps.map(({ id, total }) => [id, total])).toEqual([
    [GLAZE, 3],
    [IRON, 2],
    [CELADON, 1],
  ])
  for (const { cells } of heatmaps) {
    expect(cells[LEACH_CELL]).toBe(255)
    expect(cells.filter((value) => value > 0)).toHaveLength(1)
  }
})

it('cones count by the middle of their range; who has none does not count', async () => {
  const { heatmaps } = await read('/cone-heatmaps.bin')
  expect(heatmaps.map(({ id, total }) => [id, total])).toEqual([[34, 2]])
})

it('a browser that has the file is told so, for as long as it is the same', async () => {
  const { answer } = await read('/type-heatmaps.bin')
  const { etag = '' } = answer.headers
  expect(answer.headers['cache-control']).toBe('public, max-age=600')
  const again = await read('/type-heatmaps.bin', { 'if-none-match': etag })
  expect(again.answer.statusCode).toBe(304)
  expect(again.answer.rawPayload).toHaveLength(0)

  const ownerId = await buildAccount(test.db)
  await buildItems(test.db, [{ ...LEACH_4321, ownerId, typeId: CELADON }])
  expect(await refreshHeatmaps(test.db, new Date())).toMatchObject({ glazes: 4 })
  const changed = await read('/type-heatmaps.bin', { 'if-none-match': etag })
  expect(changed.answer.statusCode).toBe(200)
  expect(changed.heatmaps[0]).toMatchObject({ id: GLAZE, total: 4 })
})

it('nothing is made while nothing has changed, but once a day', async () => {
  await makeHeatmaps(test.db, new Date())
  expect(await refreshHeatmaps(test.db, new Date())).toBeUndefined()
  const tomorrow = new Date(Date.now() + 25 * 3_600_000)
  expect(await refreshHeatmaps(test.db, tomorrow)).toBeDefined()
})

it('one at a time: who comes while another makes them leaves it to them', async () => {
  const ownerId = await buildAccount(test.db)
  await buildItems(test.db, [{ ...LEACH_4321, ownerId, typeId: CELADON }])
  const made = await Promise.all([1, 2, 3].map(() => refreshHeatmaps(test.db, new Date())))
  expect(made.filter((one) => one !== undefined).length).toBeGreaterThanOrEqual(1)
  expect(await refreshHeatmaps(test.db, new Date())).toBeUndefined()
})
