import { SIGHT_ELEMENT } from './sight-names.ts'

/** Milliseconds after which a page that shows nothing of its own is in trouble, and says so. */
const LONGEST_MS = 15_000

/**
 * Holds what was seen of a page the last time in its place, while the page comes to life around it,
 * until it has a heading of its own.
 */
export function holdSight(): void {
  const sight = document.querySelector(SIGHT_ELEMENT)
  if (!sight) return
  const watcher = new MutationObserver(() => {
    const main = document.querySelector('main')
    const headings = [...(main?.querySelectorAll('h1') ?? [])]
    if (headings.some((heading) => !sight.contains(heading))) letGo()
    else if (main && !main.contains(sight)) main.append(sight)
  })
  const timer = setTimeout(letGo, LONGEST_MS)
  watcher.observe(document, { childList: true, subtree: true })

  function letGo() {
    clearTimeout(timer)
    watcher.disconnect()
    sight?.remove()
  }
}
