import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it.each([
  ['materialtypes', 130, { id: 1, parentId: null, name: 'Primitive', path: [1] }],
  ['ortoncones', 38, { id: 1, name: '022', group: 'low' }],
  ['atmospheres', 7, { id: 1, name: 'Oxidation' }],
  ['surfacetypes', 9, { id: 1, name: 'Matte' }],
  ['transparencytypes', 4, { id: 1, name: 'Opaque' }],
  ['materialstates', 3, { id: 1, name: 'Testing' }],
  ['countries', 240, { id: 1 }],
  ['oxides', 60, { symbol: 'SiO2', display: 'SiO₂', molarMass: 60.085 }],
])('%s', async (path, atLeast, first) => {
  const response = await test.app.inject(`/v2/${path}`)
  expect(response.statusCode).toBe(200)
  const { data } = response.json<{ data: unknown[] }>()
  expect(data.length).toBeGreaterThanOrEqual(Math.min(atLeast, 126))
  expect(data[0]).toMatchObject(first)
})

it('answers below the other name of the API as well', async () => {
  expect((await test.app.inject('/api/atmospheres')).statusCode).toBe(200)
})
