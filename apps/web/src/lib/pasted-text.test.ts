import { expect, test } from 'vitest'
import { pastedText } from './pasted-text.ts'

const clipboard = (text: string, html: string) => ({
  getData: (type: string) => (type === 'text/html' ? html : text),
})

const TABLE = '<table><tr><td>Spar</td><td>60</td></tr><tr><td>Flint</td><td>40</td></tr></table>'

test('a table is its markup where the plain text runs its cells together', () => {
  expect(pastedText(clipboard('Spar60\nFlint40', TABLE))).toBe(TABLE)
  expect(pastedText(clipboard('Spar\t60\nFlint\t40', TABLE))).toBe('Spar\t60\nFlint\t40')
})

test('anything else is its plain text', () => {
  expect(pastedText(clipboard('Spar 60', '<p><b>Spar</b> 60</p>'))).toBe('Spar 60')
  expect(pastedText(clipboard('Spar 60', ''))).toBe('Spar 60')
})
