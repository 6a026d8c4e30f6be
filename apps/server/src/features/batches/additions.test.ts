import type { Batch } from '@glazy/contract/batches'
import { expect, it } from 'vitest'
import { openStudio } from '#testing/studio.ts'

const studio = openStudio()
const { ids, ask, plan, batch, finish, left, buy, recipe } = studio

const add = (id: number, body: object) => ask('POST', `/batches/${id}/additions`, body)
const grams = (place: number, amount: number) => ({ place, amount, unit: 'grams' })
/** A kilogram of 60 ids.silica and 40 ids.whiting that is mixed, from 2 kg of each at 3 a kilogram. */
async function mixed(): Promise<Batch> {
  const recipeId = await recipe('Two', [
    [ids.silica, 60],
    [ids.whiting, 40],
  ])
  for (const id of [ids.silica, ids.whiting, ids.kaolin]) await buy(id, 2, 3)
  const { id } = await plan({ recipeId, size: 1 })
  await finish(id)
  return batch(id)
}

it('an addition leaves the stock, and the batch stays as it was mixed', async () => {
  const before = await mixed()
  const lines = [grams(0, 120), { materialId: ids.kaolin, amount: '20', unit: 'grams' }]
  const water = { amount: '0,25', unit: 'kilograms' }
  const answer = await add(before.id, { lines, water, note: 'Too thin on mugs' })
  expect(answer.statusCode).toBe(200)
  const after = answer.json<{ data: Batch }>().data
  expect(after).toMatchObject({ total: '1000', cost: '3.42', lines: before.lines.map(stable) })
  expect(after.additions).toMatchObject([
    {
      water: '250',
      total: '140',
      cost: '0.42',
      note: 'Too thin on mugs',
      logId: null,
      lines: [
        { place: 0, materialId: ids.silica, grams: '120', cost: '0.36', lots: [{ grams: '120' }] },
        { place: null, materialId: ids.kaolin, grams: '20', lots: [{ grams: '20' }] },
      ],
    },
  ])
  expect(await left()).toEqual({ Silica: '1280', Whiting: '1600', Kaolin: '1980' })
})

/** What is there now changes; what was written down does not. */
function stable(line: Batch['lines'][number]) {
  return { ...line, left: expect.any(String) as string }
}

it('the formula is that of all that is in the bucket', async () => {
  const before = await mixed()
  const alumina = ({ formulas }: Batch) => formulas.mixed?.percent.Al2O3 ?? 0
  expect(alumina(before)).toBe(0)
  await add(before.id, { lines: [{ materialId: ids.kaolin, amount: 100, unit: 'grams' }] })
  const after = await batch(before.id)
  expect(alumina(after)).toBeGreaterThan(1)
  expect(after.formulas.planned).toEqual(before.formulas.planned)
})

it('what is sent again is added once', async () => {
  const { id } = await mixed()
  const body = { lines: [grams(1, 100)], clientKey: crypto.randomUUID() }
  const answers = await Promise.all([1, 2, 3].map(() => add(id, body)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect((await batch(id)).additions).toHaveLength(1)
  expect(await left()).toMatchObject({ Whiting: '1500' })
})

it('what is written otherwise takes the place of what had arrived, also of what arrives later', async () => {
  const { id } = await mixed()
  const [first = '', second = '', third = ''] = [1, 2, 3].map(() => crypto.randomUUID())
  const log = { isLogged: true, isLogPrivate: true }
  await add(id, { lines: [grams(0, 50)], clientKey: first, ...log })
  const [{ logId } = { logId: null }] = (await batch(id)).additions
  const last = {
    lines: [grams(1, 70)],
    clientKey: third,
    replaces: [first, second],
    ...log,
  }
  for (const body of [
    last,
    { lines: [grams(1, 60)], clientKey: second, replaces: [first] },
    last,
  ]) {
    expect((await add(id, body)).statusCode).toBe(200)
  }
  expect((await batch(id)).additions).toMatchObject([{ logId, lines: [{ place: 1, grams: '70' }] }])
  expect(await left()).toMatchObject({ Silica: '1400', Whiting: '1530' })
})

it('a log tells of what was added', async () => {
  const { id } = await mixed()
  const lines = [grams(0, 30), grams(1, 10)]
  await add(id, { lines, isLogged: true, isLogPrivate: true })
  const [addition] = (await batch(id)).additions
  const log = await ask('GET', `/logs/${addition?.logId}`)
  expect(JSON.parse(log.json<{ data: { data: string } }>().data.data)).toMatchObject({
    totalAmount: 0.04,
    materialComponents: [
      { name: 'Silica', percentageAmount: 75, batchAmount: 0.03 },
      { name: 'Whiting', percentageAmount: 25, batchAmount: 0.01 },
    ],
  })
})

it('an addition is taken back, once, and the stock has it again', async () => {
  const { id, ...before } = await mixed()
  const stock = await left()
  await add(id, { lines: [grams(0, 50)] })
  const second = (await add(id, { lines: [grams(0, 70)] })).json<{ data: Batch }>().data
  const [one, two] = second.additions.map((addition) => addition.id)
  await ask('DELETE', `/batches/${id}/additions/${one}`)
  await ask('DELETE', `/batches/${id}/additions/${one}`)
  expect(await left()).toEqual({ ...stock, Silica: '1330' })
  expect((await batch(id)).additions.map((addition) => addition.id)).toEqual([two])
  await ask('DELETE', `/batches/${id}/additions/${two}`)
  expect(await left()).toEqual(stock)
  expect(await batch(id)).toMatchObject({ cost: before.cost, formulas: before.formulas })
})

it('who weighs otherwise keeps the additions; who has not mixed it has none', async () => {
  const { id } = await mixed()
  const added = (await add(id, { lines: [grams(0, 50)] })).json<{ data: Batch }>().data
  const again = { basedOn: added.updatedAt, weighed: [grams(0, 700)] }
  await ask('POST', `/batches/${id}/finish`, again)
  expect((await batch(id)).additions).toHaveLength(1)
  expect(await left()).toMatchObject({ Silica: '1250' })
  await ask('POST', `/batches/${id}/reopen`)
  expect(await batch(id)).toMatchObject({ state: 'planned', additions: [], cost: null })
  expect(await left()).toEqual({ Silica: '2000', Whiting: '2000', Kaolin: '2000' })
  expect((await add(id, { lines: [grams(0, 50)] })).json()).toMatchObject({
    error: { code: 'content.outdated' },
  })
})

it.each([
  [{}, 'lines', 'must hold something, or water'],
  [{ lines: [grams(0, 0)] }, 'lines.0.amount', 'must be a weight above 0, at most 100 tons'],
  [
    { lines: [{ amount: 1, unit: 'grams' }] },
    'lines.0',
    'must name an ingredient of the batch, or a material that stock is kept of',
  ],
  [
    { lines: [grams(7, 1)] },
    'lines',
    'must name an ingredient of the batch, or a material that stock is kept of',
  ],
  [
    { lines: [{ materialId: 2_000_000_000, amount: 1, unit: 'grams' }] },
    'lines',
    'must name an ingredient of the batch, or a material that stock is kept of',
  ],
  [
    { water: { amount: 1, unit: 'grams' }, isLogged: true },
    'isLogged',
    'must be false where only water is added',
  ],
])('%j is refused', async (body, field, message) => {
  const { id } = await mixed()
  const answer = await add(id, body)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ error: { fields: [{ field, message }] } })
})
