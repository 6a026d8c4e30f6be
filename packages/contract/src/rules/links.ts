/** Origins on which a PayPal link may be; the first is the one that is shown as an example. */
export const PAYPAL_HOSTS = [
  'https://paypal.me',
  'https://www.paypal.me',
  'https://www.paypal.com',
] as const

/**
 * A web address as it is stored: `https://` is added when no protocol is given.
 *
 * @returns null when `text` is empty, undefined when it is not the address of a web page
 * @example
 * parseLink('example.org') // 'https://example.org/'
 * parseLink('javascript:alert(1)') // undefined
 */
export function parseLink(text: string): string | null | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return null
  const full = hasProtocol(trimmed) ? trimmed : `https://${trimmed.replace(/^\/+/, '')}`
  if (!URL.canParse(full)) return undefined
  const url = new URL(full)
  return isWebPage(url) ? url.href : undefined
}

/**
 * A link to a page on `host` or on a part of it; a bare user name, with or without @, becomes one.
 *
 * @returns null when `text` is empty, undefined when the address is on another host
 * @example
 * parseHostLink('@potter', 'instagram.com') // 'https://instagram.com/potter'
 * parseHostLink('instagram.com.evil.test', 'instagram.com') // undefined
 */
export function parseHostLink(text: string, host: string): string | null | undefined {
  const trimmed = text.trim()
  const link = parseLink(isUserName(trimmed) ? `${host}/${trimmed.replace(/^@/, '')}` : trimmed)
  if (link === null || link === undefined) return link
  const { hostname } = new URL(link)
  return hostname === host || hostname.endsWith(`.${host}`) ? link : undefined
}

/**
 * A link on one of {@link PAYPAL_HOSTS}, compared as a parsed address and not as text.
 *
 * @returns null when `text` is empty, undefined when the address is on another host
 * @example
 * parsePaypalLink('https://paypal.me.evil.test') // undefined
 */
export function parsePaypalLink(text: string): string | null | undefined {
  const link = parseLink(text)
  if (link === null || link === undefined) return link
  return PAYPAL_HOSTS.some((host) => host === new URL(link).origin) ? link : undefined
}

/** `example.org:8080` begins like a protocol, but a number follows its colon. */
function hasProtocol(text: string): boolean {
  return /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text)
}

/** A page on a host with a name of two parts or more, without a password in its address. */
function isWebPage({ protocol, hostname, username, password }: URL): boolean {
  if (protocol !== 'https:' && protocol !== 'http:') return false
  return username === '' && password === '' && /^[^.]+(\.[^.]+)+$/.test(hostname)
}

/** A name on a site, as opposed to an address: it begins with @, or does not end like a host. */
function isUserName(text: string): boolean {
  return /^@[\w.-]+$/.test(text) || (/^[\w.-]+$/.test(text) && !/\.[a-z]{2,}$/i.test(text))
}
