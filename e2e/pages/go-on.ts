import type { Page } from '@playwright/test'

/** What the router of the site leaves in the window. */
interface RouterOfPage {
  readonly history: { readonly push: (path: string) => void }
  readonly state: { readonly status: string; readonly isLoading: boolean }
}

/** Milliseconds in which a page has all that it asks for. */
const LONGEST_MS = 10_000

/**
 * Goes on to another page as a link does, without a new document, and waits until all of it is there.
 * A page that is opened by its address takes several times as long.
 */
export async function goOn(page: Page, path: string): Promise<void> {
  let open = 0
  const begin = () => void (open += 1)
  const end = () => void (open -= 1)
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  await page.evaluate(async (to) => {
    const { __TSR_ROUTER__: router } = globalThis as unknown as { __TSR_ROUTER__: RouterOfPage }
    router.history.push(to)
    do await new Promise((done) => setTimeout(done, 20))
    while (router.state.status !== 'idle' || router.state.isLoading)
    // What is below the first view comes to life when someone begins to use the page.
    dispatchEvent(new Event('pointermove'))
  }, path)
  // A stream of news never ends: it is not waited for.
  const latest = Date.now() + LONGEST_MS
  do await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 500 })))
  while (open > 0 && Date.now() < latest)
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
}
