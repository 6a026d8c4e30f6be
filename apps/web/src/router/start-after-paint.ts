import type { AnyRouter } from '@tanstack/react-router'

/** How long a page waits for its first paint before it is brought to life all the same. */
const LONGEST_WAIT_MS = 3_000

/** Where the entry of the site's scripts begins, as the framework writes it into a page. */
const ENTRY_START = '<script type="module"'
const ENTRY = /<script\b[^>]*?\ssrc="([^"]+)"[^>]*><\/script>/

/**
 * What loads and starts the scripts of a page. All are asked for at once. The pieces that everything
 * else stands on, named in `vite.config.ts`, are run one by one before the entry, with a rest after
 * each: a touch is never kept waiting for all of them.
 */
const START = `{
const modules = MODULES
const entry = document.createElement('script')
entry.type = 'module'
entry.async = true
entry.src = ADDRESS
const rest = () => self.scheduler?.yield?.() ?? new Promise((done) => setTimeout(done))
const load = (href) => {
  const link = document.createElement('link')
  document.head.append(Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href }))
}
let isStarted = false
const start = async () => {
  if (isStarted) return
  isStarted = true
  modules.forEach(load)
  for (const piece of ['schemas', 'parts']) {
    const href = modules.find((module) => module.includes('/' + piece + '-'))
    if (href) await import(href).then(rest, () => undefined)
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
 * Keeps the modules of a page out of the document that is about to be rendered: beside them, the
 * styles and the picture that the first paint shows would arrive later.
 *
 * @returns their addresses
 */
export function holdBackModules(router: AnyRouter): readonly string[] {
  const manifest = router.ssr?.manifest
  if (!manifest) return []
  const routes = { ...manifest.routes }
  const held = router.state.matches.flatMap(({ routeId }) => {
    const { preloads = [], ...route } = routes[routeId] ?? {}
    routes[routeId] = route
    return preloads.map((module) => (typeof module === 'string' ? module : module.href))
  })
  router.ssr = { manifest: { ...manifest, routes } }
  return held
}

export interface HeldScripts {
  /** Marks the scripts that may run. */
  readonly nonce: string | undefined
  /** Addresses of the modules that the entry needs. */
  readonly modules: readonly string[]
}

/**
 * A page with its scripts held back until it has been painted: it is readable as it came, so that
 * reading never waits for them. A page in the background is never painted and does not wait.
 *
 * @returns the page; unchanged where it has no scripts
 */
export function startAfterPaint(html: string, { nonce, modules }: HeldScripts): string {
  // It stands near the end: a look at the whole page would be a tenth of what a page costs.
  const at = html.lastIndexOf(ENTRY_START)
  const [tag, address] = (at >= 0 && ENTRY.exec(html.slice(at))) || []
  if (tag === undefined) return html
  const start = START.replace('MODULES', JSON.stringify(modules)).replace(
    'ADDRESS',
    JSON.stringify(address),
  )
  const attribute = nonce === undefined ? '' : ` nonce="${nonce}"`
  return `${html.slice(0, at)}<script${attribute}>${start}</script>${html.slice(at + tag.length)}`
}
