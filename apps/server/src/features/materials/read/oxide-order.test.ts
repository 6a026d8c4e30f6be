import { type OxideAmounts, OXIDES, oxidesOf } from '@glazy/ceramics/chemistry/oxides'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildAccount, buildItems, POTASH_FELDSPAR } from '#testing/library.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let library: TestApp
let id: number

beforeAll(async () => {
  library = await createTestApp()
  const ownerId = await buildAccount(library.db, { name: 'Test Potter' })
  const [feldspar = 0] = await buildItems(library.db, [{ ...POTASH_FELDSPAR, ownerId }])
  id = feldspar
})
afterAll(() => library.close())

const isInOrder = (amounts: OxideAmounts) => {
  const places = oxidesOf(amounts).map((oxide) => OXIDES.indexOf(oxide))
  return places.length > 2 && places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0))
}

test('an item gives its oxides in display order', async () => {
  const { data } = (await library.app.inject(`/v2/recipes/${id}`)).json()
  const { percent } = data.analysis
  const { molePercent, formula, umf, xumf } = data.chemistry
  for (const amounts of [percent, molePercent, formula, umf.moles, xumf.moles]) {
    expect(amounts).toSatisfy(isInOrder)
  }
})

test('so does a list', async () => {
  const { data } = (await library.app.inject('/v2/search?include=analysis&q=feldspar')).json()
  expect(data[0].analysis.percent).toSatisfy(isInOrder)
  expect(data[0].umf.moles).toSatisfy(isInOrder)
})

test('so does a file', async () => {
  const { payload } = await library.app.inject(`/v2/recipes/${id}/export/YAML`)
  const symbols = [...payload.matchAll(/^\s+(\w+): *[\d.]+$/gm)].map(([, symbol]) => symbol)
  const oxides = OXIDES.filter((oxide) => symbols.includes(oxide))
  expect(oxides.length).toBeGreaterThan(2)
  expect(symbols.filter((symbol) => OXIDES.some((oxide) => oxide === symbol))).toEqual(oxides)
})
