import type { Page } from '@playwright/test'

/** Waits until the service worker of the site is at work. */
export async function workerIsReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state === 'activated') return
    await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }))
  })
}
