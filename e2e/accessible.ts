import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

export const PHONE = { width: 390, height: 844 }
const SIZES = [{ width: 1440, height: 900 }, PHONE]
/** With the width of a tablet, for pages of forms. */
export const THREE_SIZES = [...SIZES, { width: 768, height: 1024 }]
export const NO_FLAWS = { light: [], dark: [] }

/** No serious flaw in either theme at any of the widths, and nothing wider than the screen. */
export async function expectAccessible(page: Page, sizes = SIZES) {
  for (const size of sizes) {
    await page.setViewportSize(size)
    expect(await flawsInBothThemes(page), `${size.width} px`).toEqual(NO_FLAWS)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `${size.width} px`).toBeLessThanOrEqual(0)
  }
}

const LANDMARKS = ['landmark-unique', 'landmark-no-duplicate-banner', 'presentation-role-conflict']

/** Who moves by landmarks can tell them apart; axe does not call it serious where they cannot. */
export async function expectLandmarksTold(page: Page, what: string) {
  const axe = await axeOf(page)
  const { violations } = await axe.withRules(LANDMARKS).analyze()
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
    what,
  ).toEqual([])
}

/** Themes differ in colours only: what the first has shown of everything else holds for both. */
export async function flawsInBothThemes(page: Page) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await settled(page)
  const light = await flaws(await axeOf(page))
  await page.emulateMedia({ colorScheme: 'dark' })
  await settled(page)
  const axe = await axeOf(page)
  const dark = await flaws(axe.withRules('color-contrast'))
  return { light, dark }
}

/** What is on its way in when the colors are looked at is paler than it will be. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

/** Half a megabyte, which a document that has it already need not be given again. */
const NO_SOURCE = ';'

/**
 * Our pages hold no page of another site, so axe can say all in the page itself; elsewhere it opens
 * another page for every report. Of what is in order it need not tell.
 */
async function axeOf(page: Page): Promise<AxeBuilder> {
  const hasAxe = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder(hasAxe ? { page, axeSource: NO_SOURCE } : { page })
  return axe.setLegacyMode().options({ resultTypes: ['violations'] })
}

/** Serious and critical findings of axe, with the elements they are about. */
async function flaws(axe: AxeBuilder) {
  const { violations } = await axe.analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({ id, elements: nodes.map(({ html }) => html.slice(0, 160)) }))
}
