import type { Batch } from '@glazy/contract/batches'
import type { ShoppingLine, StockedMaterial } from '@glazy/contract/stock'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestAccount, logIn, type TestAccount, type TestSession } from '#testing/accounts.ts'
import { buildItems, KAOLIN, POTASH_FELDSPAR, SILICA, WHITING } from '#testing/library.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
let potter: TestAccount
let session: TestSession
let feldspar = 0
let silica = 0
let whiting = 0
let kaolin = 0
beforeAll(async () => {
  test = await createTestApp()
  const other = await createTestAccount(test.db)
  const ownerId = other.id
  ;[feldspar = 0, silica = 0, whiting = 0, kaolin = 0] = await buildItems(test.db, [
    { ...POTASH_FELDSPAR, ownerId },
    { ...SILICA, ownerId },
    { ...WHITING, ownerId },
    { ...KAOLIN, ownerId },
  ])
})
afterAll(() => test.close())
beforeEach(async () => {
  potter = await createTestAccount(test.db)
  session = await logIn(test.db, potter)
})

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
const ask = (method: Method, path: string, payload?: object, headers = session.bearer) =>
  test.app.inject({ method, url: `/v2${path}`, headers, ...(payload && { payload }) })

/** Leach 4321, of the potter. */
async function leach(): Promise<number> {
  const line = (materialId: number, amount: number) => ({ materialId, amount, isAdditional: false })
  const [id = 0] = await buildItems(test.db, [
    {
      ownerId: potter.id,
      name: 'Leach 4321',
      components: [line(feldspar, 40), line(silica, 30), line(whiting, 20), line(kaolin, 10)],
    },
  ])
  return id
}

async function plan(changes: object = {}): Promise<Batch> {
  const recipeId = await leach()
  const answer = await ask('POST', '/batches', { recipeId, size: 3, unit: 'kilograms', ...changes })
  expect(answer.statusCode).toBe(201)
  return answer.json<{ data: Batch }>().data
}
const batch = async (id: number) =>
  (await ask('GET', `/batches/${id}`)).json<{ data: Batch }>().data
const finish = (id: number, body: object = {}) => ask('POST', `/batches/${id}/finish`, body)
const stock = async () => (await ask('GET', '/stock')).json<{ data: StockedMaterial[] }>().data
const left = async () => Object.fromEntries((await stock()).map((one) => [one.name, one.left]))

/** Kilograms in bags of one each, at a price for each bag. */
const buy = (materialId: number, packs: number, price: number | null, more: object = {}) =>
  ask('POST', '/stock/lots', {
    rows: [
      {
        ...{ materialId, packs, packAmount: 1, packUnits: 'kilograms' },
        ...(price !== null && { price: packs * price }),
        ...more,
      },
    ],
  })

describe('a plan', () => {
  it('freezes the recipe', async () => {
    const planned = await plan({
      specificGravity: 1.45,
      plannedFor: '2026-04-01',
      note: ' For mugs ',
    })
    expect(planned).toMatchObject({
      ...{ state: 'planned', size: '3000', unit: 'kilograms', total: '3000', cost: null },
      ...{ plannedFor: '2026-04-01', note: 'For mugs', specificGravity: 1.45 },
      recipe: { name: 'Leach 4321', version: 1 },
      lines: [
        { materialId: feldspar, name: 'Potash Feldspar', parts: 40, planned: '1200' },
        { planned: '900' },
        { planned: '600' },
        { planned: '300', weighed: null, left: null, lots: [] },
      ],
    })
    expect(planned.water).toBeCloseTo(2948.7, 1)
    const { id = 0 } = planned.recipe
    await ask('PATCH', `/recipes/${id}`, {
      name: 'Other name',
      materialComponents: [{ componentMaterialId: silica, percentageAmount: 100 }],
    })
    expect(await batch(planned.id)).toEqual(planned)
    expect((await ask('DELETE', `/recipes/${id}`)).statusCode).toBe(200)
    expect(await batch(planned.id)).toMatchObject({
      recipe: { id: null, name: 'Leach 4321' },
      lines: planned.lines,
    })
  })

  it('is made once, however often it is sent', async () => {
    const [recipeId, clientKey] = [await leach(), crypto.randomUUID()]
    const body = { recipeId, size: '500', unit: 'grams', clientKey }
    const answers = await Promise.all([1, 2, 3].map(() => ask('POST', '/batches', body)))
    const ids = answers.map((answer) => answer.json<{ data: Batch }>().data.id)
    expect(new Set(ids).size).toBe(1)
  })

  it('can be changed, and weighs anew when its size does', async () => {
    const { id } = await plan()
    await ask('PATCH', `/batches/${id}`, {
      weighed: [{ place: 0, amount: '1250', unit: 'grams' }],
      specificGravity: 1.5,
    })
    const answer = await ask('PATCH', `/batches/${id}`, { size: '1.5', unit: 'kilograms' })
    expect(answer.json()).toMatchObject({
      data: {
        ...{ size: '1500', specificGravity: 1.5, total: '2150' },
        lines: [{ planned: '600', weighed: '1250' }, {}, {}, { planned: '150', weighed: null }],
      },
    })
    await ask('PATCH', `/batches/${id}`, { weighed: [{ place: 0, amount: null, unit: 'grams' }] })
    expect(await batch(id)).toMatchObject({ total: '1500' })
  })

  it('is not overwritten by who knew an earlier state', async () => {
    const { id, updatedAt: basedOn } = await plan()
    expect((await ask('PATCH', `/batches/${id}`, { note: 'First', basedOn })).statusCode).toBe(200)
    const second = await ask('PATCH', `/batches/${id}`, { note: 'Second', basedOn })
    expect(second.json()).toMatchObject({ error: { code: 'content.outdated' } })
    expect((await batch(id)).note).toBe('First')
  })

  it.each([
    [{ size: '0' }, 'size', 'must be a weight above 0, at most 100 tons'],
    [{ size: 'much' }, 'size', 'must be a weight above 0, at most 100 tons'],
    [{ unit: 'cups' }, 'unit', 'must be grams, kilograms, pounds or ounces'],
    [
      { specificGravity: 1 },
      'specificGravity',
      'must be above 1 and below 2.6, the specific gravity of the dry powder',
    ],
    [{ plannedFor: 'soon' }, 'plannedFor', 'must be a date such as 2026-03-31'],
    [{ note: 'x'.repeat(2001) }, 'note', 'must be at most 2000 characters'],
  ])('%j is refused', async (changes, field, message) => {
    const answer = await ask('POST', '/batches', {
      ...{ recipeId: await leach(), size: 3, unit: 'kilograms' },
      ...changes,
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ error: { fields: [{ field, message }] } })
  })

  it('is of something that can be mixed and seen', async () => {
    const ofSilica = { recipeId: silica, size: 3, unit: 'kilograms' }
    expect((await ask('POST', '/batches', ofSilica)).json()).toMatchObject({
      error: { fields: [{ field: 'recipeId' }] },
    })
    const nothing = { ...ofSilica, recipeId: 2_000_000_000 }
    expect((await ask('POST', '/batches', nothing)).statusCode).toBe(404)
  })
})

describe('a batch that is mixed', () => {
  it('leaves the stock, the oldest lot first, at what was paid', async () => {
    await buy(feldspar, 5, 3, { boughtOn: '2026-02-01', label: 'New' })
    await buy(feldspar, 1, 2, { boughtOn: '2026-01-01', label: 'Old' })
    await buy(silica, 1, null)
    await buy(whiting, 1, 1.5)
    const { id } = await plan()
    expect((await batch(id)).lines.map((line) => line.left)).toEqual([
      ...['6000', '1000', '1000', null],
    ])
    const answer = await finish(id)
    expect(answer.json()).toMatchObject({
      data: {
        state: 'finished',
        // 1 kg at 2, 0.2 kg at 3, and 0.6 kg at 1.5
        cost: '3.5',
        lines: [
          {
            cost: '2.6',
            lots: [
              { label: 'Old', grams: '1000' },
              { label: 'New', grams: '200' },
            ],
          },
          { cost: null, lots: [{ grams: '900' }] },
          { cost: '0.9' },
          { cost: null, lots: [], left: null },
        ],
      },
    })
    expect(await left()).toEqual({ 'Potash Feldspar': '4800', Silica: '100', Whiting: '400' })
  })

  it('takes what was weighed, and no more than there was', async () => {
    await buy(silica, 1, 2)
    const { id } = await plan()
    const weighed = [{ place: 1, amount: '1.25', unit: 'kilograms' }]
    expect((await finish(id, { weighed })).json()).toMatchObject({
      data: {
        total: '3350',
        lines: [{}, { weighed: '1250', lots: [{ grams: '1000' }], cost: '2.5' }, {}, {}],
      },
    })
    expect(await left()).toEqual({ Silica: '0' })
  })

  it('is weighed otherwise by who knows that it is mixed, once, and by nobody else', async () => {
    await buy(feldspar, 5, null)
    const { id, updatedAt } = await plan()
    const weighed = (amount: number) => [{ place: 0, amount, unit: 'grams' }]
    const leftOf = async () => (await batch(id)).lines[0]?.left
    const mixed = (await finish(id, { weighed: weighed(1000), basedOn: updatedAt })).json<{
      data: { updatedAt: string }
    }>()
    const left = Number(await leftOf())
    expect((await finish(id, { weighed: weighed(1500), basedOn: updatedAt })).json()).toMatchObject(
      {
        error: { code: 'content.outdated' },
      },
    )
    expect((await finish(id, { weighed: weighed(1500) })).statusCode).toBe(200)
    expect(await leftOf()).toBe(String(left))
    const sent = {
      weighed: weighed(1500),
      ...{ basedOn: mixed.data.updatedAt, clientKey: crypto.randomUUID() },
    }
    for (const body of [sent, sent]) expect((await finish(id, body)).statusCode).toBe(200)
    expect(Number(await leftOf())).toBe(left - 500)
    expect((await batch(id)).lines[0]).toMatchObject({ weighed: '1500' })
  })

  it('is mixed once, however often that is said', async () => {
    await buy(silica, 9, 2)
    const { id } = await plan()
    const answers = await Promise.all([1, 2, 3, 4].map(() => finish(id)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(await left()).toEqual({ Silica: '8100' })
  })

  it('shares a stock with others that are mixed at the same moment', async () => {
    await buy(silica, 4, 2)
    const plans = []
    for (let count = 0; count < 6; count += 1) plans.push(await plan())
    await Promise.all(plans.map(({ id }) => finish(id)))
    expect(await left()).toEqual({ Silica: '0' })
    const mixed = await Promise.all(plans.map(({ id }) => batch(id)))
    const taken = mixed.flatMap(({ lines }) => lines[1]?.lots.map(({ grams }) => Number(grams)))
    expect(taken.reduce<number>((sum, grams) => sum + (grams ?? 0), 0)).toBe(4000)
  })

  it('is put back when it is reopened', async () => {
    await buy(silica, 1, 2)
    const { id } = await plan()
    await finish(id)
    expect((await ask('PATCH', `/batches/${id}`, { size: '1' })).json()).toMatchObject({
      error: { code: 'batch.finished' },
    })
    expect((await ask('DELETE', `/batches/${id}`)).statusCode).toBe(409)
    expect((await ask('PATCH', `/batches/${id}`, { note: 'Thin' })).statusCode).toBe(200)
    for (const path of [`/batches/${id}/reopen`, `/batches/${id}/reopen`]) {
      const reopened = await ask('POST', path)
      expect(reopened.json()).toMatchObject({
        data: { state: 'planned', cost: null, note: 'Thin', finishedAt: null },
      })
    }
    expect(await left()).toEqual({ Silica: '1000' })
    await finish(id)
    expect(await left()).toEqual({ Silica: '100' })
    await ask('POST', `/batches/${id}/reopen`)
    expect((await ask('DELETE', `/batches/${id}`)).json()).toEqual({ success: true })
    const { data } = (await ask('GET', `/stock/moves?materialId=${silica}`)).json<{
      data: { kind: string; batch: object | null }[]
    }>()
    expect(data.map(({ kind }) => kind)).toEqual(['return', 'use', 'return', 'use', 'buy'])
    expect(data.every((one) => one.batch === null)).toBe(true)
  })

  it('is told of in a log, if its owner wants', async () => {
    const { id } = await plan()
    const { logId } = (await finish(id, { isLogged: true, isLogPrivate: true })).json<{
      data: Batch
    }>().data
    const log = await ask('GET', `/logs/${logId}`)
    const { data } = log.json<{ data: { title: string; isPrivate: boolean; data: string } }>()
    expect(data).toMatchObject({ title: 'Leach 4321', isPrivate: true, logTypeId: 6 })
    expect(JSON.parse(data.data)).toMatchObject({
      materialComponents: [
        { name: 'Potash Feldspar', percentageAmount: 40, batchAmount: 1.2 },
        {},
        {},
        {},
      ],
      ...{ totalAmount: 3, amountUnits: 'kilograms', totalCost: null },
    })
    const quiet = await plan()
    expect((await finish(quiet.id)).json()).toMatchObject({ data: { logId: null } })
  })

  it('refuses weights of ingredients that it has not', async () => {
    const { id } = await plan()
    const answer = await finish(id, { weighed: [{ place: 4, amount: 1, unit: 'grams' }] })
    expect(answer.json()).toMatchObject({
      error: { fields: [{ field: 'weighed', message: 'has no ingredient at place 4' }] },
    })
    expect((await batch(id)).state).toBe('planned')
  })
})

describe('the list', () => {
  it('has planned batches by their day, and then the last mixed', async () => {
    const [mixed, later, sooner] = [
      await plan(),
      await plan({ plannedFor: '2026-05-02' }),
      await plan({ plannedFor: '2026-05-01' }),
    ]
    await finish(mixed.id)
    const list = async (query = '') =>
      (await ask('GET', `/batches${query}`)).json<{ data: Batch[] }>().data.map(({ id }) => id)
    expect(await list()).toEqual([sooner.id, later.id, mixed.id])
    expect(await list('?state=finished')).toEqual([mixed.id])
    expect(await list(`?recipe=${later.recipe.id}`)).toEqual([later.id])
    expect((await ask('GET', '/batches?state=forgotten')).statusCode).toBe(400)
  })

  it('makes the shopping list', async () => {
    await buy(silica, 1, 2, { vendor: 'Clay shop' })
    await buy(whiting, 3, 1)
    await plan()
    const { id } = await plan({ size: 1 })
    const shop = async () =>
      (await ask('GET', '/stock/shopping')).json<{ data: ShoppingLine[]; meta: object }>()
    expect(await shop()).toMatchObject({
      data: [
        { name: 'Kaolin', planned: '400', toBuy: '400', pack: null, packs: null, cost: null },
        { name: 'Potash Feldspar', toBuy: '1600' },
        {
          ...{ name: 'Silica', left: '1000', planned: '1200', toBuy: '200', packs: 1, cost: '2' },
          pack: { amount: '1', units: 'kilograms', price: '2', vendor: 'Clay shop' },
        },
      ],
      meta: { batches: 2, cost: '2' },
    })
    await ask('DELETE', `/batches/${id}`)
    expect((await shop()).data.map(({ name }) => name)).toEqual(['Kaolin', 'Potash Feldspar'])
  })
})

it('is nobody else’s', async () => {
  const { id } = await plan()
  const other = (await logIn(test.db, await createTestAccount(test.db))).bearer
  for (const [method, path] of [
    ['GET', ''],
    ['POST', '/finish'],
    ['POST', '/reopen'],
    ['DELETE', ''],
  ] as const) {
    expect((await ask(method, `/batches/${id}${path}`, {}, other)).statusCode).toBe(404)
  }
  expect((await test.app.inject({ url: '/v2/batches' })).statusCode).toBe(401)
  expect((await batch(id)).state).toBe('planned')
})

describe('what a batch is taken from', () => {
  const brand = async (name: string, parentId: number | null) => {
    const [id = 0] = await buildItems(test.db, [
      { ...POTASH_FELDSPAR, ownerId: potter.id, name, parentId },
    ])
    return id
  }

  it('is a brand of the ingredient, or what is called the same', async () => {
    const custer = await brand('Custer', feldspar)
    const [kaolinOfHome = 0] = await buildItems(test.db, [{ ...KAOLIN, ownerId: potter.id }])
    await buy(custer, 2, 4)
    await buy(kaolinOfHome, 1, null)
    const { id, lines } = await plan()
    expect(lines.map(({ from }) => from?.id ?? null)).toEqual([custer, null, null, kaolinOfHome])
    await finish(id)
    expect(await left()).toEqual({ Custer: '800', Kaolin: '700' })
    expect(await batch(id)).toMatchObject({ cost: '4.8' })
  })

  it('is what the potter chooses, also on the shopping list', async () => {
    const other = await brand('Minspar', null)
    await buy(feldspar, 5, 1)
    await buy(other, 1, 1)
    const { id } = await plan()
    const choose = (place: number, materialId: number | null) =>
      ask('PATCH', `/batches/${id}`, { from: [{ place, materialId }] })
    expect((await choose(0, other)).json()).toMatchObject({
      data: {
        lines: [{ from: { id: other, name: 'Minspar' }, isChosen: true, left: '1000' }, {}, {}, {}],
      },
    })
    const list = (await ask('GET', '/stock/shopping')).json<{ data: ShoppingLine[] }>().data
    expect(list).toContainEqual(expect.objectContaining({ name: 'Minspar', toBuy: '200' }))
    expect((await choose(0, null)).json()).toMatchObject({
      data: { lines: [{ from: { id: feldspar }, isChosen: false }, {}, {}, {}] },
    })
    expect((await choose(9, other)).json()).toMatchObject({
      error: { fields: [{ field: 'from', message: 'has no ingredient at place 9' }] },
    })
  })
})
