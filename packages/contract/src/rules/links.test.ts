import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PAYPAL_HOSTS, parseHostLink, parseLink, parsePaypalLink } from './links.ts'

const READERS = [
  ['parseLink', parseLink],
  ['parseHostLink', (text: string) => parseHostLink(text, 'instagram.com')],
  ['parsePaypalLink', parsePaypalLink],
] as const

/** Pieces of addresses, good and bad, in any order. */
const addresses = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...['https:', 'http:', 'javascript:', 'data:', 'ftp:', '//', '/', '\\', '@', ':', '.', '?'],
        ...[
          '#',
          '%2f',
          '\t',
          '\n',
          ' ',
          '[::1]',
          '127.1',
          '0x7f.1',
          'xn--',
          'ⓔⓥⓘⓛ',
          '。',
          '\u202e',
        ],
        ...['paypal.me', 'www.paypal.com', 'instagram.com', 'evil.test', 'user:secret', ':8080'],
      ),
      fc.string({ maxLength: 5 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''))

describe.each(READERS)('whatever is typed, %s gives', (_name, read) => {
  it('a web page on a named host, nothing, or a refusal', () => {
    fc.assert(
      fc.property(addresses, (text) => {
        const link = read(text)
        if (link === null) expect(text.trim()).toBe('')
        if (typeof link !== 'string') return
        expect(link).toMatch(/^https?:\/\/[^/\s@\\]+\.[^/\s@\\]+\/[^\s]*$/)
        expect(new URL(link).href).toBe(link)
      }),
      { numRuns: 2_000 },
    )
  })

  it('the same for what it once gave', () => {
    fc.assert(
      fc.property(addresses, (text) => {
        const link = read(text)
        if (typeof link === 'string') expect(read(link)).toBe(link)
      }),
      { numRuns: 2_000 },
    )
  })
})

it('a link to a site stays on that site', () => {
  fc.assert(
    fc.property(addresses, (text) => {
      const link = parseHostLink(text, 'instagram.com')
      if (typeof link !== 'string') return
      expect(new URL(link).hostname).toMatch(/^(.+\.)?instagram\.com$/)
    }),
    { numRuns: 2_000 },
  )
})

it('a PayPal link is on one of the PayPal hosts', () => {
  fc.assert(
    fc.property(addresses, (text) => {
      const link = parsePaypalLink(text)
      if (typeof link === 'string') expect(PAYPAL_HOSTS).toContain(new URL(link).origin)
    }),
    { numRuns: 2_000 },
  )
})

describe('a web address', () => {
  it.each([
    ['example.org', 'https://example.org/'],
    ['  https://example.org/a?b=c#d ', 'https://example.org/a?b=c#d'],
    ['http://example.org', 'http://example.org/'],
    ['//example.org/a', 'https://example.org/a'],
    ['example.org:8080/kiln', 'https://example.org:8080/kiln'],
    ['münchen.example', 'https://xn--mnchen-3ya.example/'],
    ['https://example.org/"><script>', 'https://example.org/%22%3E%3Cscript%3E'],
  ])('%s', (text, link) => expect(parseLink(text)).toBe(link))

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'ftp://example.org',
    'mailto:test@example.org',
    'https://user:secret@example.org',
    'https://good.test@evil.test',
    'localhost',
    'just words',
    'https://',
    'https://.example.org',
    'https://[::1]/',
    'nothing',
  ])('%s is none', (text) => expect(parseLink(text)).toBeUndefined())
})

describe('a link to a site', () => {
  it.each([
    ['potter', 'https://instagram.com/potter'],
    ['@potter', 'https://instagram.com/potter'],
    ['@demo.kiln', 'https://instagram.com/demo.kiln'],
    ['instagram.com/potter', 'https://instagram.com/potter'],
    ['https://www.instagram.com/potter/', 'https://www.instagram.com/potter/'],
    ['', null],
  ])('%j', (text, link) => expect(parseHostLink(text, 'instagram.com')).toBe(link))

  it.each([
    'https://instagram.com.evil.test/potter',
    'https://notinstagram.com/potter',
    'https://evil.test/instagram.com',
    'https://evil.test?instagram.com',
    'https://instagram.com@evil.test',
    'evil.test',
    'a potter',
  ])('%s is none', (text) => expect(parseHostLink(text, 'instagram.com')).toBeUndefined())
})

describe('a PayPal link', () => {
  it.each([
    ['https://paypal.me/potter', 'https://paypal.me/potter'],
    ['paypal.me/potter', 'https://paypal.me/potter'],
    ['https://www.paypal.com/donate?id=1', 'https://www.paypal.com/donate?id=1'],
    ['', null],
  ])('%j', (text, link) => expect(parsePaypalLink(text)).toBe(link))

  it.each([
    'https://paypal.me.evil.test',
    'https://paypal.me.evil.test/paypal.me',
    'https://paypal.me@evil.test',
    'https://paypal.me:8443/potter',
    'https://paypal.me%2eevil.test',
    'https://evil.test/https://paypal.me/potter',
    'https://paypal.meevil.test',
    'http://paypal.me/potter',
  ])('%s is none', (text) => expect(parsePaypalLink(text)).toBeUndefined())
})
