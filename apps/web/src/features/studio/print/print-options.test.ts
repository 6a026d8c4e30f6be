import { expect, test } from 'vitest'
import { DEFAULT_PRINT_OPTIONS, parsePrintOptions } from './print-options.ts'

test('what was chosen is kept, what does not fit is not', () => {
  const stored = { umf: false, photo: 'yes', paper: 'letter' }
  expect(parsePrintOptions(stored)).toEqual({
    ...DEFAULT_PRINT_OPTIONS,
    umf: false,
    paper: 'letter',
  })
  expect(parsePrintOptions({ paper: 'b5' })).toEqual(DEFAULT_PRINT_OPTIONS)
})

test.each([null, 'x', []])('%o counts as nothing stored', (stored) => {
  expect(parsePrintOptions(stored)).toEqual(DEFAULT_PRINT_OPTIONS)
})
