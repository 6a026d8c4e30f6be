import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openPage } from './pages/open-page.ts'

const MOST_SHIFT = 0.02

/** Counts what moves on the page without anyone having touched it, from the first paint on. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        readonly value: number
        readonly hadRecentInput: boolean
      })[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(async () => {
      await document.fonts.ready
      // Two frames later the observer has been told of everything that was painted.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      const { shifts } = window as unknown as { readonly shifts: readonly number[] }
      return shifts.reduce((sum, shift) => sum + shift, 0)
    })
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const address of ['/', '/recipes', '/materials?view=list', '/recipes?view=visual']) {
      test(`nothing jumps while ${address} loads`, async ({ page }) => {
        const totalShift = await watchShifts(page)
        await openPage(page, address)
        await page.waitForLoadState('networkidle')
        expect(await totalShift()).toBeLessThanOrEqual(MOST_SHIFT)
      })
    }

    test('nothing jumps while a comparison loads', async ({ page, library }) => {
      const names = ['Leach 4321', 'Leach 4321 Celadon', 'Rhodes Black', 'Leach Ash Glaze']
      const items = await Promise.all(names.map(library.recipe))
      const totalShift = await watchShifts(page)
      await openPage(page, `/compare?id=${items.map(({ id }) => id).join(',')}`)
      await page.waitForLoadState('networkidle')
      expect(await totalShift()).toBeLessThanOrEqual(MOST_SHIFT)
    })

    // Words of some languages fill the line that those of others leave half empty.
    for (const language of ['en', 'es-419', 'nl']) {
      test(`nothing jumps while a recipe loads in ${language}`, async ({ page, library }) => {
        const { path } = await library.recipe('Korman Yellow')
        const totalShift = await watchShifts(page)
        await openPage(page, `${path}?lang=${language}`)
        await page.waitForLoadState('networkidle')
        expect(await totalShift()).toBeLessThanOrEqual(MOST_SHIFT)
      })
    }
  })
}
