import type { MakeableRecipe } from '@glazy/contract/inventory'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestAccount, logIn, type TestSession } from '#testing/accounts.ts'
import { buildItems, KAOLIN, POTASH_FELDSPAR, SILICA, WHITING } from '#testing/library.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
let session: TestSession
let ids: Readonly<Record<string, number>>
beforeAll(async () => {
  test = await createTestApp()
  const potter = await createTestAccount(test.db)
  const other = await createTestAccount(test.db)
  session = await logIn(test.db, potter)
  const theirs = { ownerId: other.id }
  const build = async (plan: Parameters<typeof buildItems>[1][number]) =>
    (await buildItems(test.db, [plan]))[0] ?? 0
  const recipe = (name: string, materialIds: readonly number[], isPrivate = false) =>
    build({
      ...theirs,
      name,
      isPrivate,
      components: materialIds.map((materialId) => ({
        materialId,
        amount: 10,
        isAdditional: false,
      })),
    })
  const feldspar = await build({ ...theirs, ...POTASH_FELDSPAR })
  const custer = await build({ ...theirs, ...POTASH_FELDSPAR, name: 'Custer', parentId: feldspar })
  const g200 = await build({ ...theirs, ...POTASH_FELDSPAR, name: 'G-200', parentId: feldspar })
  const silica = await build({ ...theirs, ...SILICA })
  const whiting = await build({ ...theirs, ...WHITING })
  const kaolin = await build({ ...theirs, ...KAOLIN })
  const base = await recipe('Base', [custer, silica])
  ids = {
    feldspar,
    custer,
    g200,
    silica,
    whiting,
    kaolin,
    base,
    celadon: await recipe('Celadon', [feldspar, silica, whiting]),
    brand: await recipe('Brand', [g200, silica]),
    stacked: await recipe('Stacked', [base, whiting]),
    higher: await recipe('Higher', [await recipe('Middle', [base, kaolin])]),
    hidden: await recipe('Hidden', [silica], true),
  }
  for (const id of [custer, silica]) {
    await test.app.inject({
      method: 'POST',
      url: `/v2/usermaterials/addMaterial/${id}`,
      headers: session.bearer,
    })
  }
})
afterAll(() => test.close())

const idOf = (name: string) => ids[name] ?? 0

async function ask(...names: string[]): Promise<MakeableRecipe[]> {
  const url = `/v2/usermaterials/makeable?id=${names.map(idOf).join()}`
  const answer = await test.app.inject({ url, headers: session.bearer })
  expect(answer.statusCode).toBe(200)
  return answer.json<{ data: MakeableRecipe[] }>().data
}

async function find(makeable: string, headers: Record<string, string> = session.bearer) {
  const url = `/v2/search?composite=1&makeable=${makeable}&o=co`
  const answer = await test.app.inject({ url, headers })
  expect(answer.statusCode).toBe(200)
  return answer.json<{ data: { name: string }[] }>().data.map(({ name }) => name)
}

describe('what is on the shelf of a recipe', () => {
  it('counts kinds of the same, and says so', async () => {
    const [celadon, brand] = await ask('celadon', 'brand')
    expect(celadon).toMatchObject({ total: 3, onShelf: 2 })
    expect(celadon?.ingredients).toEqual([
      {
        materialId: idOf('feldspar'),
        name: 'Potash Feldspar',
        match: 'kind',
        by: { id: idOf('custer'), name: 'Custer' },
      },
      {
        materialId: idOf('silica'),
        name: 'Silica',
        match: 'same',
        by: { id: idOf('silica'), name: 'Silica' },
      },
      { materialId: idOf('whiting'), name: 'Whiting', match: null, by: null },
    ])
    expect(brand?.ingredients[0]).toMatchObject({ match: 'equivalent', by: { name: 'Custer' } })
  })

  it('counts recipes inside by what they are made of', async () => {
    expect(await ask('stacked', 'higher')).toMatchObject([
      { total: 3, onShelf: 2 },
      { total: 3, onShelf: 2 },
    ])
  })

  it('says nothing of what is hidden, or no recipe', async () => {
    expect(await ask('hidden', 'silica')).toEqual([])
  })
})

describe('recipes that can be made', () => {
  it('are found by how many ingredients are missing', async () => {
    expect(await find('all')).toEqual(['Base', 'Brand'])
    expect(await find('all-but-one')).toEqual([
      ...['Base', 'Celadon', 'Brand', 'Stacked', 'Middle', 'Higher'],
    ])
  })

  it('follow the shelf at once, also where a recipe stands on it', async () => {
    const entry = await test.app.inject({
      method: 'POST',
      url: `/v2/usermaterials/addMaterial/${idOf('kaolin')}`,
      headers: session.bearer,
    })
    expect(await find('all')).toEqual(['Base', 'Brand', 'Middle', 'Higher'])
    const { id } = entry.json<{ data: { id: number } }>().data
    await test.app.inject({
      method: 'DELETE',
      url: `/v2/usermaterials/${id}`,
      headers: session.bearer,
    })
    expect(await find('all')).toEqual(['Base', 'Brand'])
  })

  it('are none for visitors without a shelf, whose lists stay the same for all', async () => {
    expect(await find('all-but-two', {})).toEqual([])
  })

  it('are marked in the explorer too', async () => {
    const url = '/v2/charts/matches?makeable=all'
    const [own, anonymous] = await Promise.all([
      test.app.inject({ url, headers: session.bearer }),
      test.app.inject({ url }),
    ])
    expect(own.statusCode).toBe(200)
    expect(own.rawPayload.some((byte) => byte !== 0)).toBe(true)
    expect(anonymous.rawPayload.some((byte) => byte !== 0)).toBe(false)
  })
})

it('asks for a session, and for words it knows', async () => {
  expect((await test.app.inject({ url: '/v2/usermaterials/makeable?id=1' })).statusCode).toBe(401)
  const url = '/v2/search?makeable=some'
  expect((await test.app.inject({ url })).json()).toMatchObject({
    error: {
      fields: [{ field: 'makeable', message: expect.stringContaining('all-but-one') as string }],
    },
  })
})

describe('what has been hidden of the shelf', () => {
  const call = async (
    who: TestSession,
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    payload?: object,
  ) => {
    const url = `/v2${path}`
    const body = payload && { payload }
    const answer = await test.app.inject({ method, url, headers: who.bearer, ...body })
    expect(answer.statusCode, answer.body).toBeLessThan(300)
    return answer.json<{ data: { id: number } & MakeableRecipe[] }>().data
  }
  const namesFound = async (who: TestSession, query: string) =>
    ((await call(who, 'GET', `/search?composite=1&o=co&${query}`)) as unknown as { name: string }[])
      .map(({ name }) => name)
      .sort()
  const ingredient = (materialId: number) => ({ materialId, amount: 10, isAdditional: false })
  let maker: TestSession
  let vendor: TestSession
  let spar: number
  let sparGlaze: number
  beforeAll(async () => {
    const [account, seller] = [await createTestAccount(test.db), await createTestAccount(test.db)]
    maker = await logIn(test.db, account)
    vendor = await logIn(test.db, seller)
    const built = await buildItems(test.db, [
      { ...POTASH_FELDSPAR, ownerId: seller.id, name: 'Spar', parentId: idOf('feldspar') },
      { ...WHITING, ownerId: account.id, name: 'Own chalk', isPrivate: true },
    ])
    const [sparId = 0, chalk = 0] = built
    spar = sparId
    const [first = 0] = await buildItems(test.db, [
      { ownerId: seller.id, name: 'Spar glaze', components: [ingredient(spar)] },
      { ownerId: seller.id, name: 'Feldspar glaze', components: [ingredient(idOf('feldspar'))] },
      { ownerId: account.id, name: 'Chalk glaze', components: [ingredient(chalk)] },
    ])
    sparGlaze = first
    for (const id of [spar, chalk]) await call(maker, 'POST', `/usermaterials/addMaterial/${id}`)
    const lot = { materialId: spar, packAmount: '3', packUnits: 'kilograms', price: '6' }
    await call(maker, 'POST', '/stock/lots', { rows: [lot] })
    const seen = await namesFound(maker, 'makeable=all')
    expect(seen).toEqual(['Chalk glaze', 'Feldspar glaze', 'Spar glaze'])
    await call(vendor, 'POST', `/recipes/${spar}/unpublish`)
    await call(vendor, 'PATCH', `/recipes/${spar}`, { name: 'Secret' })
  })

  it('is there as itself, and stands for nothing else', async () => {
    expect(await namesFound(maker, 'makeable=all')).toEqual(['Chalk glaze', 'Spar glaze'])
    const [recipe] = await call(maker, 'GET', `/usermaterials/makeable?id=${sparGlaze}`)
    expect(recipe).toMatchObject({ total: 1, onShelf: 1, enoughFor: 3, costPerKilogram: 2 })
    expect(recipe?.ingredients).toEqual([
      { materialId: spar, name: 'Spar', match: 'same', by: { id: spar, name: 'Spar' } },
    ])
    expect(await namesFound(maker, 'enough_for=3')).toEqual(['Spar glaze'])
  })

  it('is found by nobody who only names it', async () => {
    expect(await namesFound(maker, `only=${spar}`)).toEqual([])
    expect(await namesFound(session, `only=${spar}`)).toEqual([])
    expect(await namesFound(session, `with=${spar}`)).toEqual([])
    expect(await namesFound(session, `without=${spar}`)).toContain('Spar glaze')
    expect(await call(session, 'GET', `/usermaterials/makeable?id=${sparGlaze}`)).toMatchObject([
      { onShelf: 0, ingredients: [{ materialId: null, name: null, match: null, by: null }] },
    ])
  })
})

describe('what the stock is enough for', () => {
  const search = async (query: string, headers: Record<string, string> = session.bearer) => {
    const answer = await test.app.inject({ url: `/v2/search?composite=1&${query}`, headers })
    return {
      status: answer.statusCode,
      names: (answer.json<{ data?: { name: string }[] }>().data ?? []).map(({ name }) => name),
      body: answer.body,
    }
  }
  beforeAll(async () => {
    const rows = [
      // Of one part of each 4 kg can be mixed: the 2 kg of feldspar run out first.
      { materialId: idOf('custer'), packAmount: '2', packUnits: 'kilograms', price: '6' },
      { materialId: idOf('silica'), packAmount: '20', packUnits: 'kilograms', price: '20' },
    ]
    const answer = await test.app.inject({
      method: 'POST',
      url: '/v2/stock/lots',
      headers: session.bearer,
      payload: { rows },
    })
    expect(answer.statusCode).toBe(200)
  })

  it('is found by the weight of the batch, to the gram', async () => {
    expect((await search('enough_for=4')).names.sort()).toEqual(['Base', 'Brand'])
    expect((await search('enough_for=4,001')).names).toEqual([])
    expect((await search('enough_for=0.5&q=Brand')).names).toEqual(['Brand'])
  })

  it('finds nothing for anybody who has no stock', async () => {
    expect((await search('enough_for=1', {})).names).toEqual([])
    const other = await logIn(test.db, await createTestAccount(test.db))
    expect((await search('enough_for=0.001', other.bearer)).names).toEqual([])
  })

  it('says of a recipe how much can be mixed and what a kilogram costs', async () => {
    const [base, celadon] = await ask('base', 'celadon')
    // Half of it at 3.00, half at 1.00.
    expect(base?.enoughFor).toBeCloseTo(4, 9)
    expect(base?.costPerKilogram).toBeCloseTo(2, 9)
    expect(celadon).toMatchObject({ enoughFor: 0, costPerKilogram: null })
  })

  it('puts the cheapest first, and last what nobody knows the cost of', async () => {
    const sand = (
      await buildItems(test.db, [
        {
          ownerId: (await createTestAccount(test.db)).id,
          name: 'Sand',
          components: [{ materialId: idOf('silica'), amount: 10, isAdditional: false }],
        },
      ])
    )[0]
    expect(sand).toBeDefined()
    const byCost = await search('makeable=all-but-one&os=cost')
    expect(byCost.names[0]).toBe('Sand')
    expect(byCost.names.slice(1, 3).sort()).toEqual(['Base', 'Brand'])
    expect(byCost.names).toContain('Celadon')
    // A column of the table is put in order by itself.
    const byOxide = await search('makeable=all-but-one&ox=SiO2&od=asc')
    expect((await search('makeable=all-but-one&ox=SiO2&od=asc&os=cost')).names).toEqual(
      byOxide.names,
    )
    // Of silica there are 20 kg.
    expect((await search('enough_for=1&os=surplus')).names[0]).toBe('Sand')
    const second = await search('makeable=all-but-one&os=cost&count=2&p=2')
    expect(second.names).toEqual(byCost.names.slice(2, 4))
    const together = await search('makeable=all-but-one&os=cost&alike=together')
    expect(together.names[0]).toBe('Sand')
  })

  it.each([
    ['os=cost', /os/],
    ['makeable=all&os=age', /os/],
    ['enough_for=0', /enough_for/],
    ['enough_for=-3', /enough_for/],
    ['enough_for=1e9', /enough_for/],
    ['enough_for=NaN', /enough_for/],
    ['enough_for=much', /enough_for/],
  ])('refuses %s', async (query, field) => {
    const { status, body } = await search(query)
    expect(status).toBe(400)
    expect(body).toMatch(field)
  })
})
