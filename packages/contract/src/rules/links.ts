/** Hosts on which a PayPal link may be; the first is the one that is shown as an example. */
export const PAYPAL_HOSTS = [
  'https://paypal.me',
  'https://www.paypal.me',
  'https://www.paypal.com',
] as const

/**
 * A web address as it is stored: `https://` is added when no protocol is given.
 *
 * @returns null when `text` is empty, undefined when it is not the address of a web page
 */
export function parseLink(text: string): string | null | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return null
  const hasProtocol = /^[a-z][a-z\d+.-]*:/i.test(trimmed) && !/^[^/:]+\.[^/:]+:\d/.test(trimmed)
  const full = hasProtocol ? trimmed : `https://${trimmed.replace(/^\/+/, '')}`
  if (!URL.canParse(full)) return undefined
  const url = new URL(full)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  const hasName =
    /^[^.]+(\.[^.]+)+$/.test(url.hostname) && url.username === '' && url.password === ''
  return isWeb && hasName ? url.href : undefined
}

/**
 * A link to a page on `host` or on a part of it; a bare user name, with or without @, becomes one.
 *
 * @returns null when `text` is empty, undefined when the address is on another host
 */
export function parseHostLink(text: string, host: string): string | null | undefined {
  const trimmed = text.trim()
  const isName = /^@?[\w.-]+$/.test(trimmed) && !trimmed.toLowerCase().endsWith(host)
  const looksLikeDomain = /\.[a-z]{2,}$/i.test(trimmed)
  const link = parseLink(
    isName && !looksLikeDomain ? `${host}/${trimmed.replace(/^@/, '')}` : trimmed,
  )
  if (link === null || link === undefined) return link
  const { hostname } = new URL(link)
  return hostname === host || hostname.endsWith(`.${host}`) ? link : undefined
}

/**
 * A link on one of {@link PAYPAL_HOSTS}, compared as a parsed address and not as text.
 *
 * @returns null when `text` is empty, undefined when the address is on another host
 */
export function parsePaypalLink(text: string): string | null | undefined {
  const link = parseLink(text)
  if (link === null || link === undefined) return link
  return PAYPAL_HOSTS.some((host) => host === new URL(link).origin) ? link : undefined
}
