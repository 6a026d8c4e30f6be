import fc from 'fast-check'
import { expect, test } from 'vitest'
import { descriptionParts } from './description-parts.ts'

test('addresses become links, their full stops do not', () => {
  expect(descriptionParts('See https://example.org/a?b=1. (http://example.com)')).toEqual([
    { text: 'See ' },
    { text: 'https://example.org/a?b=1', href: 'https://example.org/a?b=1' },
    { text: '. (' },
    { text: 'http://example.com', href: 'http://example.com' },
    { text: ')' },
  ])
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '<a href="x">y</a>',
  'https://',
  'mailto:a@b',
])('%s stays text', (text) => {
  expect(descriptionParts(text)).toEqual([{ text }])
})

test('nothing of a text is lost', () => {
  const addresses = [
    'https://example.org/a?b=1&c',
    'http://example.com/d).',
    'https://',
    'HTTP://e',
  ]
  const piece = fc.oneof(fc.string(), fc.constantFrom(...addresses, '\n\n'))
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const text = pieces.join(' ')
      expect(
        descriptionParts(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
    }),
  )
})
