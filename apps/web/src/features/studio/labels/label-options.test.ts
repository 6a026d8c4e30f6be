import { expect, test } from 'vitest'
import { parseLabelOptions } from './label-options.ts'

const chosen = {
  kind: 'bucket',
  formatId: 'roll-62',
  copies: '12',
  batchSize: '5,5',
  unit: 'kilograms',
}

test('what was chosen is kept', () => {
  expect(parseLabelOptions(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen)
})

test.each([
  [null],
  ['x'],
  [{ kind: 'plate', formatId: 'a4-1', copies: 5, batchSize: '1'.repeat(11), unit: 'stones' }],
])('%o counts as nothing stored', (stored) => {
  expect(parseLabelOptions(stored)).toEqual({
    kind: 'tile',
    copies: '1',
    batchSize: '',
    unit: 'grams',
  })
})
