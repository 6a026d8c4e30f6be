/** Reads a `Cookie` header; a later cookie of the same name does not replace an earlier one. */
export function parseCookies(header: string): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>()
  for (const part of header.split(';')) {
    const at = part.indexOf('=')
    if (at < 0) continue
    const name = part.slice(0, at).trim()
    if (!cookies.has(name)) cookies.set(name, decodeValue(part.slice(at + 1).trim()))
  }
  return cookies
}

/** A cookie the whole site may read, as `document.cookie` takes it. */
export function serializeCookie(name: string, value: string, maxAgeSeconds: number): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax`
}

export function readBrowserCookie(name: string): string | undefined {
  return parseCookies(document.cookie).get(name)
}

/** The same, also in a service worker, which has no document. */
export async function findCookie(name: string): Promise<string | undefined> {
  if (typeof document === 'object') return readBrowserCookie(name)
  return (await cookieStore.get(name))?.value
}

export function writeBrowserCookie(name: string, value: string, maxAgeSeconds: number): void {
  document.cookie = serializeCookie(name, value, maxAgeSeconds)
}

/** Cookies come from anywhere: a value that is not valid percent-encoding is taken as it is. */
function decodeValue(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
