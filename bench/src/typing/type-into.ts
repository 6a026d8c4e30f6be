import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { type Held, holdTimes } from './long-tasks.ts'

export const SLOWDOWN = 4
/** Milliseconds that a page may be deaf. */
export const BLOCKED_MAX = 50
/** Keys that are measured, and milliseconds between two of them: who types fast makes ten a second. */
export const KEYS = 60
const BETWEEN_KEYS = 100
const WARM_UP = 12

export interface Field {
  readonly what: string
  readonly path: string
  readonly locate: (page: Page) => Locator
  readonly keys: readonly string[]
  /** What is done before the field is there. */
  readonly open?: (page: Page) => Promise<void>
}

/** How long a page is deaf at most while somebody types into a field of it on a slow phone. */
export async function typeInto(
  browser: Browser,
  context: BrowserContext,
  field: Field,
): Promise<Held> {
  const { path, locate, keys, open } = field
  const page = await context.newPage()
  await page.goto(path, { waitUntil: 'networkidle' })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await open?.(page)
  const place = locate(page)
  await place.focus()
  const type = async (count: number) => {
    for (let at = 0; at < count; at += 1) {
      await page.keyboard.press(keys[at % keys.length] ?? ' ')
      await page.waitForTimeout(BETWEEN_KEYS)
    }
  }
  // What is compiled with the first keys is compiled once.
  await type(WARM_UP)
  const held = await holdTimes(browser, page, () => type(KEYS))
  await page.close()
  return held
}
