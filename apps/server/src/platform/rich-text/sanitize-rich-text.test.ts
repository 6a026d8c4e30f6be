import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { threadTime } from '#testing/thread-time.ts'
import { XSS_VECTORS } from '#testing/xss-vectors.ts'
import { cleanDescription, safeText, sanitizeRichText } from './sanitize-rich-text.ts'

/**
 * All that may come out. It is so plain that every parser reads it alike: elements without
 * attributes, links with exactly two, and words in which each bracket is an entity.
 */
const HARMLESS =
  /^(?:[^<>]|<\/?(?:p|blockquote|ul|ol|li|strong|em|u|s|sub|sup)>|<br \/>|<a href="https?:\/\/[^"<>\s]+" rel="noopener nofollow ugc">|<\/a>)*$/

const vectors = Object.entries(XSS_VECTORS).flatMap(([kind, texts]) =>
  texts.map((text) => [kind, text] as const),
)

describe('hostile text comes out harmless', () => {
  it('in more than a hundred known ways', () => expect(vectors.length).toBeGreaterThan(100))

  it.each(vectors)('%s: %s', (_kind, text) => {
    const clean = sanitizeRichText(text)
    expect(clean).toMatch(HARMLESS)
    expect(sanitizeRichText(clean)).toBe(clean)
  })

  it('where markup ends unfinished within a link to nowhere', () =>
    expect(sanitizeRichText('<a><a href="https://good.test"><')).toMatch(HARMLESS))

  it('in any mixture of its pieces', () => {
    const pieces = fc.constantFrom(
      ...vectors.flatMap(([, text]) => text.split(/(?<=[<>"'=/\s])/)),
      ...['<p>', '</p>', '<ul><li>', '</li></ul>', '<a href="https://good.test">', '</a>', '<!--'],
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        const clean = sanitizeRichText(parts.join(''))
        expect(clean).toMatch(HARMLESS)
        expect(sanitizeRichText(clean)).toBe(clean)
      }),
      { numRuns: 2_000 },
    )
  })

  it('also when it is long, deep or unfinished, in no time', async () => {
    const texts = [
      '<p>'.repeat(7_000),
      '<a href="https://good.test/">'.repeat(1_000),
      '<'.repeat(20_000),
      '<iframe>'.repeat(3_000),
      `<p ${'x="" '.repeat(4_000)}>`,
      '&'.repeat(20_000),
    ]
    const time = await threadTime(() => {
      for (const text of texts) expect(sanitizeRichText(text)).toMatch(HARMLESS)
    })
    expect(time).toBeLessThan(2_000)
  })
})

describe('what people write stays', () => {
  it.each([
    ['plain words', 'Four, three, two & one', 'Four, three, two &amp; one'],
    ['paragraphs', '<p>One</p><p>Two<br>lines</p>', '<p>One</p><p>Two<br />lines</p>'],
    ['lists', '<ul><li>Ash</li></ul>', '<ul><li>Ash</li></ul>'],
    ['formulas', 'SiO<sub>2</sub>', 'SiO<sub>2</sub>'],
    [
      'emphasis by older names',
      '<b>bold</b> <i>thin</i> <del>gone</del>',
      '<strong>bold</strong> <em>thin</em> <s>gone</s>',
    ],
    ['headings as paragraphs', '<h2 style="color:red">Kiln</h2>', '<p>Kiln</p>'],
    [
      'links to web pages',
      '<a href="https://good.test/a?b=1&amp;c=2" target="_top">here</a>',
      '<a href="https://good.test/a?b=1&amp;c=2" rel="noopener nofollow ugc">here</a>',
    ],
    [
      'links without a protocol',
      '<a href="good.test/page">here</a>',
      '<a href="https://good.test/page" rel="noopener nofollow ugc">here</a>',
    ],
    ['the words of other links', '<a href="javascript:alert(1)">here</a>', 'here'],
    ['the words of other elements', '<article><font>words</font></article>', 'words'],
    ['text in any script', '<p>釉薬 – שָׁלוֹם</p>', '<p>釉薬 – שָׁלוֹם</p>'],
  ])('%s', (_what, text, expected) => {
    expect(sanitizeRichText(text)).toBe(expected)
  })

  it.each(['', '  ', '<p></p>', '<p><br></p>', '<p>&nbsp;</p>', '<script>alert(1)</script>'])(
    '%j has no words and becomes empty',
    (text) => expect(sanitizeRichText(text)).toBe(''),
  )
})

describe('a text that was stored under other rules', () => {
  it.each(vectors)('leaves without markup that is not ours, %s: %s', (_kind, text) => {
    const shown = safeText(text) ?? ''
    // What holds no tag is text for every parser of HTML, though it was never escaped.
    expect(/<[a-z!/?]/i.test(shown) ? shown : '').toMatch(HARMLESS)
  })

  it('stays as it was typed where it is plain', () => {
    for (const text of ['Four, three, two & one', 'cone < 6, 3 > 2', '', null]) {
      expect(safeText(text)).toBe(text)
    }
  })
})

describe('a description that is saved', () => {
  it('is cleaned where it has markup, and stays as typed where it is plain', () => {
    expect(cleanDescription('<p>Glossy<script>alert(1)</script></p>')).toBe('<p>Glossy</p>')
    expect(cleanDescription(' cone < 6 & 3 > 2 ')).toBe('cone < 6 & 3 > 2')
  })

  it.each([null, undefined, '', ' \n', '&nbsp;', '<p></p>', '<script>x</script>'])(
    '%j has nothing to read',
    (text) => expect(cleanDescription(text)).toBeNull(),
  )

  it.each(vectors)('is harmless when it is read, %s: %s', (_kind, text) => {
    const shown = safeText(cleanDescription(text)) ?? ''
    expect(/<[a-z!/?]/i.test(shown) ? shown : '').toMatch(HARMLESS)
  })
})
