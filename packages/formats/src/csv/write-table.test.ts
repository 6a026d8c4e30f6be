import { expect, test } from 'vitest'
import { writeTable } from './write-table.ts'

test('cells keep their commas and quotes, and formulas are texts', () => {
  expect(
    writeTable([
      ['', 'Leach, "4321"'],
      ['SiO2', 3.71],
      ['=1+1', null],
      ['Δ', -2],
    ]),
  ).toBe(',"Leach, ""4321"""\r\nSiO2,3.71\r\n\'=1+1,\r\nΔ,-2\r\n')
})
