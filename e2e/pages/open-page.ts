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

async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const footer = document.querySelector('footer')
    return footer !== null && Object.keys(footer).some((key) => key.startsWith('__react'))
  })
  // React marks elements before it is done with the page: keys are heard once it has come to rest.
  await page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 5_000 })),
  )
  // What is below the first view comes to life when someone begins to use the page.
  await page.evaluate(() => dispatchEvent(new Event('pointermove')))
  await expect(page.locator('[data-late]')).toHaveCount(0)
}
