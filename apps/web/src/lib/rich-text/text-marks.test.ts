import { textLength } from '@glazy/contract/rules/description'
import { expect, test } from 'vitest'
import { htmlFromMarks, marksFromHtml } from './text-marks.ts'

const TEXT = `I fire to **cone 10** in *reduction*.
Ash & feldspar, mostly: 1 < 2.

- celadon
- tenmoku

1. glaze
2. fire

See [my pots](https://example.org/a?b=1&c=2).`

const HTML =
  '<p>I fire to <strong>cone 10</strong> in <em>reduction</em>.<br />Ash &amp; feldspar, mostly: 1 &lt; 2.</p>' +
  '<ul><li>celadon</li><li>tenmoku</li></ul><ol><li>glaze</li><li>fire</li></ol>' +
  '<p>See <a href="https://example.org/a?b=1&amp;c=2">my pots</a>.</p>'

test('marks become HTML and come back as they were', () => {
  expect(htmlFromMarks(TEXT)).toBe(HTML)
  expect(marksFromHtml(HTML)).toBe(TEXT)
})

test('links as the server marks them come back', () => {
  const html = '<p><a href="https://example.org/" rel="noopener nofollow ugc">here</a></p>'
  expect(marksFromHtml(html)).toBe('[here](https://example.org/)')
})

test('a list needs no blank line before it', () => {
  expect(htmlFromMarks('Glazes:\n- ash\n- salt')).toBe(
    '<p>Glazes:</p><ul><li>ash</li><li>salt</li></ul>',
  )
})

test('what is typed is never HTML, and stars alone are stars', () => {
  expect(htmlFromMarks('<b onclick="x">5 * 3 * 2</b>')).toBe(
    '<p>&lt;b onclick=&quot;x&quot;&gt;5 * 3 * 2&lt;/b&gt;</p>',
  )
  expect(htmlFromMarks('[x](javascript:alert(1))')).toBe('<p>[x](javascript:alert(1))</p>')
})

test('nothing typed is nothing', () => {
  expect(htmlFromMarks(' \n\n ')).toBe('')
  expect(marksFromHtml('')).toBe('')
})

test('marks do not count as characters', () => {
  expect(textLength(htmlFromMarks('**ash** and *salt*'))).toBe('ash and salt'.length)
})
