import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** Goes on by keyboard until something has the focus, as a person does. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}
