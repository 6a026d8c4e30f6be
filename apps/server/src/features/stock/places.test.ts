import type { Batch } from '@glazy/contract/batches'
import type { Lot, StockedMaterial, StockMove } from '@glazy/contract/stock'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestAccount, logIn, type TestSession } from '#testing/accounts.ts'
import { buildItems, KAOLIN, SILICA } from '#testing/library.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
let session: TestSession
let silica = 0
let kaolin = 0
let recipe = 0
beforeAll(async () => {
  test = await createTestApp()
  const { id: ownerId } = await createTestAccount(test.db)
  ;[silica = 0, kaolin = 0] = await buildItems(test.db, [
    { ...SILICA, ownerId },
    { ...KAOLIN, ownerId },
  ])
  ;[recipe = 0] = await buildItems(test.db, [
    {
      name: 'Half and half',
      ownerId,
      components: [
        { materialId: silica, amount: 50, isAdditional: false },
        { materialId: kaolin, amount: 50, isAdditional: false },
      ],
    },
  ])
})
afterAll(() => test.close())
beforeEach(async () => {
  session = await logIn(test.db, await createTestAccount(test.db))
})

const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  test.app.inject({
    method,
    url: `/v2${path}`,
    headers: session.bearer,
    ...(payload && { payload }),
  })
const stock = async () => (await ask('GET', '/stock')).json<{ data: StockedMaterial[] }>().data
const moves = async () =>
  (await ask('GET', `/stock/moves?materialId=${silica}`)).json<{ data: StockMove[] }>().data
const move = (lotId: number, kind: string, amount: string, more: object = {}) =>
  ask('POST', '/stock/moves', { lotId, kind, amount, unit: 'grams', ...more })

async function bought(changes: object = {}): Promise<number> {
  const row = { materialId: silica, packAmount: 1000, packUnits: 'grams', place: 'Shed' }
  const answer = await ask('POST', '/stock/lots', { rows: [{ ...row, ...changes }] })
  expect(answer.statusCode).toBe(200)
  const [stocked] = answer.json<{ data: StockedMaterial[] }>().data
  return Math.max(...(stocked?.lots ?? []).map(({ id }) => id))
}

async function lot(id: number): Promise<Lot | undefined> {
  return (await stock()).flatMap(({ lots }) => lots).find((one) => one.id === id)
}
const places = async (id: number) =>
  Object.fromEntries(((await lot(id))?.places ?? []).map(({ place, left }) => [place, left]))

describe('a lot in several places', () => {
  it('is as much as before when some of it is carried elsewhere', async () => {
    const id = await bought()
    const answer = await move(id, 'move', '250.5', { to: 'Studio', note: 'For the week' })
    expect(answer.json()).toMatchObject({
      data: {
        left: '1000',
        lots: [
          {
            place: 'Shed',
            left: '1000',
            places: [
              { place: 'Shed', left: '749.5' },
              { place: 'Studio', left: '250.5' },
            ],
          },
        ],
      },
    })
    expect(await moves()).toMatchObject([
      { kind: 'move', grams: '250.5', place: 'Studio', note: 'For the week' },
      { kind: 'move', grams: '-250.5', place: 'Shed', note: 'For the week' },
      { kind: 'buy', grams: '1000', place: 'Shed' },
    ])
  })

  it('is used, lost and counted where it is, or anywhere', async () => {
    const id = await bought()
    await move(id, 'move', '400', { to: 'Studio' })
    await move(id, 'use', '100', { place: 'Studio' })
    await move(id, 'lose', '50', { place: 'Shed' })
    await move(id, 'correct', '320', { place: 'Studio' })
    expect(await places(id)).toEqual({ Shed: '550', Studio: '320' })
    await move(id, 'use', '600')
    expect(await places(id)).toEqual({ Studio: '270' })
    await move(id, 'correct', '275')
    expect(await places(id)).toEqual({ Shed: '5', Studio: '270' })
    await move(id, 'correct', '0')
    expect(await lot(id)).toMatchObject({ left: '0', places: [] })
  })

  it.each([
    ['more than is there', 'use', '401', { place: 'Studio' }, 'amount', 'at most 400\u00a0g'],
    ['what is nowhere', 'lose', '1', { place: 'Attic' }, 'amount', 'at most 0\u00a0g'],
    ['more than there is', 'move', '1001', { to: 'Attic' }, 'amount', 'at most 1000\u00a0g'],
    ['where it is', 'move', '100', { place: 'Studio', to: 'Studio' }, 'to', 'another place'],
    ['to no place', 'move', '100', { to: ' ' }, 'to', 'name a place'],
    ['a use elsewhere', 'use', '100', { to: 'Attic' }, 'to', 'empty where nothing is moved'],
    ['two lines', 'move', '100', { to: 'a\nb' }, 'to', 'one line'],
    ['a long name', 'move', '100', { to: 'x'.repeat(101) }, 'to', 'at most 100'],
    ['a number', 'move', '100', { place: 5, to: 'Attic' }, 'place', 'must be a text'],
  ])('refuses %s', async (_, kind, amount, more, field, text) => {
    const id = await bought()
    await move(id, 'move', '400', { to: 'Studio' })
    const answer = await move(id, kind, amount, more)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      error: { fields: [{ field, message: expect.stringContaining(text) }] },
    })
    expect(await places(id)).toEqual({ Shed: '600', Studio: '400' })
  })

  it('is carried along when it is said to be put elsewhere, and can be taken back then', async () => {
    const id = await bought({ place: null })
    for (const place of ['Shed', 'Attic', '']) {
      expect((await ask('PATCH', `/stock/lots/${id}`, { place })).statusCode).toBe(200)
      expect(await lot(id)).toMatchObject({
        place: place || null,
        places: [{ place: place || null, left: '1000' }],
      })
    }
    expect((await ask('DELETE', `/stock/lots/${id}`)).statusCode).toBe(200)
    expect(await stock()).toEqual([])
  })

  it('can be bought so', async () => {
    const elsewhere = [
      { place: 'Attic', amount: '200' },
      { place: 'Studio', amount: '0.5' },
    ]
    const id = await bought({ left: 900, elsewhere })
    expect(await places(id)).toEqual({ Shed: '699.5', Attic: '200', Studio: '0.5' })
    for (const [wrong, text] of [
      [[{ place: 'Attic', amount: '901' }], 'at most 900\u00a0g together'],
      [[{ place: '', amount: '1' }], 'must not be empty'],
      [[{ place: 'Attic', amount: '0' }], 'above 0'],
    ] as const) {
      const row = { materialId: silica, packAmount: 1, packUnits: 'kilograms', left: 900 }
      const answer = await ask('POST', '/stock/lots', { rows: [{ ...row, elsewhere: wrong }] })
      expect(answer.statusCode).toBe(400)
      expect(answer.body).toContain(text)
    }
  })

  it('keeps its places: the database refuses to rewrite one', async () => {
    const id = await bought()
    const rewrite = sql`update stock_move set place = 'Nowhere' where lot_id = ${id}`
    await expect(rewrite.execute(test.db)).rejects.toThrow('never changed')
  })
})

describe('a batch', () => {
  const plan = async (body: object = {}) => {
    const answer = await ask('POST', '/batches', {
      recipeId: recipe,
      size: 1000,
      unit: 'grams',
      ...body,
    })
    return answer.json<{ data: Batch }>().data
  }

  it('takes from its place alone, and puts back there', async () => {
    const first = await bought({ boughtOn: '2026-01-01' })
    const second = await bought({ boughtOn: '2026-02-01', place: 'Studio' })
    await move(first, 'move', '300', { to: 'Studio' })
    const { id } = await plan({ place: 'Studio' })
    expect((await ask('GET', `/batches/${id}`)).json()).toMatchObject({
      data: { place: 'Studio', lines: [{ left: '1300' }, { left: null }] },
    })
    const mixed = await ask('POST', `/batches/${id}/finish`, {})
    expect(mixed.json()).toMatchObject({
      data: {
        lines: [
          {
            lots: [
              { lotId: first, place: 'Studio', grams: '300' },
              { lotId: second, place: 'Studio', grams: '200' },
            ],
          },
          { lots: [] },
        ],
      },
    })
    expect([await places(first), await places(second)]).toEqual([
      { Shed: '700' },
      { Studio: '800' },
    ])
    await ask('POST', `/batches/${id}/reopen`)
    expect([await places(first), await places(second)]).toEqual([
      { Shed: '700', Studio: '300' },
      { Studio: '1000' },
    ])
    await ask('PATCH', `/batches/${id}`, { place: 'Attic' })
    await ask('POST', `/batches/${id}/finish`, {})
    expect(await stock()).toMatchObject([{ left: '2000' }])
  })

  it('takes from anywhere unless told, the oldest lot first', async () => {
    const first = await bought({ boughtOn: '2026-01-01', packAmount: 400 })
    const second = await bought({ boughtOn: '2026-02-01', place: 'Studio' })
    await move(first, 'move', '100', { to: 'Studio' })
    const { id, place } = await plan()
    expect(place).toBeNull()
    await ask('POST', `/batches/${id}/finish`, {})
    expect([await places(first), await places(second)]).toEqual([{}, { Studio: '900' }])
  })
})

/** What one of two devices does. */
const deed = fc.record({
  kind: fc.constantFrom('use', 'lose', 'move', 'batch'),
  amount: fc.integer({ min: 1, max: 400 }),
  from: fc.constantFrom('Shed', 'Studio', undefined),
  to: fc.constantFrom('Shed', 'Studio', 'Attic'),
})
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never

async function act(lotId: number, { kind, amount, from: place, to }: Deed) {
  if (kind !== 'batch') {
    const more = { ...(place && { place }), ...(kind === 'move' && { to }) }
    return (await move(lotId, kind, String(amount), more)).statusCode
  }
  const body = { recipeId: recipe, size: amount, unit: 'grams', ...(place && { place }) }
  const { id } = (await ask('POST', '/batches', body)).json<{ data: Batch }>().data
  return (await ask('POST', `/batches/${id}/finish`, {})).statusCode
}

it('whatever two devices do at once, no place goes below nothing and nothing is lost', async () => {
  const device = fc.array(deed, { maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(device, device, async (one, other) => {
      const id = await bought()
      const run = async (deeds: readonly Deed[]) => {
        for (const each of deeds) expect([200, 400]).toContain(await act(id, each))
      }
      await Promise.all([run(one), run(other)])
      const { rows } = await sql<{ kind: string; place: string; grams: string; sum: string }>`
        select kind, place, grams, sum(grams) over (partition by place order by id) as sum
        from stock_move where lot_id = ${id} order by id`.execute(test.db)
      // The first half of a carrying is written before the second: each place holds at every moment.
      expect(rows.filter(({ sum }) => Number(sum) < 0)).toEqual([])
      const sumOf = (of: typeof rows) => of.reduce((sum, { grams }) => sum + Number(grams), 0)
      expect(sumOf(rows.filter(({ kind }) => kind === 'move'))).toBe(0)
      const known = await lot(id)
      expect(Number(known?.left)).toBe(sumOf(rows))
      const shown = (known?.places ?? []).reduce((sum, { left }) => sum + Number(left), 0)
      expect(shown).toBe(Number(known?.left))
      await move(id, 'correct', '0')
    }),
    { numRuns: 25 },
  )
}, 60_000)
