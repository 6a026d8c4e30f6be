import type { ElementHandle, Page } from '@playwright/test'
import { holdScripts } from './pages/held-scripts.ts'
import { hydrated } from './pages/open-page.ts'

/** Fields that somebody types into, and that are to be seen; what is looked for is sent by the form alone. */
const TYPED_INTO =
  'main :is(textarea:not([readonly], :disabled), input:not([type="hidden"], [type="checkbox"], [type="radio"], [type="file"], [type="range"], [type="search"], [readonly], :disabled)):visible'

/**
 * Types into all fields of a screen whose scripts are on their way.
 *
 * @param look at the screen as the server has made it
 * @returns tells which fields have lost what was typed
 */
export async function typeEarly(
  page: Page,
  screen: string,
  look: () => Promise<void>,
): Promise<() => Promise<readonly string[]>> {
  const release = await holdScripts(page)
  await page.goto(screen, { waitUntil: 'domcontentloaded' })
  await look()
  const fields = await page.locator(TYPED_INTO).elementHandles()
  const typed: { readonly field: ElementHandle; readonly text: string }[] = []
  for (const field of fields) {
    const text = (await field.getAttribute('type')) === 'date' ? '2026-01-05' : '5'
    await field.fill(text)
    typed.push({ field, text })
  }
  release()
  await hydrated(page)
  return async () => {
    const lost = typed.map(({ field, text }) =>
      field.evaluate((element, wanted) => {
        const { isConnected, value, defaultValue, outerHTML } = element as HTMLInputElement
        // React draws a field from what it knows of it, and has its default follow.
        return isConnected && value === wanted && defaultValue === wanted ? [] : [outerHTML]
      }, text),
    )
    return (await Promise.all(lost)).flat()
  }
}
