import type { Page, Response } from '@playwright/test'

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
  await page.waitForFunction(isTakenOver, 'footer')
  // React marks elements before it is done with the page: keys are heard once it has come to rest.
  await page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 5_000 })),
  )
  // What is below the first view comes to life when someone begins to use the page.
  await page.evaluate(() => dispatchEvent(new Event('pointermove')))
  await page.waitForFunction(() => document.querySelector('[data-late]') === null)
  // A page that is left before React has taken over what is in it is rendered a second time.
  if ((await page.locator('h1').count()) > 0) await page.waitForFunction(isTakenOver, 'h1')
}

/** Whether React knows an element; runs in the page. */
function isTakenOver(selector: string): boolean {
  const element = document.querySelector(selector)
  return element !== null && Object.keys(element).some((key) => key.startsWith('__react'))
}
