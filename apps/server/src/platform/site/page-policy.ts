import { createHash } from 'node:crypto'

/**
 * Content security policy of a page. Inline scripts are named by hash, and only those that the
 * renderer marked with `nonce`: a script that got in by another way has no hash and does not run.
 * Hashes, unlike a nonce, stay right when the page is served again from memory.
 *
 * @param pieces of the page; no inline script is in two of them
 * @param cdnUrl where images come from besides our own origin, if anywhere
 */
export function policyOf(
  pieces: readonly string[],
  nonce: string,
  cdnUrl: string | undefined,
): string {
  const hashes = new Set<string>()
  for (const code of pieces.flatMap((piece) => ownInlineScripts(piece, nonce))) {
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${cdnUrl === undefined ? '' : ` ${new URL(cdnUrl).origin}`}`,
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Looked for as plain text, which a page has much of beside its few scripts. */
function ownInlineScripts(page: string, nonce: string): string[] {
  const found: string[] = []
  let start = page.indexOf('<script')
  while (start >= 0) {
    const open = page.indexOf('>', start)
    const end = page.indexOf('</script>', open)
    if (open < 0 || end < 0) break
    const attributes = page.slice(start, open)
    const isOurs = attributes.includes(`nonce="${nonce}"`)
    if (isOurs && !/\bsrc=/.test(attributes)) found.push(page.slice(open + 1, end))
    start = page.indexOf('<script', end)
  }
  return found
}
