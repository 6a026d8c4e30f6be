import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { BLEND_POSITIONS, blendPoints } from './blend.ts'
import { BLEND_NAME_LENGTH, blendLabel, blendName } from './blend-name.ts'

const LINE = blendPoints({ type: 'line', rows: 1, columns: 5 })
const THIRDS = blendPoints({ type: 'line', rows: 1, columns: 4 })
const SQUARE = blendPoints({ type: 'biaxial', rows: 3, columns: 3 })
const corner = (name: string, position = 'Left') => ({ name, position })
const PAIR = [corner('Leach 4321'), corner('Pinnell Clear', 'Right')]
const named = (corners: typeof PAIR, point = LINE[1]!) =>
  blendName('human-readable', 'Line blend', corners, point)

test.each([
  [LINE[0]!, '100% Leach 4321'],
  [LINE[1]!, '75% Leach 4321 / 25% Pinnell Clear'],
  [LINE[4]!, '100% Pinnell Clear'],
  [THIRDS[1]!, '67% Leach 4321 / 33% Pinnell Clear'],
])('percentages are whole numbers', (point, expected) => {
  expect(named(PAIR, point)).toBe(expected)
})

test('points may be named by where they stand', () => {
  expect(blendName('position-based', 'Line blend', PAIR, LINE[1]!)).toBe('Line blend A2')
  expect(blendName('position-based', 'Biaxial blend', PAIR, SQUARE[5]!)).toBe('Biaxial blend B3')
})

test('names of 60 characters are shortened, longer ones give way to the place', () => {
  const long = (length: number) => corner('x'.repeat(length))
  expect(named([long(60), PAIR[1]!])).toBe(`75% ${'x'.repeat(35)}… / 25% Pinnell Clear`)
  expect(named([long(61), PAIR[1]!])).toBe('75% Left / 25% Pinnell Clear')
  expect(named([corner('  '), PAIR[1]!])).toBe('75% Left / 25% Pinnell Clear')
})

test('labels of a preview have at most 12 characters', () => {
  expect(blendLabel(corner('Leach 4321'))).toBe('Leach 4321')
  expect(blendLabel(corner('Leach 4321 Celadon'))).toBe('Leach 4321…')
  expect(blendLabel(corner('x'.repeat(61), 'Top'))).toBe('Top')
})

it('no name is longer than 60 characters, no part of it shorter than 6 by cutting', () => {
  const anyName = fc.string({ minLength: 6, maxLength: 80, unit: 'grapheme-ascii' })
  fc.assert(
    fc.property(
      fc.array(anyName, { minLength: 4, maxLength: 4 }),
      fc.constantFrom(...SQUARE),
      (names, point) => {
        const corners = names.map((name, at) => corner(name, BLEND_POSITIONS.biaxial[at]))
        const whole = blendName('human-readable', 'Biaxial blend', corners, point)
        expect([...whole].length).toBeLessThanOrEqual(BLEND_NAME_LENGTH)
        expect(whole).toContain('%')
      },
    ),
  )
})
