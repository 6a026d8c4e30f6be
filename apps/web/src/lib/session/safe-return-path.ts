/** Where one goes when nothing, or nothing acceptable, was wanted. */
export const HOME_PATH = '/'

/** Longer addresses come from no link of ours. */
const MAX_LENGTH = 2000
/** Control characters, which browsers skip, and backslashes, which they take for slashes. */
const DECEPTIVE = /[\u0000-\u001f\u007f\\]/
/** Pages about logging in lead nowhere after a login. */
const OWN_PAGES = /^\/(?:login|register|forgot-password|reset-password|confirm-email)\/?$/i

/**
 * The path on this site that a `redirect` parameter names, as it was given. Whatever a browser
 * could understand as an address elsewhere leads home.
 *
 * @example
 * safeReturnPath('/recipes?q=leach') // '/recipes?q=leach'
 * safeReturnPath('//evil.test') // '/'
 */
export function safeReturnPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || wanted.length > MAX_LENGTH || DECEPTIVE.test(wanted)) {
    return HOME_PATH
  }
  const path = decodedPath(wanted)
  if (path === undefined || !/^\/(?!\/)/.test(path) || DECEPTIVE.test(path)) {
    return HOME_PATH
  }
  return OWN_PAGES.test(path) ? HOME_PATH : wanted
}

/** The path of an address with everything decoded, however often it was encoded. */
function decodedPath(address: string): string | undefined {
  let path = address.split(/[?#]/, 1)[0] ?? ''
  try {
    for (let next = decodeURIComponent(path); next !== path; next = decodeURIComponent(path)) {
      path = next
    }
    return path
  } catch {
    return undefined // not an address that we could have written
  }
}
