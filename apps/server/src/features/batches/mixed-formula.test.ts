import { deriveChemistry } from '@glazy/ceramics/chemistry/chemistry'
import { recipeAnalysis } from '@glazy/ceramics/chemistry/recipe'
import type { Batch } from '@glazy/contract/batches'
import type { Lot, StockedMaterial } from '@glazy/contract/stock'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestAccount, logIn, type TestAccount, type TestSession } from '#testing/accounts.ts'
import { buildItems, POTASH_FELDSPAR, SILICA } from '#testing/library.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
let potter: TestAccount
let session: TestSession
let feldspar = 0
let silica = 0
beforeAll(async () => {
  test = await createTestApp()
  const { id: ownerId } = await createTestAccount(test.db)
  ;[feldspar = 0, silica = 0] = await buildItems(test.db, [
    { ...POTASH_FELDSPAR, ownerId },
    { ...SILICA, ownerId },
  ])
})
afterAll(() => test.close())
beforeEach(async () => {
  potter = await createTestAccount(test.db)
  session = await logIn(test.db, potter)
})

const ask = (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) =>
  test.app.inject({
    method,
    url: `/v2${path}`,
    headers: session.bearer,
    ...(payload && { payload }),
  })
const batch = async (id: number) =>
  (await ask('GET', `/batches/${id}`)).json<{ data: Batch }>().data

const OWN = { figures: { SiO2: 66, Al2O3: 18, K2O: 9, Na2O: 5, loi: 0.4 }, source: 'Data sheet' }
const { loi, ...PERCENT } = OWN.figures

async function bought(materialId: number, changes: object = {}): Promise<Lot> {
  const row = { materialId, packAmount: 500, packUnits: 'grams', ...changes }
  const answer = await ask('POST', '/stock/lots', { rows: [row] })
  expect(answer.statusCode).toBe(200)
  const lot = answer.json<{ data: StockedMaterial[] }>().data[0]?.lots.at(-1)
  if (lot === undefined) throw new Error('nothing was bought')
  return lot
}

/** A kilogram of 80 feldspar and 20 silica. */
async function planned(): Promise<Batch> {
  const line = (materialId: number, amount: number) => ({ materialId, amount, isAdditional: false })
  const [recipeId = 0] = await buildItems(test.db, [
    {
      ownerId: potter.id,
      name: 'Four to one',
      components: [line(feldspar, 80), line(silica, 20)],
    },
  ])
  const answer = await ask('POST', '/batches', { recipeId, size: 1000, unit: 'grams' })
  return answer.json<{ data: Batch }>().data
}

it('an analysis of a lot is kept, changed, and taken away', async () => {
  const { id, analysis } = await bought(feldspar, { analysis: OWN })
  expect(analysis).toEqual({ percent: PERCENT, loi, source: 'Data sheet' })
  const other = { figures: { SiO2: 70, K2O: 12 }, source: '' }
  const changed = await ask('PATCH', `/stock/lots/${id}`, { analysis: other })
  expect(changed.json()).toMatchObject({
    data: { lots: [{ analysis: { percent: { SiO2: 70, K2O: 12 }, loi: 0, source: null } }] },
  })
  const gone = await ask('PATCH', `/stock/lots/${id}`, { analysis: null })
  expect(gone.json()).toMatchObject({ data: { lots: [{ analysis: null }] } })
})

it.each([
  [{ figures: {} }, 'analysis.figures'],
  [{ figures: { SiO2: -1, K2O: 4 } }, 'analysis.figures.SiO2'],
  [{ figures: { SiO2: 'much' } }, 'analysis.figures.SiO2'],
  [{ figures: { Unobtainium: 5 } }, 'analysis.figures'],
  [{ figures: { SiO2: 60, loi: 101 } }, 'analysis.figures.loi'],
  [{ figures: { SiO2: 60 }, source: 'a\nb' }, 'analysis.source'],
  ['SiO2 60', 'analysis'],
])('%j is refused as an analysis', async (analysis, field) => {
  const { id } = await bought(feldspar)
  const answer = await ask('PATCH', `/stock/lots/${id}`, { analysis })
  expect(answer.statusCode).toBe(400)
  const { error } = answer.json<{ error: { fields: { field: string }[] } }>()
  expect(error.fields[0]?.field).toContain(field)
})

it('a batch has the formula of its lots beside that of the recipe, and keeps both', async () => {
  const { id, formulas } = await planned()
  expect(formulas.mixed).toBeNull()
  const own = await bought(feldspar, { boughtOn: '2026-01-01', analysis: OWN })
  const plain = await bought(feldspar, { boughtOn: '2026-02-01' })
  await ask('POST', `/batches/${id}/finish`, {})

  const [spar, flint] = [POTASH_FELDSPAR, SILICA].map((item) => ({
    percent: item.percent ?? {},
    loi: item.loi ?? 0,
    isAdditional: false,
  }))
  if (!spar || !flint) throw new Error('the library has both')
  const formulaOf = (parts: Parameters<typeof recipeAnalysis>[0]) => {
    const { percent, umf } = deriveChemistry(recipeAnalysis(parts))
    return { percent, umf: { moles: umf?.moles, SiO2Al2O3Ratio: umf?.SiO2Al2O3Ratio } }
  }
  const wanted = {
    planned: formulaOf([
      { ...spar, amount: 800 },
      { ...flint, amount: 200 },
    ]),
    mixed: formulaOf([
      { percent: PERCENT, loi, isAdditional: false, amount: 500 },
      { ...spar, amount: 300 },
      { ...flint, amount: 200 },
    ]),
  }
  const mixed = await batch(id)
  expect(mixed.formulas).toMatchObject(wanted)
  expect(mixed.formulas.mixed?.umf?.moles.Na2O).toBeGreaterThan(0)
  expect(mixed.lines[0]?.lots).toMatchObject([
    { lotId: own.id, grams: '500', analysis: { percent: PERCENT, loi } },
    { lotId: plain.id, grams: '300', analysis: null },
  ])

  await ask('PATCH', `/stock/lots/${own.id}`, { analysis: null })
  await ask('PATCH', `/stock/lots/${plain.id}`, { analysis: OWN })
  expect((await batch(id)).formulas).toEqual(mixed.formulas)
  await ask('POST', `/batches/${id}/reopen`)
  expect((await batch(id)).formulas).toEqual({ planned: mixed.formulas.planned, mixed: null })
})

it('a batch of the first format reads on, without formulas', async () => {
  const { id } = await planned()
  const { content } = await test.db
    .selectFrom('batch')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const unknown = new Set(['fired', 'place', 'analysis', 'mixed'])
  const first: unknown = JSON.parse(JSON.stringify(content), (key, value: unknown) =>
    unknown.has(key) ? undefined : value,
  )
  await test.db
    .updateTable('batch')
    .set({ format: 1, content: JSON.stringify(first) })
    .where('id', '=', id)
    .execute()
  expect(await batch(id)).toMatchObject({
    fired: null,
    place: null,
    formulas: { planned: null, mixed: null },
    lines: [{ planned: '800' }, { planned: '200' }],
  })
})
