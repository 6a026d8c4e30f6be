import { axisValue, type ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import { decodePoints } from '@glazy/contract/points/decode-points'
import { mergePoints } from '@glazy/contract/points/merge-points'
import type { PointsFile } from '@glazy/contract/points/point-columns'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadItems } from '#features/materials/derive/derive.queries.ts'
import { deriveItems } from '#features/materials/derive/derive-items.ts'
import { buildItems, LEACH_4321 } from '#testing/library.ts'
import { readLibrary } from '#testing/random-library.ts'
import { createRandomLibraryApp } from '#testing/random-library-app.ts'
import { type SecondServer, startSecondServer } from '#testing/second-server.ts'
import type { TestApp } from '#testing/test-app.ts'

let test: TestApp
let owner: number
let bearer: { readonly authorization: string }

beforeAll(async () => {
  ;({ test, owner, bearer } = await createRandomLibraryApp())
})
afterAll(() => test.close())

async function ask(query: string, app: FastifyInstance = test.app, headers = {}) {
  const response = await app.inject({ url: `/v2/charts/points?${query}`, headers })
  expect(response.statusCode, response.body).toBe(200)
  return response
}

async function read(query: string, app?: FastifyInstance, headers = {}): Promise<PointsFile> {
  const { rawPayload } = await ask(query, app, headers)
  const file = decodePoints(Uint8Array.from(rawPayload).buffer)
  if (!file.ok) throw new Error(file.error)
  return file.value
}

const AXES: readonly ChartAxis[] = ['KNaO', 'SiO2Al2O3Ratio', 'B2O3_percent']

describe('the file of all points', () => {
  it('holds what is public and has an analysis, and nothing else', async () => {
    const library = await readLibrary(test.db)
    const expected = library
      .filter((item) => !item.isPrivate && Object.keys(item.chemistry.percent).length > 0)
      .map(({ id }) => id)
    expect(library.some((item) => item.isPrivate && item.ownerId === owner)).toBe(true)
    for (const headers of [{}, bearer]) {
      const { points, isWhole } = await read('', test.app, headers)
      expect(isWhole).toBe(true)
      expect([...points.ids]).toEqual(expected.toSorted((a, b) => a - b))
    }
  })

  it('has the figures of any axes, with seven digits', async () => {
    const library = new Map((await readLibrary(test.db)).map((item) => [item.id, item]))
    const { points, axes } = await read(`axes=${AXES.join(',')}`)
    expect(axes).toEqual(AXES)
    for (const [row, id] of points.ids.entries()) {
      const item = library.get(id)
      if (item === undefined) throw new Error(`${id} is not in the library`)
      for (const [place, axis] of AXES.entries()) {
        const value = axisValue(axis, item.chemistry)
        expect(points.figures[place]?.[row]).toBe(value === null ? NaN : Math.fround(value))
      }
      expect(points.typeIds[row]).toBe(item.typeId ?? 0)
      expect(points.fromConeIds[row]).toBe(item.fromConeId ?? 0)
    }
  })

  it('takes at most sixteen bytes for a point of two axes', async () => {
    const many = Array.from({ length: 300 }, () => ({ ...LEACH_4321, ownerId: owner }))
    const sizeOf = async () => (await ask('axes=CaO,MgO')).rawPayload.length
    const before = await sizeOf()
    await buildItems(test.db, many)
    expect((await sizeOf()) - before).toBeLessThanOrEqual(16 * many.length)
  })

  it('is compressed, and not sent again until something public has changed', async () => {
    const gzipped = await ask('', test.app, { 'accept-encoding': 'gzip' })
    expect(gzipped.headers['content-encoding']).toBe('gzip')
    expect(gzipped.rawPayload.length).toBeLessThan((await ask('')).rawPayload.length)
    const tag = String(gzipped.headers.etag)
    const again = () =>
      test.app.inject({ url: '/v2/charts/points', headers: { 'if-none-match': tag } })
    expect((await again()).statusCode).toBe(304)
    await buildItems(test.db, [{ ...LEACH_4321, ownerId: owner, isPrivate: true }])
    expect((await again()).statusCode).toBe(304)
    await buildItems(test.db, [{ ...LEACH_4321, ownerId: owner }])
    expect((await again()).statusCode).toBe(200)
    const other = await test.app.inject({
      url: '/v2/charts/points?axes=CaO',
      headers: { 'if-none-match': tag },
    })
    expect(other.statusCode).toBe(200)
  })

  it.each([
    ['axes=', 'axes'],
    ['axes=SiO2,Unobtainium', 'axes'],
    [
      `axes=${Array.from({ length: 17 }, (_, at) => ['SiO2', 'CaO', 'MgO'][at] ?? `X${at}`)}`,
      'axes',
    ],
    [`since=${'9'.repeat(301)}`, 'since'],
  ])('%s is refused by name', async (query, field) => {
    const response = await test.app.inject(`/v2/charts/points?${query}`)
    expect(response.statusCode).toBe(400)
    expect(response.body).toContain(`"field":"${field}"`)
  })
})

describe('what has changed since a file', () => {
  let second: SecondServer

  beforeAll(async () => {
    second = await startSecondServer(test)
  })
  afterAll(() => second.close())

  it('is what was added, changed, hidden and deleted, asked of any server', async () => {
    const plans = Array.from({ length: 4 }, () => ({ ...LEACH_4321, ownerId: owner }))
    const [changed = 0, hidden = 0, deleted = 0, same = 0] = await buildItems(test.db, plans)
    const before = await read('axes=SiO2_percent')
    const [added = 0] = await buildItems(test.db, [{ ...LEACH_4321, ownerId: owner }])
    await test.db.transaction().execute(async (trx) => {
      const percent = JSON.stringify({ SiO2: 77, CaO: 10 })
      await trx.updateTable('material').set({ percent }).where('id', '=', changed).execute()
      await trx.updateTable('material').set({ is_private: true }).where('id', '=', hidden).execute()
      await deriveItems(trx, await loadItems(trx, [changed, hidden]))
    })
    await test.db.deleteFrom('material').where('id', '=', deleted).execute()

    for (const app of [test.app, second.app]) {
      const changes = await read(`axes=SiO2_percent&since=${before.stamp}`, app)
      expect(changes.isWhole).toBe(false)
      // More may be told: what was written while a transaction of that time is still under way,
      // also one of another database of the same server.
      expect([...changes.points.ids]).toEqual(expect.arrayContaining([changed, added]))
      expect([...changes.removedIds]).toEqual(expect.arrayContaining([hidden, deleted]))
      let merged = mergePoints(before, changes)
      expect(byId(merged)).toEqual(byId(await read('axes=SiO2_percent', app)))
      expect(byId(merged).get(changed)).toBe(77)
      expect(byId(merged).has(same)).toBe(true)
      // What is told is told again for as long as such a transaction lasts, and then no more.
      await expect
        .poll(async () => {
          const later = await read(`axes=SiO2_percent&since=${merged.stamp}`, app)
          merged = mergePoints(merged, later)
          return [...later.points.ids, ...later.removedIds]
        })
        .toEqual([])
    }
  })

  it.each(['', 'x', '1.2.3', '99999999999999999999.1.1', '1.99999999999999999999.1'])(
    'is everything for a stamp that says nothing: %s',
    async (since) => {
      expect((await read(`since=${since}`)).isWhole).toBe(true)
    },
  )
})

function byId({ points }: PointsFile): Map<number, number | undefined> {
  return new Map([...points.ids].map((id, row) => [id, points.figures[0]?.[row]]))
}
