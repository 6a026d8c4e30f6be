import { parseLink } from '@glazy/contract/rules/links'
import { LRUCache } from 'lru-cache'
import sanitizeHtml from 'sanitize-html'

/** Of every link that a person has written: the page behind it gets neither our window nor our vote. */
const LINK_REL = 'noopener nofollow ugc'

/** Elements that a text may have; anything else loses its tags and keeps its words. */
const ELEMENTS = [
  ...['p', 'br', 'blockquote'],
  ...['ul', 'ol', 'li'],
  ...['strong', 'em', 'u', 's', 'sub', 'sup'],
  'a',
]

/** Older and bolder names of the same things, as editors and pasted pages write them. */
const RENAMED: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  div: 'p',
  h1: 'p',
  h2: 'p',
  h3: 'p',
  h4: 'p',
  h5: 'p',
  h6: 'p',
}

/** Elements whose content is no text for readers. */
const WITHOUT_WORDS = [
  ...['script', 'style', 'template', 'noscript', 'title', 'textarea', 'option', 'select'],
  ...['iframe', 'object', 'noembed', 'noframes', 'xmp', 'plaintext', 'svg', 'math'],
]

/** Elements within elements: more is no text, and slow to lay out. */
const DEPTH_MAX = 20

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ELEMENTS,
  allowedAttributes: { a: ['href', 'rel'] },
  allowedClasses: {},
  allowedStyles: {},
  parseStyleAttributes: false,
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  nonTextTags: WITHOUT_WORDS,
  nestingLimit: DEPTH_MAX,
  transformTags: {
    ...Object.fromEntries(
      Object.entries(RENAMED).map(([from, to]) => [
        from,
        sanitizeHtml.simpleTransform(to, {}, false),
      ]),
    ),
    a: (_name, { href }): sanitizeHtml.Tag => {
      const link = parseLink(href ?? '')
      // A link to nowhere becomes its words: a tag that is not on the list is dropped.
      if (link === null || link === undefined) return { tagName: 'span', attribs: {} }
      return { tagName: 'a', attribs: { href: link, rel: LINK_REL } }
    },
  },
}

/**
 * HTML that a person wrote, with nothing left in it but paragraphs, lists, emphasis, sub- and
 * superscripts and links to web pages. It is applied when a text is saved and again when it is
 * read, so that a text from a time of other rules is as harmless as a new one.
 *
 * @returns well-formed HTML, the empty text where there are no words
 */
export function sanitizeRichText(html: string): string {
  const once = sanitizeHtml(html, OPTIONS)
  // Of a link to nowhere within unfinished markup, the end of its stand-in may be left: once more.
  const clean = (once === html ? once : sanitizeHtml(once, OPTIONS)).trim()
  return hasWords(clean) ? clean : ''
}

function hasWords(html: string): boolean {
  return /[^\s\u00a0]/.test(html.replace(/<[^>]*>/g, '').replace(/&nbsp;/g, ' '))
}

/** What a browser would take for a tag, a comment or an instruction. */
const MARKUP = /<[a-z!/?]/i

/** Whether a text is written with markup rather than plain. */
export function hasMarkup(text: string): boolean {
  return MARKUP.test(text)
}

/**
 * A stored text as it may leave: with markup in it, it is cleaned once more; without any it stays as
 * it is, since many descriptions were imported as plain text.
 */
export function safeText(text: string | null): string | null {
  if (text === null || !hasMarkup(text)) return text
  const known = cleaned.get(text)
  if (known !== undefined) return known
  const clean = sanitizeRichText(text)
  cleaned.set(text, clean)
  return clean
}

/** Letters that are remembered, of texts and of what became of them. */
const CLEANED_MAX = 2 ** 21

/** What was read last, cleaned: that follows from the text alone, and many read the same. */
const cleaned = new LRUCache<string, string>({
  maxSize: CLEANED_MAX,
  sizeCalculation: (clean, text) => clean.length + text.length + 100,
})

/**
 * A description as it is kept: with markup in it cleaned, without any as it was typed, and null
 * where nothing is left to read.
 */
export function cleanDescription(text: string | null | undefined): string | null {
  if (text === null || text === undefined || !hasWords(text)) return null
  return hasMarkup(text) ? sanitizeRichText(text) || null : text.trim()
}
