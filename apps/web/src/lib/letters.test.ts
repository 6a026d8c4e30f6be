import { expect, test } from 'vitest'
import { letterOf } from './letters.ts'

test('ten items have letters, further ones numbers', () => {
  expect([0, 1, 9, 10, 99].map(letterOf)).toEqual(['A', 'B', 'J', '11', '100'])
})
