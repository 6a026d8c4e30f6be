import type { Batch } from '@glazy/contract/batches'
import type { ShoppingLine } from '@glazy/contract/stock'
import { describe, expect, it } from 'vitest'
import { createTestAccount, logIn } from '#testing/accounts.ts'
import { buildItems, KAOLIN, POTASH_FELDSPAR } from '#testing/library.ts'
import { openStudio } from '#testing/studio.ts'

const studio = openStudio()
const { ids, ask, leach, plan, batch, finish, left, buy } = studio

describe('a plan', () => {
  it('freezes the recipe', async () => {
    const planned = await plan({
      specificGravity: 1.45,
      plannedFor: '2026-04-01',
      note: ' For mugs ',
    })
    expect(planned).toMatchObject({
      state: 'planned',
      size: '3000',
      unit: 'kilograms',
      total: '3000',
      cost: null,
      plannedFor: '2026-04-01',
      note: 'For mugs',
      specificGravity: 1.45,
      recipe: { name: 'Leach 4321', version: 1 },
      lines: [
        { materialId: ids.feldspar, name: 'Potash Feldspar', parts: 40, planned: '1200' },
        { planned: '900' },
        { planned: '600' },
        { planned: '300', weighed: null, left: null, lots: [] },
      ],
    })
    expect(planned.water).toBeCloseTo(2948.7, 1)
    const { id = 0 } = planned.recipe
    await ask('PATCH', `/recipes/${id}`, {
      name: 'Other name',
      materialComponents: [{ componentMaterialId: ids.silica, percentageAmount: 100 }],
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
        size: '1500',
        specificGravity: 1.5,
        total: '2150',
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
    [{ size: undefined }, 'size', 'must be a weight above 0, at most 100 tons'],
    [{ size: null }, 'size', 'must be a weight above 0, at most 100 tons'],
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
      recipeId: await leach(),
      size: 3,
      unit: 'kilograms',
      ...changes,
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ error: { fields: [{ field, message }] } })
  })

  it('is of something that can be mixed and seen', async () => {
    const ofSilica = { recipeId: ids.silica, size: 3, unit: 'kilograms' }
    expect((await ask('POST', '/batches', ofSilica)).json()).toMatchObject({
      error: { fields: [{ field: 'recipeId' }] },
    })
    const nothing = { ...ofSilica, recipeId: 2_000_000_000 }
    expect((await ask('POST', '/batches', nothing)).statusCode).toBe(404)
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
    await buy(ids.silica, 1, 2, { vendor: 'Clay shop' })
    await buy(ids.whiting, 3, 1)
    await plan()
    const { id } = await plan({ size: 1 })
    const shop = async () =>
      (await ask('GET', '/stock/shopping')).json<{ data: ShoppingLine[]; meta: object }>()
    expect(await shop()).toMatchObject({
      data: [
        { name: 'Kaolin', planned: '400', toBuy: '400', pack: null, packs: null, cost: null },
        { name: 'Potash Feldspar', toBuy: '1600' },
        {
          name: 'Silica',
          left: '1000',
          planned: '1200',
          toBuy: '200',
          packs: 1,
          cost: '2',
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
  const other = (await logIn(studio.test.db, await createTestAccount(studio.test.db))).bearer
  for (const [method, path] of [
    ['GET', ''],
    ['POST', '/finish'],
    ['POST', '/reopen'],
    ['DELETE', ''],
  ] as const) {
    expect((await ask(method, `/batches/${id}${path}`, {}, other)).statusCode).toBe(404)
  }
  expect((await studio.test.app.inject({ url: '/v2/batches' })).statusCode).toBe(401)
  expect((await batch(id)).state).toBe('planned')
})

describe('what a batch is taken from', () => {
  const brand = async (name: string, parentId: number | null) => {
    const [id = 0] = await buildItems(studio.test.db, [
      { ...POTASH_FELDSPAR, ownerId: studio.potter.id, name, parentId },
    ])
    return id
  }

  it('is a brand of the ingredient, or what is called the same', async () => {
    const custer = await brand('Custer', ids.feldspar)
    const [kaolinOfHome = 0] = await buildItems(studio.test.db, [
      { ...KAOLIN, ownerId: studio.potter.id },
    ])
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
    await buy(ids.feldspar, 5, 1)
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
      data: { lines: [{ from: { id: ids.feldspar }, isChosen: false }, {}, {}, {}] },
    })
    expect((await choose(9, other)).json()).toMatchObject({
      error: { fields: [{ field: 'from', message: 'has no ingredient at place 9' }] },
    })
  })
})
