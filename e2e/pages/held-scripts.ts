import type { Page } from '@playwright/test'

/** Holds the scripts of a page back, as a slow line does. @returns lets them come */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await isReleased
    await route.continue()
  })
  return release
}
