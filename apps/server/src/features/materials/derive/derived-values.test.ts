import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import { ancestors } from '@glazy/ceramics/lookups/material-types'
import type { ChartPoint } from '@glazy/contract/charts'
import type { MaterialDetail } from '@glazy/contract/materials'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestAccount, logIn, type TestSession } from '#testing/accounts.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { type Reckoned, readTruth, reckon, type WrittenItem } from '#testing/truth.ts'
import { deriveEverything } from './derive-items.ts'
import { anyChanges, type Change } from '#testing/any-change.ts'

let test: TestApp
let owner: TestSession & { readonly accountId: number }
let other: typeof owner

beforeAll(async () => {
  test = await createTestApp({ supporterFeatures: 'everyone' })
  owner = await signedIn()
  other = await signedIn()
})
afterAll(() => test.close())

async function signedIn() {
  const account = await createTestAccount(test.db)
  return { ...(await logIn(test.db, account)), accountId: account.id }
}

/** Sequences of calls; each is compared as a whole, also with everything calculated again. */
const RUNS = 20
/** A slow machine does fewer of them; what it has done counts. */
const LIMIT_MS = 25_000

it(
  'every derived value follows from the truth, after any changes',
  { timeout: 120_000 },
  async () => {
    const known: number[][] = []
    await fc.assert(
      fc
        .asyncProperty(anyChanges, async (changes) => {
          known.push(await make(changes))
          await untilDerived()
          const truth = await readTruth(test.db)
          await compareItems(truth)
          await compareCharts(truth)
          await compareSearch(truth)
          await compareWithAllAnew()
        })
        .beforeEach(clear),
      { numRuns: RUNS, interruptAfterTimeLimit: LIMIT_MS },
    )
    // They have met what they are about: refusals too.
    expect(known.flat()).toEqual(expect.arrayContaining([200, 201]))
    expect(known.flat().some((status) => status >= 400)).toBe(true)
  },
)

async function clear(): Promise<void> {
  await sql`delete from material_component`.execute(test.db)
  await sql`delete from material`.execute(test.db)
}

/** Does what the changes say, one after the other; answers with what the API said to each. */
async function make(changes: readonly Change[]): Promise<number[]> {
  const ids: number[] = []
  const statuses: number[] = []
  for (const { method, path, body, isOther } of changes) {
    const answer = await test.app.inject({
      method,
      url: `/v2${path(ids)}`,
      headers: (isOther ? other : owner).bearer,
      ...(body && { payload: body(ids) }),
    })
    expect([200, 201, 400, 403, 404, 409], answer.body).toContain(answer.statusCode)
    statuses.push(answer.statusCode)
    const { data } = answer.json<{ data?: { id: number } }>()
    if (data && !ids.includes(data.id)) ids.push(data.id)
  }
  return statuses
}

/** The background work of this process is done. */
async function untilDerived(): Promise<void> {
  await expect
    .poll(
      async () => {
        const answer = await test.app.inject({ url: '/v2/recipes/derivation' })
        return answer.json<{ data: { pending: number } }>().data.pending
      },
      { interval: 5, timeout: 30_000 },
    )
    .toBe(0)
}

async function get<TAnswer>(path: string): Promise<TAnswer> {
  const answer = await test.app.inject({ url: `/v2${path}`, headers: owner.bearer })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<TAnswer>()
}

const visible = (truth: ReadonlyMap<number, WrittenItem>) =>
  [...truth.values()].filter((item) => !item.isPrivate || item.ownerId === owner.accountId)

/** What the page of each item says. */
async function compareItems(truth: ReadonlyMap<number, WrittenItem>): Promise<void> {
  for (const { id } of visible(truth)) {
    const { data } = await get<{ data: MaterialDetail }>(`/recipes/${id}`)
    const { percent, loi, total, molePercent, umf, expansion } = reckon(truth, id)
    const { analysis, chemistry } = data
    expectClose({ percent: analysis?.percent, loi: analysis?.loi }, { percent, loi })
    expectClose(
      { total: analysis?.total, molePercent: chemistry?.molePercent },
      { total, molePercent },
    )
    expectClose({ umf: data.umf }, { umf })
    expectClose({ expansion: chemistry?.thermalExpansion?.value ?? null }, { expansion })
  }
}

const PLANES: readonly (readonly [ChartAxis, ChartAxis])[] = [
  ['SiO2', 'Al2O3'],
  ['CaO_percent', 'KNaO_percent_mol'],
  ['R2O', 'SiO2Al2O3Ratio'],
]

/** Where the columns in memory have each item that has a place on a chart. */
async function compareCharts(truth: ReadonlyMap<number, WrittenItem>): Promise<void> {
  const items = visible(truth).map(({ id }) => ({ id, ...reckon(truth, id) }))
  const [self] = items.filter(({ percent }) => Object.keys(percent).length > 0)
  if (self === undefined) return
  for (const [x, y] of PLANES) {
    const path = `/search/nearestXY?material_id=${self.id}&x=${x}&y=${y}`
    const { data } = await get<{ data: ChartPoint[] }>(path)
    const found = new Map(data.map((point) => [point.id, { x: point.x, y: point.y }]))
    const wanted = items.flatMap(({ id, ...item }) => {
      const place = { x: placeOn(x, item), y: placeOn(y, item) }
      return id === self.id || place.x === null || place.y === null ? [] : [[id, place] as const]
    })
    expect([...found.keys()].toSorted()).toEqual(wanted.map(([id]) => id).toSorted())
    for (const [id, place] of wanted) expectClose(found.get(id), place)
  }
}

function placeOn(axis: ChartAxis, { percent, molePercent, umf }: Reckoned): number | null {
  switch (axis) {
    case 'SiO2':
    case 'Al2O3':
      return umf && (umf.moles[axis] ?? 0)
    case 'CaO_percent':
      return percent.CaO ?? 0
    case 'KNaO_percent_mol':
      return (molePercent.K2O ?? 0) + (molePercent.Na2O ?? 0)
    case 'R2O':
      return umf && umf.R2OTotal
    case 'SiO2Al2O3Ratio':
      return umf && umf.SiO2Al2O3Ratio
    default:
      throw new Error(`Nobody has said where ${axis} comes from`)
  }
}

/** What a few filters find. */
async function compareSearch(truth: ReadonlyMap<number, WrittenItem>): Promise<void> {
  const isAbove = (typeId: number | null, above: number) =>
    typeId !== null && [typeId, ...ancestors(typeId).map(({ id }) => id)].includes(above)
  const filters: Readonly<Record<string, (item: WrittenItem) => boolean>> = {
    'composite=1': ({ kind }) => kind === 'recipe',
    'analysis=1': ({ kind }) => kind === 'analysis',
    'type=500': ({ typeId }) => isAbove(typeId, 500),
    'type=460': ({ typeId }) => isAbove(typeId, 460),
    'cone=19': ({ fromConeId, toConeId }) => (fromConeId ?? 99) <= 19 && (toConeId ?? 0) >= 19,
    'atmosphere=2': ({ atmospheres }) => atmospheres.includes(2),
  }
  for (const [filter, isWanted] of Object.entries(filters)) {
    const { data } = await get<{ data: { id: number }[] }>(`/search?count=100&${filter}`)
    const wanted = visible(truth).filter(isWanted)
    expect(data.map(({ id }) => id).toSorted(), filter).toEqual(
      wanted.map(({ id }) => id).toSorted(),
    )
  }
}

/** Every derived row is the one that a calculation of everything again writes. */
async function compareWithAllAnew(): Promise<void> {
  const before = await derivedRows()
  for (const table of ['chemistry', 'search', 'text']) {
    await sql`delete from ${sql.table(`material_${table}`)}`.execute(test.db)
  }
  await deriveEverything(test.db)
  // Some of it may have been taken over by the process that serves, which looks from time to time.
  await untilDerived()
  expect(before).toEqual(await derivedRows())
}

async function derivedRows() {
  const { rows } = await sql`
    select to_jsonb(c) - 'updated_at' as chemistry, to_jsonb(s) as search, to_jsonb(t) as texts
    from material as m
    left join material_chemistry as c on c.material_id = m.id
    left join material_search as s on s.material_id = m.id
    left join material_text as t on t.material_id = m.id
    order by m.id`.execute(test.db)
  return rows
}

/** Equal to a billionth; what is null or missing must be so on both sides. */
function expectClose(actual: unknown, wanted: unknown, path = ''): void {
  if (typeof wanted === 'number') {
    expect(typeof actual, path).toBe('number')
    expect(Math.abs(Number(actual) - wanted), path).toBeLessThan(
      1e-9 * Math.max(1, Math.abs(wanted)),
    )
    return
  }
  if (wanted === null || typeof wanted !== 'object') {
    expect(actual, path).toEqual(wanted)
    return
  }
  const given = Object(actual) as Record<string, unknown>
  expect(Object.keys(given).toSorted(), path).toEqual(Object.keys(wanted).toSorted())
  for (const [key, value] of Object.entries(wanted)) {
    expectClose(given[key], value, `${path}.${key}`)
  }
}
