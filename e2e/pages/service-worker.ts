import { expect, type Page } from '@playwright/test'

/** Waits until the service worker of the site is at work. */
export async function workerIsReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state === 'activated') return
    await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }))
  })
}

/** Waits until the site has taken along all that it needs without a connection. */
export async function isTakenAlong(page: Page): Promise<void> {
  await workerIsReady(page)
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const hasFile = async (cache: string, part: string) =>
            (await (await caches.open(cache)).keys()).some(({ url }) => url.includes(part))
          return {
            solver: await hasFile('glazy-pieces', '/assets/highs-'),
            shell: await hasFile('glazy-shell', '/offline'),
            materials: localStorage.getItem('glazy-kept-materials') !== null,
          }
        }),
      { timeout: 60_000 },
    )
    .toEqual({ solver: true, shell: true, materials: true })
}
