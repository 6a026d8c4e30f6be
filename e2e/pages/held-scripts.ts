import type { Page } from '@playwright/test'

/** Holds the scripts of a page back, as a slow line does. @returns lets them come */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await isReleased
    // As whoever else answers for them would.
    await route.fallback()
  })
  return release
}
