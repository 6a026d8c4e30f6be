import type { ShoppingLine, StockedMaterial, StockMove } from '@glazy/contract/stock'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestAccount, logIn, type TestAccount, type TestSession } from '#testing/accounts.ts'
import { buildItems, KAOLIN, SILICA, WHITING } from '#testing/library.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
let potter: TestAccount
let session: TestSession
let silica = 0
let whiting = 0
let secret = 0
beforeAll(async () => {
  test = await createTestApp()
  const other = await createTestAccount(test.db)
  ;[silica = 0, whiting = 0, secret = 0] = await buildItems(test.db, [
    { ...SILICA, ownerId: other.id },
    { ...WHITING, ownerId: other.id },
    { ...KAOLIN, ownerId: other.id, isPrivate: true },
  ])
})
afterAll(() => test.close())
beforeEach(async () => {
  potter = await createTestAccount(test.db)
  session = await logIn(test.db, potter)
})

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
const ask = (method: Method, path: string, payload?: object, headers = session.bearer) =>
  test.app.inject({ method, url: `/v2${path}`, headers, ...(payload && { payload }) })

const buy = (...rows: object[]) => ask('POST', '/stock/lots', { rows })
const bag = (changes: object = {}) => ({
  materialId: silica,
  packs: 2,
  packAmount: '22.68',
  packUnits: 'kilograms',
  price: '84',
  boughtOn: '2026-03-31',
  ...changes,
})
const stock = async () => (await ask('GET', '/stock')).json<{ data: StockedMaterial[] }>().data
const moves = async (materialId = silica) =>
  (await ask('GET', `/stock/moves?materialId=${materialId}`)).json<{ data: StockMove[] }>().data
const move = (lotId: number, kind: string, amount: string | number, unit = 'grams') =>
  ask('POST', '/stock/moves', { lotId, kind, amount, unit })

async function bought(changes: object = {}): Promise<number> {
  const answer = await buy(bag(changes))
  expect(answer.statusCode).toBe(200)
  return answer.json<{ data: StockedMaterial[] }>().data[0]?.lots.at(-1)?.id ?? 0
}

describe('a purchase', () => {
  it('is in the stock, and its material on the shelf with its price', async () => {
    const answer = await buy(bag({ vendor: ' Clay shop ', place: 'Shed', label: 'A-17' }))
    expect(answer.json()).toMatchObject({
      data: [
        {
          materialId: silica,
          name: 'Silica',
          left: '45360',
          value: '84',
          isLow: false,
          lots: [
            {
              vendor: 'Clay shop',
              place: 'Shed',
              label: 'A-17',
              boughtOn: '2026-03-31',
              packs: 2,
              packAmount: '22.68',
              packUnits: 'kilograms',
              bought: '45360',
              left: '45360',
              price: '84',
              pricePerKilogram: '1.851852',
            },
          ],
        },
      ],
    })
    const shelf = await ask('GET', '/auth/userMaterials')
    expect(shelf.json()).toMatchObject({
      data: [{ materialId: silica, price: '1.851852', priceUnits: 'kilograms' }],
    })
  })

  it('may be used up in part already, which is written down as counted', async () => {
    const answer = await buy(bag({ left: '30000.5' }), bag({ left: 0 }), bag({ left: null }))
    expect(answer.json()).toMatchObject({
      data: [{ left: '75360.5', lots: [{ left: '30000.5' }, { left: '0' }, { left: '45360' }] }],
    })
    expect((await moves()).map(({ kind, grams }) => `${kind} ${grams}`)).toEqual([
      ...['buy 45360', 'correct -45360', 'buy 45360', 'correct -15359.5', 'buy 45360'],
    ])
  })

  it.each([['45360.000001'], [-1], ['half']])('has not %s left', async (left) => {
    const answer = await buy(bag({ left }))
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toContain('rows.0.left')
    expect(await stock()).toEqual([])
  })

  it('leaves a price that is known as it is', async () => {
    await ask('POST', '/usermaterials', {
      rows: [{ materialId: silica, price: '3', priceUnits: 'kilograms' }],
    })
    await bought()
    expect((await ask('GET', '/auth/userMaterials')).json()).toMatchObject({
      data: [{ price: '3' }],
    })
  })

  it('is exact in every unit', async () => {
    await buy(
      bag({ packAmount: '50', packUnits: 'pounds' }),
      bag({ packAmount: '0,1', packUnits: 'grams', packs: 3 }),
      bag({ packAmount: '1,234.5', packUnits: 'ounces', packs: 1, price: '' }),
    )
    const [{ lots = [], left = '' } = {}] = await stock()
    expect(lots.map((lot) => lot.bought)).toEqual(['45359.2', '0.3', '34997.45775'])
    expect(lots.map((lot) => lot.packAmount)).toEqual(['50', '0.1', '1234.5'])
    expect(left).toBe('80356.95775')
  })

  it('takes the place of what was sent before it was written otherwise', async () => {
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
    const sent = { rows: [bag()], clientKey: first }
    const last = { rows: [bag({ packs: 3 })], clientKey: second, replaces: [first] }
    for (const body of [sent, last, sent, last]) {
      expect((await ask('POST', '/stock/lots', body)).statusCode).toBe(200)
    }
    expect(await stock()).toMatchObject([{ lots: [{ packs: 3 }] }])
    // What was deleted meanwhile is no longer in the way; what was used is.
    const again = { ...last, clientKey: crypto.randomUUID(), replaces: [second] }
    const id = (await stock())[0]?.lots[0]?.id ?? 0
    await ask('DELETE', `/stock/lots/${id}`)
    await ask('POST', '/stock/lots', again)
    const [{ lots } = { lots: [] }] = await stock()
    expect(lots).toHaveLength(1)
    await move(lots[0]?.id ?? 0, 'use', 5)
    const replaces = [again.clientKey]
    const late = await ask('POST', '/stock/lots', { rows: [bag()], replaces })
    expect(late.json()).toMatchObject({ error: { code: 'stock.lotUsed' } })
  })

  it('is written down once, however often it is sent', async () => {
    const clientKey = crypto.randomUUID()
    const sent = { rows: [bag()], clientKey }
    for (const body of [sent, sent]) {
      const answer = await ask('POST', '/stock/lots', body)
      expect(answer.json()).toMatchObject({ data: [{ left: '45360' }] })
    }
    expect((await stock())[0]?.lots).toHaveLength(1)
  })

  it('comes all or not at all', async () => {
    expect((await buy(bag(), bag({ materialId: secret }))).statusCode).toBe(404)
    expect(await stock()).toEqual([])
  })

  it.each([
    [{ packAmount: '0' }, 'packAmount', 'must be a weight above 0, at most 100 tons'],
    [{ packAmount: '-1' }, 'packAmount', 'must be a weight above 0, at most 100 tons'],
    [{ packAmount: 'a bag' }, 'packAmount', 'must be a weight above 0, at most 100 tons'],
    [{ packAmount: 1e300 }, 'packAmount', 'must be a weight above 0, at most 100 tons'],
    [{ packAmount: null }, 'packAmount', 'must be a weight above 0, at most 100 tons'],
    [{ packUnits: 'stones' }, 'packUnits', 'must be grams, kilograms, pounds or ounces'],
    [{ packs: 0 }, 'packs', 'must be a whole number from 1 to 1000'],
    [{ packs: 1.5 }, 'packs', 'must be a whole number from 1 to 1000'],
    [{ price: 'dear' }, 'price', 'must be digits with an optional decimal point'],
    [{ price: '1,250' }, 'price', 'must be written as 1250 or 1.25'],
    [{ packAmount: '1,200' }, 'packAmount', 'must be written as 1200 or 1.2'],
    [{ boughtOn: '2026-02-30' }, 'boughtOn', 'must be a date such as 2026-03-31'],
    [{ boughtOn: 'in spring' }, 'boughtOn', 'must be a date such as 2026-03-31'],
    [{ label: 'x'.repeat(101) }, 'label', 'must be at most 100 characters'],
  ])('%j is refused', async (changes, field, message) => {
    const answer = await buy(bag(changes))
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      error: { fields: [{ field: `rows.0.${field}`, message }] },
    })
  })

  it('can be taken back until something of it is used', async () => {
    const [wrong, used] = [await bought(), await bought()]
    await move(used, 'use', 1)
    expect((await ask('DELETE', `/stock/lots/${wrong}`)).json()).toEqual({ success: true })
    const refused = await ask('DELETE', `/stock/lots/${used}`)
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ error: { code: 'stock.lotUsed' } })
    expect((await stock())[0]?.lots.map(({ id }) => id)).toEqual([used])
  })
})

it('what was used is written otherwise, and counts as it was written last', async () => {
  const lotId = await bought()
  const [first, second, third] = [1, 2, 3].map(() => crypto.randomUUID())
  const used = { lotId, kind: 'use', unit: 'grams' }
  for (const body of [
    { ...used, amount: 1000, clientKey: first },
    { ...used, amount: 45_000, clientKey: second, replaces: [first] },
    { ...used, amount: 1000, clientKey: first },
    { ...used, kind: 'correct', amount: 45_000, clientKey: third, replaces: [first, second] },
  ]) {
    expect((await ask('POST', '/stock/moves', body)).statusCode).toBe(200)
  }
  expect(await stock()).toMatchObject([{ left: '45000' }])
  expect((await moves()).map(({ kind }) => kind)).toEqual(['correct', 'buy'])
})

describe('what is said of a lot', () => {
  it('can be changed, its weights cannot', async () => {
    const id = await bought({ label: 'A-17' })
    const words = { label: null, vendor: 'Other shop', note: ' damp ', price: '90.50' }
    const answer = await ask('PATCH', `/stock/lots/${id}`, { ...words, packs: 7 })
    expect(answer.json()).toMatchObject({
      data: {
        left: '45360',
        lots: [{ label: null, vendor: 'Other shop', note: 'damp', price: '90.5', packs: 2 }],
      },
    })
  })

  it('is not overwritten by who knew an earlier state', async () => {
    const id = await bought()
    const basedOn = (await stock())[0]?.lots[0]?.updatedAt
    const change = (vendor: string) => ask('PATCH', `/stock/lots/${id}`, { vendor, basedOn })
    expect((await change('First')).statusCode).toBe(200)
    expect((await change('Second')).statusCode).toBe(409)
    expect((await stock())[0]?.lots[0]?.vendor).toBe('First')
  })
})

describe('what comes and goes', () => {
  it('is a sum that can be read', async () => {
    const id = await bought({ packs: 1, packAmount: '1', label: 'A' })
    expect((await move(id, 'use', '200.25')).json()).toMatchObject({ data: { left: '799.75' } })
    await move(id, 'lose', '0.1', 'kilograms')
    await move(id, 'correct', 650)
    await move(id, 'correct', '650')
    expect(await moves()).toMatchObject([
      { kind: 'correct', grams: '-49.75', lotLabel: 'A' },
      { kind: 'lose', grams: '-100' },
      { kind: 'use', grams: '-200.25' },
      { kind: 'buy', grams: '1000' },
    ])
    expect(await stock()).toMatchObject([{ left: '650', value: '54.6' }])
  })

  it('takes no more than there is', async () => {
    const id = await bought({ packs: 1, packAmount: '1' })
    const answer = await move(id, 'use', '1000.000001')
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      error: {
        fields: [
          { field: 'amount', message: 'must be at most 1000\u00a0g, which is what is left' },
        ],
      },
    })
    expect((await move(id, 'lose', 1000)).json()).toMatchObject({ data: { left: '0' } })
  })

  it.each([
    ['use', '0', 'must be a weight above 0, at most 100 tons'],
    ['lose', 'half', 'must be a weight above 0, at most 100 tons'],
    ['correct', '-1', 'must be a weight of 0 or more, at most 100 tons'],
  ])('%s %s is refused', async (kind, amount, message) => {
    const answer = await move(await bought(), kind, amount)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ error: { fields: [{ field: 'amount', message }] } })
  })

  it('is never changed in the database', async () => {
    await bought()
    const change = test.db.updateTable('stock_move').set({ grams: '1' }).execute()
    await expect(change).rejects.toThrow('movements of a stock are never changed')
    const { rows } = await sql<{
      count: string
    }>`select count(*) from stock_move where grams = 1`.execute(test.db)
    expect(rows[0]?.count).toBe('0')
  })

  it('goes right when many take at once', async () => {
    const id = await bought({ packs: 1, packAmount: '1' })
    const takes = Array.from({ length: 24 }, () => move(id, 'use', 70))
    const statuses = (await Promise.all(takes)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(14)
    expect(statuses.filter((status) => status === 400)).toHaveLength(10)
    expect(await stock()).toMatchObject([{ left: '20' }])
  })
})

describe('the reorder point', () => {
  const reorder = (materialId: number, amount: unknown) =>
    ask('PUT', '/stock/reorder', { materialId, amount, unit: 'kilograms' })

  it('says what runs low, also of what was never bought here', async () => {
    await bought({ packs: 1, packAmount: '5' })
    expect((await reorder(silica, 6)).json()).toMatchObject({
      data: { reorderAt: '6000', isLow: true },
    })
    await ask('POST', `/usermaterials/addMaterial/${whiting}`)
    await reorder(whiting, '2.5')
    expect(await stock()).toMatchObject([
      { name: 'Silica', isLow: true },
      { name: 'Whiting', left: '0', reorderAt: '2500', isLow: true, lots: [], value: null },
    ])
    expect((await reorder(whiting, null)).json()).toMatchObject({
      data: { materialId: whiting, reorderAt: null, lots: [] },
    })
    expect(await stock()).toHaveLength(1)
  })

  it('is one of the own shelf, above nothing', async () => {
    expect((await reorder(whiting, 1)).statusCode).toBe(404)
    await bought()
    expect((await reorder(silica, 0)).statusCode).toBe(400)
  })

  it('puts whole packs on the shopping list', async () => {
    await bought({ packs: 2, packAmount: '22.68', price: '84' })
    await reorder(silica, 60)
    const answer = await ask('GET', '/stock/shopping')
    expect(answer.json<{ data: ShoppingLine[]; meta: object }>()).toEqual({
      data: [
        {
          materialId: silica,
          name: 'Silica',
          left: '45360',
          planned: '0',
          reorderAt: '60000',
          toBuy: '14640',
          packs: 1,
          cost: '42',
          pack: { amount: '22.68', units: 'kilograms', price: '42', vendor: null },
        },
      ],
      meta: { batches: 0, cost: '42' },
    })
  })
})

describe('the stock of somebody else', () => {
  it('is seen and moved by nobody', async () => {
    const id = await bought()
    const other = (await logIn(test.db, await createTestAccount(test.db))).bearer
    const seen = await ask('GET', '/stock', undefined, other)
    expect(seen.json()).toEqual({ data: [] })
    const moved = await ask('GET', `/stock/moves?materialId=${silica}`, undefined, other)
    expect(moved.json()).toMatchObject({ data: [], meta: { pagination: { total: 0 } } })
    const theft = { lotId: id, kind: 'use', amount: 1, unit: 'grams' }
    expect((await ask('POST', '/stock/moves', theft, other)).statusCode).toBe(404)
    expect((await test.app.inject({ url: '/v2/stock' })).statusCode).toBe(401)
    expect(await stock()).toMatchObject([{ left: '45360' }])
  })
})
