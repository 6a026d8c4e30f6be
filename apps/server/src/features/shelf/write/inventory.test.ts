import type { UserMaterial } from '@glazy/contract/inventory'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestAccount, logIn, type TestAccount, type TestSession } from '#testing/accounts.ts'
import { buildItems, KAOLIN, SILICA, WHITING } from '#testing/library.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
let potter: TestAccount
let session: TestSession
let other: TestAccount
let otherSession: TestSession
let silica = 0
let whiting = 0
let secret = 0
beforeAll(async () => {
  test = await createTestApp()
  other = await createTestAccount(test.db)
  otherSession = await logIn(test.db, other)
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

type Method = 'GET' | 'POST' | 'DELETE'
const ask = (method: Method, path: string, payload?: object, headers = session.bearer) =>
  test.app.inject({ method, url: `/v2${path}`, headers, ...(payload && { payload }) })

const shelf = async (headers = session.bearer, path = '/auth/userMaterials') =>
  (await ask('GET', path, undefined, headers)).json<{ data: UserMaterial[] }>().data

async function put(id: number): Promise<UserMaterial> {
  const answer = await ask('POST', `/usermaterials/addMaterial/${id}`)
  expect(answer.statusCode).toBe(200)
  return answer.json<{ data: UserMaterial }>().data
}

const price = (id: number, fields: object, headers = session.bearer) =>
  ask('POST', '/usermaterials/updatePrice', { id, ...fields }, headers)

describe('adding a material', () => {
  it('puts it on the shelf, by either spelling, and once', async () => {
    const first = await ask('GET', `/usermaterials/addMaterial/${whiting}`)
    expect(first.json()).toMatchObject({
      data: { materialId: whiting, materialName: 'Whiting', price: null, priceUnits: null },
      meta: { isNew: true },
    })
    expect((await ask('POST', `/usermaterials/addMaterial/${whiting}`)).json()).toMatchObject({
      meta: { isNew: false },
    })
    await put(silica)
    expect((await shelf()).map(({ materialName }) => materialName)).toEqual(['Silica', 'Whiting'])
  })

  it('is not done by a link that somebody else sent', async () => {
    const url = `/v2/usermaterials/addMaterial/${silica}`
    const answer = await test.app.inject({ url, headers: session.cookie })
    expect(answer.statusCode).toBe(403)
    expect(await shelf()).toEqual([])
  })

  it('knows neither what is hidden nor what is not there', async () => {
    for (const id of [secret, 2_000_000_000]) {
      expect((await ask('POST', `/usermaterials/addMaterial/${id}`)).statusCode).toBe(404)
    }
  })
})

describe('price, unit and SKU', () => {
  it('are kept to the last decimal and tell the price of a kilogram', async () => {
    const { id } = await put(silica)
    const sent = {
      price: '1,234.12345678901234567891',
      priceUnits: 'kilograms',
      vendorCode: ' A1 ',
    }
    expect((await price(id, sent)).json()).toMatchObject({
      data: {
        price: '1234.12345678901234567891',
        convertedPrice: '1234.12345678901234567891',
        priceUnits: 'kilograms',
        vendorCode: 'A1',
      },
    })
    await price(id, { price: 12.5, priceUnits: 'pounds' })
    expect(await shelf()).toMatchObject([
      { price: '12.5', convertedPrice: '27.55780525229721864583', vendorCode: null },
    ])
  })

  it.each([
    [
      { price: '', priceUnits: '', vendorCode: 'B-2' },
      { price: null, vendorCode: 'B-2' },
    ],
    [
      { price: 0, priceUnits: '' },
      { price: null, priceUnits: null },
    ],
    [
      { price: '0', priceUnits: 'grams' },
      { price: '0', priceUnits: 'grams' },
    ],
    [
      { price: null, priceUnits: 'grams' },
      { price: null, priceUnits: null },
    ],
  ])('%j is taken', async (fields, expected) => {
    const { id } = await put(silica)
    await price(id, { price: 3, priceUnits: 'grams', vendorCode: 'before' })
    const answer = await price(id, fields)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ data: expected })
  })

  it.each([
    [{ price: -1, priceUnits: 'grams' }, 'price', 'Price must be non-negative'],
    [{ price: '5' }, 'priceUnits', 'Price units are required'],
    [{ price: '5', priceUnits: '' }, 'priceUnits', 'Price units are required'],
    [
      { price: '5', priceUnits: 'stones' },
      'priceUnits',
      'must be grams, kilograms, pounds or ounces',
    ],
    [
      { price: '12345678901', priceUnits: 'grams' },
      'price',
      'must have at most 10 digits before the decimal point and 20 after it',
    ],
    [
      { price: 'five', priceUnits: 'grams' },
      'price',
      'must be digits with an optional decimal point',
    ],
    [{ price: '1,250', priceUnits: 'grams' }, 'price', 'must be written as 1250 or 1.25'],
    [{ vendorCode: 'x'.repeat(101) }, 'vendorCode', 'must be at most 100 characters'],
  ])('%j is refused', async (fields, field, message) => {
    const { id } = await put(silica)
    const answer = await price(id, fields)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ error: { fields: [{ field, message }] } })
  })
})

describe('the shelf of somebody else', () => {
  it('is seen without prices, and without what is hidden from the viewer', async () => {
    await put(silica)
    const { id } = await put(whiting)
    await price(id, { price: 7, priceUnits: 'kilograms', vendorCode: 'mine' })
    const seen = await ask(
      'GET',
      `/usermaterials?u=${potter.username}`,
      undefined,
      otherSession.bearer,
    )
    expect(seen.json()).toMatchObject({
      data: [{ materialId: silica }, { materialId: whiting, price: null, convertedPrice: null }],
      meta: { user: { data: { id: potter.id, username: potter.username } } },
    })
    expect(seen.body).not.toContain('mine')
    await ask('POST', `/usermaterials/addMaterial/${secret}`, undefined, otherSession.bearer)
    expect(await shelf(session.bearer, `/usermaterials?u=${other.id}`)).not.toContainEqual(
      expect.objectContaining({ materialId: secret }),
    )
    expect((await ask('GET', '/usermaterials?u=nobody-at-all')).statusCode).toBe(404)
  })

  it('is nobody else’s to change', async () => {
    const { id } = await put(silica)
    const foreign = otherSession.bearer
    expect((await price(id, { price: 1, priceUnits: 'grams' }, foreign)).statusCode).toBe(404)
    const removal = await ask('DELETE', `/usermaterials/${id}`, undefined, foreign)
    expect(removal.statusCode).toBe(404)
    expect(await shelf()).toHaveLength(1)
  })

  it('can be taken over without its prices; what is there already stays', async () => {
    const { id } = await put(silica)
    await price(id, { price: 7, priceUnits: 'kilograms' })
    await ask('POST', `/usermaterials/addMaterial/${silica}`, undefined, otherSession.bearer)
    await ask('POST', `/usermaterials/addMaterial/${whiting}`, undefined, otherSession.bearer)
    await ask('POST', `/usermaterials/addMaterial/${secret}`, undefined, otherSession.bearer)
    const taken = await ask('POST', `/usermaterials/import/${other.id}`)
    expect(taken.json()).toEqual({ data: { added: 1 } })
    expect(await shelf()).toMatchObject([
      { materialId: silica, price: '7' },
      { materialId: whiting, price: null },
    ])
    expect((await ask('GET', `/usermaterials/import/${potter.id}`)).json()).toEqual({
      data: { added: 0 },
    })
    expect((await ask('POST', '/usermaterials/import/2000000000')).statusCode).toBe(404)
  })
})

describe('several rows at once', () => {
  const rows = (...given: object[]) => ask('POST', '/usermaterials', { rows: given })

  it('are added and brought up to date', async () => {
    await put(silica)
    const answer = await rows(
      { materialId: silica, price: '2.50', priceUnits: 'kilograms' },
      { materialId: whiting, vendorCode: 'W-1' },
    )
    expect(answer.json()).toEqual({ data: { added: 1, updated: 1 } })
    expect(await shelf()).toMatchObject([{ price: '2.5' }, { vendorCode: 'W-1' }])
    await rows({ materialId: silica }, { materialId: whiting, vendorCode: null })
    expect(await shelf()).toMatchObject([{ price: '2.5' }, { vendorCode: null }])
  })

  it('come all or not at all', async () => {
    expect((await rows({ materialId: silica }, { materialId: secret })).statusCode).toBe(404)
    expect((await rows({ materialId: silica }, { materialId: silica })).statusCode).toBe(400)
    expect((await rows({ materialId: silica, price: 2 })).json()).toMatchObject({
      error: { fields: [{ field: 'rows.0.priceUnits', message: 'Price units are required' }] },
    })
    expect(await shelf()).toEqual([])
  })
})

it('lets an entry go', async () => {
  const { id } = await put(silica)
  expect((await ask('DELETE', `/usermaterials/${id}`)).json()).toEqual({ success: true })
  expect((await ask('DELETE', `/usermaterials/${id}`)).statusCode).toBe(404)
  expect(await shelf()).toEqual([])
})
