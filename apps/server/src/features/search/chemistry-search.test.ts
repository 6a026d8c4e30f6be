import { axisValue, type ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import { CONE_GROUPS } from '@glazy/ceramics/firing/cones'
import { findMaterialType } from '@glazy/ceramics/lookups/material-types'
import type { NamedIngredient } from '@glazy/contract/materials'
import { isInRange, rangesOf } from '@glazy/contract/ranges'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadItems } from '#features/materials/derive/derive.queries.ts'
import { deriveItems } from '#features/materials/derive/derive-items.ts'
import { buildItems, LEACH_4321, SILICA } from '#testing/library.ts'
import { type Known, RANDOM_TYPES, randomNumbers, readLibrary } from '#testing/random-library.ts'
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

interface Page {
  readonly ids: readonly number[]
  readonly total: number
}

async function ask(query: string, headers = {}, app: FastifyInstance = test.app): Promise<Page> {
  const response = await app.inject({ url: `/v2/search?${query}`, headers })
  expect(response.statusCode, response.body).toBe(200)
  const { data, meta } = response.json<{
    data: readonly { id: number }[]
    meta: { pagination: { total: number } }
  }>()
  return { ids: data.map(({ id }) => id), total: meta.pagination.total }
}

/** All pages of a list, one after the other. */
async function askAll(query: string, headers = {}): Promise<Page> {
  const ids: number[] = []
  for (let page = 1; ; page += 1) {
    const part = await ask(`${query}&count=100&p=${page}`, headers)
    ids.push(...part.ids)
    if (part.ids.length < 100) return { ids, total: part.total }
  }
}

interface Rule {
  readonly min: Partial<Record<ChartAxis, number>>
  readonly max: Partial<Record<ChartAxis, number>>
  readonly viewerId: number | undefined
  readonly typeId: number | undefined
  readonly cone: 'low' | 'mid' | 'high' | undefined
}

/** The rule as it is told, over all items one by one; the newest first. */
function byRule(library: readonly Known[], { min, max, viewerId, typeId, cone }: Rule): number[] {
  return library
    .filter((item) => !item.isPrivate || item.ownerId === viewerId)
    .filter((item) => {
      const path = findMaterialType(item.typeId ?? 0)?.path ?? []
      return typeId === undefined || path.includes(typeId)
    })
    .filter(({ fromConeId, toConeId }) => {
      if (cone === undefined) return true
      if (fromConeId === null || toConeId === null) return false
      return fromConeId <= CONE_GROUPS[cone].toId && toConeId >= CONE_GROUPS[cone].fromId
    })
    .filter(({ chemistry }) =>
      rangesOf({ min, max }).every((range) => {
        const value = axisValue(range.axis, chemistry)
        return value !== null && isInRange(value, range)
      }),
    )
    .map(({ id }) => id)
    .toSorted((a, b) => b - a)
}

const AXES: readonly (readonly [ChartAxis, number])[] = [
  ['SiO2', 6],
  ['Al2O3', 1],
  ['B2O3', 1],
  ['KNaO', 0.6],
  ['R2O', 1],
  ['RO', 1],
  ['SiO2Al2O3Ratio', 20],
  ['R2ORORatio', 2],
  ['Fe2O3_percent', 9],
  ['CaO_percent_mol', 20],
]

function randomRule(random: () => number): Rule {
  const min: Rule['min'] = {}
  const max: Rule['max'] = {}
  for (const [axis, most] of AXES) {
    if (random() > 0.25) continue
    const bound = Math.round(random() * most * 100) / 100
    if (random() < 0.6) min[axis] = bound / 2
    if (random() < 0.6) max[axis] = bound
  }
  if (Object.keys({ ...min, ...max }).length === 0) min.SiO2 = 0
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)]
  return {
    min,
    max,
    viewerId: random() < 0.3 ? owner : undefined,
    typeId: random() < 0.3 ? pick(RANDOM_TYPES) : undefined,
    cone: random() < 0.3 ? pick(['low', 'mid', 'high'] as const) : undefined,
  }
}

function queryOf({ min, max, typeId, cone }: Rule): string {
  return [
    ...Object.entries(min).map(([axis, bound]) => `min[${axis}]=${bound}`),
    ...Object.entries(max).map(([axis, bound]) => `max[${axis}]=${bound}`),
    ...(typeId === undefined ? [] : [`type=${typeId}`]),
    ...(cone === undefined ? [] : [`cone=${cone}`]),
  ].join('&')
}

/** One more axis than a search may have ranges. */
const NAMES = [
  ...['SiO2', 'Al2O3', 'B2O3', 'CaO', 'MgO', 'BaO', 'ZnO', 'SrO', 'Li2O', 'Na2O', 'K2O', 'TiO2'],
  ...['SnO2', 'Fe2O3', 'MnO', 'CoO', 'CuO', 'P2O5', 'ZrO2', 'PbO', 'KNaO'],
]

describe('search by chemistry', () => {
  it('finds what the rule finds, in order and number, with other filters', async () => {
    const library = await readLibrary(test.db)
    const random = randomNumbers(7)
    let found = 0
    for (let turn = 0; turn < 60; turn += 1) {
      const rule = randomRule(random)
      const expected = byRule(library, rule)
      const page = await askAll(queryOf(rule), rule.viewerId === undefined ? {} : bearer)
      expect(page, queryOf(rule)).toEqual({ ids: expected, total: expected.length })
      found += expected.length
    }
    expect(found).toBeGreaterThan(500)
  })

  it('goes with words, orders, colours, owners and ids', async () => {
    const [one = 0, two = 0, other = 0] = await buildItems(test.db, [
      { ...LEACH_4321, ownerId: owner, name: 'Quixotic one', colour: '113355' },
      { ...LEACH_4321, ownerId: owner, name: 'Quixotic two', colour: '335577' },
      { ...SILICA, ownerId: owner, name: 'Quixotic other', colour: '123456' },
    ])
    const range = 'min[SiO2]=3.5&max[SiO2]=4'
    expect(await ask(`q=quixotic&${range}`)).toEqual({ ids: [two, one], total: 2 })
    expect(await ask(`q=quixotic&${range}&o=uo`)).toEqual({ ids: [one, two], total: 2 })
    expect(await ask(`q=quixotic&${range}&color=113355`)).toEqual({ ids: [one, two], total: 2 })
    expect((await ask(`q=quixotic&${range}&ox=SiO2&oa=umf`)).total).toBe(2)
    expect(await ask(`id=${one},${other}&${range}`)).toEqual({ ids: [one], total: 1 })
    expect((await ask(`u=${owner}&${range}`)).ids).toEqual(expect.arrayContaining([one, two]))
    const { statusCode } = await test.app.inject(`/v2/search?u=999999&${range}`)
    expect(statusCode).toBe(404)
    expect(await ask('q=quixotic&min[SiO2_percent]=90')).toEqual({ ids: [other], total: 1 })
    expect((await ask('q=quixotic&min[SiO2]=0')).ids).not.toContain(other)
  })

  it('is sorted by the very figures that are limited', async () => {
    const library = await readLibrary(test.db)
    for (const [axis, oa] of [
      ['CaO', 'umf'],
      ['CaO_percent', 'percent'],
      ['CaO_percent_mol', 'molePercent'],
    ] as const) {
      const rule = { min: {}, max: { [axis]: 0.6 }, viewerId: undefined } as const
      const found = byRule(library, { ...rule, typeId: undefined, cone: undefined })
      const valueOf = (id: number) => {
        const item = library.find((known) => known.id === id)
        return item ? (axisValue(axis, item.chemistry) ?? 0) : NaN
      }
      const page = await askAll(`max[${axis}]=0.6&ox=CaO&oa=${oa}`)
      expect(page.total).toBe(found.length)
      expect(page.ids.toSorted((a, b) => b - a)).toEqual(found)
      const values = page.ids.map(valueOf)
      expect(values).toEqual(values.toSorted((a, b) => b - a))
    }
  })

  it('tells the fingerprints of what it finds when it is asked to', async () => {
    const [glaze = 0, silica = 0] = await buildItems(test.db, [
      { ...LEACH_4321, ownerId: owner },
      { ...SILICA, ownerId: owner },
    ])
    const response = await test.app.inject(`/v2/search?id=${glaze},${silica}&include=fingerprint`)
    const { data } = response.json<{ data: { id: number; fingerprint: unknown }[] }>()
    expect(data).toEqual([
      expect.objectContaining({ id: silica, fingerprint: null }),
      expect.objectContaining({
        id: glaze,
        fingerprint: { R2O: 0.26, RO: 0.74, B2O3: 0, Al2O3: 0.41, SiO2: 3.71 },
      }),
    ])
  })

  it('tells the largest ingredients, base before additions, when it is asked to', async () => {
    const names = ['Spar', 'Flint', 'Lime', 'Clay', 'Iron', 'Tin']
    const parts = await buildItems(
      test.db,
      names.map((name) => ({ ...SILICA, name: `Test ${name}`, ownerId: owner })),
    )
    const amounts = [20, 30, 10, 40, 2, 8]
    const components = parts.map((materialId, at) => ({
      materialId,
      amount: amounts[at] ?? 0,
      isAdditional: at > 3,
    }))
    const [recipe] = await buildItems(test.db, [{ kind: 'recipe', ownerId: owner, components }])
    const response = await test.app.inject(`/v2/search?id=${recipe}&include=ingredients`)
    const [{ ingredients = [] } = {}] = response.json<{
      data: { ingredients?: NamedIngredient[] }[]
    }>().data
    expect(ingredients).toEqual([
      { name: 'Test Clay', percentageAmount: 40, isAdditional: false },
      { name: 'Test Flint', percentageAmount: 30, isAdditional: false },
      { name: 'Test Spar', percentageAmount: 20, isAdditional: false },
      { name: 'Test Tin', percentageAmount: 8, isAdditional: true },
      { name: 'Test Iron', percentageAmount: 2, isAdditional: true },
    ])
  })

  it('reads commas and older names, and leaves out what is empty', async () => {
    const plain = await ask('min[SiO2]=2.5&max[R2O]=0.4')
    expect(await ask('min[SiO2]=2,5&max[R2OTotal]=0,4&min[CaO]=')).toEqual(plain)
    expect(plain.total).toBeGreaterThan(0)
  })

  it.each([
    ['min[SiO2]=much', 'min[SiO2]'],
    ['max[SiO2]=-1', 'max[SiO2]'],
    ['max[SiO2]=1e999', 'max[SiO2]'],
    ['min[SiO2]=1&min[SiO2]=2', 'min[SiO2]'],
    ['min[Unobtainium]=1', 'min[Unobtainium]'],
    ['min[SiO2]=3&max[SiO2]=2', 'min[SiO2]'],
    ['min=3', 'min'],
    [NAMES.map((name) => `min[${name}]=1`).join('&'), 'min'],
  ])('%s is refused by name', async (query, field) => {
    const response = await test.app.inject(`/v2/search?${query}`)
    expect(response.statusCode).toBe(400)
    expect(response.json<{ error: { fields: unknown } }>().error.fields).toEqual([
      { field, message: expect.stringMatching(/^must /) },
    ])
  })
})

describe('search by chemistry after a write', () => {
  let second: SecondServer

  beforeAll(async () => {
    second = await startSecondServer(test)
  })
  afterAll(() => second.close())

  it('knows at once what was added, changed, hidden and deleted, by either server', async () => {
    const query = 'min[BeO_percent]=20'
    const percent = { SiO2: 60, CaO: 10, BeO: 25 }
    for (let turn = 0; turn < 6; turn += 1) {
      const isEven = turn % 2 === 0
      const db = isEven ? test.db : second.database.db
      const find = async () => (await ask(query, {}, isEven ? second.app : test.app)).ids
      const [id = 0] = await buildItems(db, [{ ...LEACH_4321, ownerId: owner, percent }])
      expect(await find()).toEqual([id])
      const change = (changes: { percent?: string; is_private?: boolean }) =>
        db.transaction().execute(async (trx) => {
          await trx.updateTable('material').set(changes).where('id', '=', id).execute()
          await deriveItems(trx, await loadItems(trx, [id]))
        })
      await change({ percent: JSON.stringify({ ...percent, BeO: 15 }) })
      expect(await find()).toEqual([])
      await change({ percent: JSON.stringify(percent) })
      expect(await find()).toEqual([id])
      await change({ is_private: true })
      expect(await find()).toEqual([])
      await change({ is_private: false })
      await db.deleteFrom('material').where('id', '=', id).execute()
      expect(await find()).toEqual([])
    }
  })
})
