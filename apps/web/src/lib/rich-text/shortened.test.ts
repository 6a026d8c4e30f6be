import { expect, test } from 'vitest'
import { shortened } from './shortened.ts'

test('a long text is cut at a word', () => {
  expect(shortened('a clear glossy glaze', 12)).toBe('a clear…')
  expect(shortened('a clear glossy glaze', 14)).toBe('a clear glossy…')
  expect(shortened('tenmoku', 7)).toBe('tenmoku')
  expect(shortened('x'.repeat(20), 10)).toBe(`${'x'.repeat(10)}…`)
})
