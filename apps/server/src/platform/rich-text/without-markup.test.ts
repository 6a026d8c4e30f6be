import { expect, it } from 'vitest'
import { withoutMarkup } from './without-markup.ts'

it.each([
  ['No markup at all, 1 < 2 & so on', 'No markup at all, 1 < 2 & so on'],
  ['<p>Sieve at <strong>80</strong>.</p><p>Dip twice.</p>', 'Sieve at 80.\n\nDip twice.'],
  ['<p>one<br>two<br />three</p>', 'one\ntwo\nthree'],
  [
    '<p>For:</p><ul><li>bowls</li><li><p>jars</p></li></ul><p>End</p>',
    'For:\n\n- bowls\n- jars\n\nEnd',
  ],
  ['<p>H<sub>2</sub>O &amp; 5 &lt; 6 &amp;lt;</p>', 'H2O & 5 < 6 &lt;'],
  [
    '<p>See <a href="https://example.org/a">the notes</a>.</p>',
    'See the notes (https://example.org/a).',
  ],
  ['<p><a href="https://example.org/">https://example.org/</a></p>', 'https://example.org/'],
  ['<p>a\n  b</p>', 'a b'],
  ['<script>alert(1)</script><p>words</p>', 'words'],
])('%j is %j', (text, plain) => {
  expect(withoutMarkup(text)).toBe(plain)
})
