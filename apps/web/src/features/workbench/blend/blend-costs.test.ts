import { startBlend } from '@glazy/contract/rules/blend'
import { expect, test } from 'vitest'
import { blendCosts } from './blend-costs.ts'
import type { BlendMaterial } from './calculate-blend.ts'

const line = (materialId: number, name: string, amount: number) => ({
  materialId,
  name,
  amount,
  isAdditional: false,
})
const half: BlendMaterial = {
  id: 1,
  name: 'Half and half',
  kind: 'recipe',
  lines: [line(10, 'Silica', 50), line(11, 'Whiting', 50)],
}
const talc: BlendMaterial = { id: 3, name: 'Talc', kind: 'primitive', lines: [] }
const setup = startBlend('line', [1, 3])
const PRICES: Readonly<Record<number, number>> = { 3: 6, 10: 1, 11: 3 }

test('a point costs what its ingredients cost', () => {
  const costs = [...blendCosts(setup, [half, talc], ({ id }) => PRICES[id] ?? null).values()]
  expect(costs[0]).toBeCloseTo(2)
  expect(costs.at(-1)).toBeCloseTo(6)
  expect(costs).toEqual(costs.toSorted((one, other) => one - other))
})

test('only points without the material whose price is missing have a cost', () => {
  const costs = blendCosts(setup, [half, talc], ({ id }) => (id === 3 ? null : PRICES[id]!))
  expect([...costs]).toEqual([['A1', 2]])
  expect(blendCosts(setup, [half], () => 1).size).toBe(0)
})
