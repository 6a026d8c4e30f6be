import { expect, it } from 'vitest'
import { foundLines } from './found-lines.ts'

const COMPONENTS = [
  { materialId: 1, amount: 58.8235 },
  { materialId: 2, amount: 39.2157 },
  { materialId: 3, amount: 1.9608 },
]

it('what was added on top still is, and the base adds to a hundred', () => {
  const before = [
    { materialId: 2, isAdditional: false },
    { materialId: 3, isAdditional: true },
  ]
  expect(foundLines({ components: COMPONENTS }, before)).toEqual([
    { materialId: 1, amount: 60, isAdditional: false },
    { materialId: 2, amount: 40, isAdditional: false },
    { materialId: 3, amount: 2, isAdditional: true },
  ])
})

it('what is also in the base is of the base', () => {
  const before = [
    { materialId: 3, isAdditional: true },
    { materialId: 3, isAdditional: false },
  ]
  const [, , colorant] = foundLines({ components: COMPONENTS }, before)
  expect(colorant).toEqual({ materialId: 3, amount: 1.96, isAdditional: false })
})

it('amounts in steps stay, and traces that cannot be weighed leave', () => {
  const components = [
    { materialId: 1, amount: 98 },
    { materialId: 3, amount: 2 },
    { materialId: 4, amount: 0.004 },
  ]
  const before = [{ materialId: 3, isAdditional: true }]
  expect(foundLines({ components }, before, true)).toEqual([
    { materialId: 1, amount: 98, isAdditional: false },
    { materialId: 3, amount: 2, isAdditional: true },
  ])
})
