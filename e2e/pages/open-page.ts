import { expect, type Page, type Response } from '@playwright/test'

/**
 * Opens an address and waits until React has taken over the page that the server rendered: a click
 * on a button before that moment is lost, as it is for a visitor.
 */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await hydrated(page)
  return response
}

export async function reloadPage(page: Page): Promise<void> {
  await page.reload()
  await hydrated(page)
}

/** Waits until React has taken over what is on the page. */
export async function hydrated(page: Page): Promise<void> {
  await isTakenOver(page, 'footer')
  // React marks elements before it is done with the page: keys are heard once it has come to rest.
  await page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 5_000 })),
  )
  // What is below the first view comes to life when someone begins to use the page.
  await page.evaluate(() => dispatchEvent(new Event('pointermove')))
  await expect(page.locator('[data-late]')).toHaveCount(0)
  // A page that is left before React has taken over what is in it is rendered a second time.
  if ((await page.locator('h1').count()) > 0) await isTakenOver(page, 'h1')
}

/** Waits until React knows an element. */
async function isTakenOver(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const element = document.querySelector(wanted)
    return element !== null && Object.keys(element).some((key) => key.startsWith('__react'))
  }, selector)
}
