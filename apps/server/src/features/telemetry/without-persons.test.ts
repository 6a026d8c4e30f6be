import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutPersons } from './without-persons.ts'

test.each([
  ['x is not a function', 'x is not a function'],
  [
    "Cannot read properties of undefined (reading 'id')",
    "Cannot read properties of undefined (reading 'id')",
  ],
  [
    'at f (https://glazy.example/assets/parts-a_b-c.js?v=secret:12:345)',
    'at f (/assets/parts-a_b-c.js:12:345)',
  ],
  ['f@https://glazy.example/assets/a.js:1:2', 'f@/assets/a.js:1:2'],
  ['Failed to fetch https://glazy.example/u/demo?token=abc#x', 'Failed to fetch …'],
  ['404 at /u/demo/recipes?q=my+secret', '404 at /…'],
  [
    'Unexpected token, "my secret "... is not valid JSON',
    'Unexpected token, "…"... is not valid JSON',
  ],
  ['no account demo@example.org here', 'no account …@… here'],
  ['token 0123456789abcdef0123456789abcdef01 is over', 'token … is over'],
])('%s', (said, kept) => {
  expect(withoutPersons(said)).toBe(kept)
})

test('whatever stands in a query or before an @ or in quotation marks is never kept', () => {
  const word = fc.stringMatching(/^[a-z]{6,12}$/).map((text) => `zz${text}`)
  fc.assert(
    fc.property(word, fc.string({ maxLength: 40 }), (secret, around) => {
      const plain = around.replaceAll('zz', '').replaceAll('"', '')
      for (const text of [
        `https://glazy.example/recipes?q=${secret} ${plain}`,
        `${plain} ${secret}@example.org`,
        `${plain} "${secret}"`,
      ]) {
        expect(withoutPersons(text)).not.toContain(secret)
      }
    }),
  )
})
