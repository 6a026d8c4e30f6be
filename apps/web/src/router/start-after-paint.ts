/** How long a page waits for its first paint before it is brought to life all the same. */
const LONGEST_WAIT_MS = 3_000

/** The entry of the site's scripts, as the framework writes it into a page. */
const ENTRY = /<script\b[^>]*?\ssrc="([^"]+)"[^>]*><\/script>/g

/**
 * What starts the scripts of a page, which are on their way by then. The pieces that everything else
 * stands on, named in `vite.config.ts`, are run one by one before the entry, with a rest after each:
 * a touch is never kept waiting for all of them.
 */
const START = `{
const entry = document.createElement('script')
entry.type = 'module'
entry.async = true
entry.src = ADDRESS
const rest = () => self.scheduler?.yield?.() ?? new Promise((done) => setTimeout(done))
let isStarted = false
const start = async () => {
  if (isStarted) return
  isStarted = true
  for (const piece of ['schemas', 'parts']) {
    const sent = document.querySelector('link[rel=modulepreload][href*="/' + piece + '-"]')
    if (sent) await import(sent.href).then(rest, () => undefined)
  }
  document.head.append(entry)
}
if (document.hidden) start()
else {
  requestAnimationFrame(() => setTimeout(start))
  setTimeout(start, ${LONGEST_WAIT_MS})
}
}`

/**
 * A page with its scripts held back until it has been painted: it is readable as it came, so that
 * reading never waits for them. A page in the background is never painted and does not wait.
 *
 * @param nonce marks the scripts that may run
 * @returns the page; unchanged where it has no scripts
 */
export function startAfterPaint(html: string, nonce: string | undefined): string {
  const attribute = nonce === undefined ? '' : ` nonce="${nonce}"`
  return html.replace(ENTRY, (tag, address: string) =>
    tag.includes('type="module"')
      ? `<script${attribute}>${START.replace('ADDRESS', JSON.stringify(address))}</script>`
      : tag,
  )
}
