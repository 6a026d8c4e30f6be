import { startBlend } from '@glazy/contract/rules/blend'
import { expect, test } from 'vitest'
import { stepsIn, withType } from './blend-setup.ts'

test('another type keeps the materials in their order and fills up', () => {
  const line = { ...startBlend('line', [5, 6, 7]), rows: 8 }
  const triaxial = withType({ ...line, materials: { left: 6, right: 5 } }, 'triaxial', [5, 6, 7])
  expect(triaxial.materials).toEqual({ top: 6, bottomLeft: 5, bottomRight: 7 })
  expect(triaxial.rows).toBe(8)
  expect(withType(triaxial, 'biaxial', [5, 6, 7]).materials).toEqual({
    topLeft: 6,
    topRight: 5,
    bottomLeft: 7,
  })
})

test.each([
  ['7', 7],
  ['-7', 7],
  ['1e9', 19],
  ['20', 20],
  ['', NaN],
  ['many', NaN],
])('%j in a field is %d', (text, steps) => {
  expect(stepsIn(text)).toBe(steps)
})
