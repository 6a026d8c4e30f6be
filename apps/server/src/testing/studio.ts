import type { Batch } from '@glazy/contract/batches'
import type { StockedMaterial } from '@glazy/contract/stock'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { createTestAccount, logIn, type TestAccount, type TestSession } from './accounts.ts'
import { buildItems, KAOLIN, POTASH_FELDSPAR, SILICA, WHITING } from './library.ts'
import { createTestApp, type TestApp } from './test-app.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/**
 * A library with the materials of Leach 4321, and for each test of a file a potter of their own with an
 * empty stock, and what they do.
 */
export function openStudio() {
  let test: TestApp
  let potter: TestAccount
  let session: TestSession
  const ids = { feldspar: 0, silica: 0, whiting: 0, kaolin: 0 }
  beforeAll(async () => {
    test = await createTestApp()
    const { id: ownerId } = await createTestAccount(test.db)
    const [feldspar = 0, silica = 0, whiting = 0, kaolin = 0] = await buildItems(test.db, [
      { ...POTASH_FELDSPAR, ownerId },
      { ...SILICA, ownerId },
      { ...WHITING, ownerId },
      { ...KAOLIN, ownerId },
    ])
    Object.assign(ids, { feldspar, silica, whiting, kaolin })
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    potter = await createTestAccount(test.db)
    session = await logIn(test.db, potter)
  })

  const ask = (method: Method, path: string, payload?: object, headers = session.bearer) =>
    test.app.inject({ method, url: `/v2${path}`, headers, ...(payload && { payload }) })

  /** A recipe of the potter: ids of materials, and parts of each. */
  async function recipe(name: string, parts: readonly (readonly [id: number, amount: number])[]) {
    const components = parts.map(([materialId, amount]) => {
      return { materialId, amount, isAdditional: false }
    })
    const [id = 0] = await buildItems(test.db, [{ ownerId: potter.id, name, components }])
    return id
  }
  const leach = () => {
    const { feldspar, silica, whiting, kaolin } = ids
    const parts = [
      [feldspar, 40],
      [silica, 30],
      [whiting, 20],
      [kaolin, 10],
    ] as const
    return recipe('Leach 4321', parts)
  }
  /** Three kilograms of Leach 4321, unless told otherwise. */
  async function plan(changes: object = {}): Promise<Batch> {
    const recipeId = await leach()
    const body = { recipeId, size: 3, unit: 'kilograms', ...changes }
    const answer = await ask('POST', '/batches', body)
    expect(answer.statusCode).toBe(201)
    return answer.json<{ data: Batch }>().data
  }
  const stock = async () => (await ask('GET', '/stock')).json<{ data: StockedMaterial[] }>().data

  return {
    get test() {
      return test
    },
    get potter() {
      return potter
    },
    get session() {
      return session
    },
    ids,
    ask,
    recipe,
    leach,
    plan,
    batch: async (id: number) => (await ask('GET', `/batches/${id}`)).json<{ data: Batch }>().data,
    finish: (id: number, body: object = {}) => ask('POST', `/batches/${id}/finish`, body),
    stock,
    /** Grams of each material, by its name. */
    left: async () => Object.fromEntries((await stock()).map((one) => [one.name, one.left])),
    /** Kilograms in bags of one each, at a price for each bag. */
    buy: (materialId: number, packs: number, price: number | null, more: object = {}) =>
      ask('POST', '/stock/lots', {
        rows: [
          {
            materialId,
            packs,
            packAmount: 1,
            packUnits: 'kilograms',
            ...(price !== null && { price: packs * price }),
            ...more,
          },
        ],
      }),
  }
}
