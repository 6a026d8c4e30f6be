import type { AnyRouteMatch, AnyRouter } from '@tanstack/react-router'

/** How long a page waits for its first paint before it is brought to life all the same. */
const LONGEST_WAIT_MS = 3_000

/** Pieces that everything else stands on, in the order in which they run; see `bundling/pieces.ts`. */
const PIECES = ['framework', 'parts']

/** Files asked for in one turn: a phone spends some milliseconds on each. */
const FILES_A_TURN = 5

/**
 * What loads and starts the scripts of a page. They are asked for a few at a time, and the pieces
 * that everything else stands on are run one by one before the entry, with a rest after each: a
 * touch is never kept waiting for all of them. What is clicked meanwhile is noted for
 * `lib/early-clicks.ts`.
 */
const START = `{
const clicked = self.clickedEarly = []
self.onclick = ({ target }) => clicked.push(target)
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
  for (let from = 0; from < modules.length; from += ${FILES_A_TURN}) {
    modules.slice(from, from + ${FILES_A_TURN}).forEach(load)
    await rest()
  }
  for (const piece of ${JSON.stringify(PIECES)}) {
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
 * Holds the scripts of a page back until it has been painted: it is readable as it came, so that
 * reading never waits for them, and beside them the styles and the picture of the first paint would
 * arrive later. A page in the background is never painted and does not wait.
 *
 * The router is about to render the page from its manifest of files; this gives it one in which a
 * short script stands for the entry and the modules that the page needs.
 */
export function startAfterPaint(router: AnyRouter): void {
  const manifest = router.ssr?.manifest
  if (!manifest) return
  const routes = { ...manifest.routes }
  const modules: string[] = []
  for (const { routeId } of router.state.matches as readonly AnyRouteMatch[]) {
    const { preloads = [], ...route } = routes[routeId] ?? {}
    modules.push(...preloads.map((module) => (typeof module === 'string' ? module : module.href)))
    const scripts = route.scripts?.map((script) => heldBack(script, modules))
    routes[routeId] = { ...route, ...(scripts && { scripts }) }
  }
  router.ssr = { manifest: { ...manifest, routes } }
}

interface PageScript {
  readonly attrs?: Readonly<Record<string, unknown>>
  readonly children?: string
}

/** The script that starts the entry in its place; any other one stays. */
function heldBack<TScript extends PageScript>(script: TScript, modules: readonly string[]) {
  const address = script.attrs?.src
  if (typeof address !== 'string' || script.attrs?.type !== 'module') return script
  const children = START.replace('MODULES', asScript(modules)).replace('ADDRESS', asScript(address))
  return { attrs: {}, children }
}

/** A value as it can stand in a script within a page. */
function asScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
