import type { Page } from '@playwright/test'
import { expect, OWN_WORKER, test } from './fixtures.ts'
import { chart } from './pages/chart.ts'
import { explorer } from './pages/explorer.ts'
import { openPage, reloadPage } from './pages/open-page.ts'
import { isTakenAlong } from './pages/service-worker.ts'
import { shell } from './pages/shell.ts'

test.use({
  ...OWN_WORKER,
  tolerated: /Failed to load resource|ERR_INTERNET_DISCONNECTED|^ApiError: Unknown error/,
})

const ONLY_DEVICE = /shows only what’s on this device/
const FROM = /The library’s points are from/

const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const kept = await (await caches.open('glazy-files')).keys()
    return kept.map(({ url }) => decodeURIComponent(new URL(url).pathname))
  })

test('the explorer has its axes, its regions and what is on the device on first use', async ({
  page,
  context,
}) => {
  await openPage(page, '/')
  await isTakenAlong(page)
  await context.setOffline(true)
  await shell(page).sidebar.getByRole('link', { name: 'Explorer' }).click()
  const explored = explorer(page)
  await explored.ready()
  await expect(explored.plot).toBeVisible()
  await expect(chart(page, page.getByRole('main')).regions).toBeVisible()
  await expect(page.getByText(ONLY_DEVICE)).toBeVisible()
  await expect(page.getByText('No items match all the filters')).toHaveCount(0)

  await page.getByRole('main').getByRole('combobox', { name: 'Show' }).selectOption('materials')
  await expect.poll(explored.shown).toBeGreaterThan(10)
  await explored.view.selectOption('Boron')
  await expect(explored.plot).toHaveAccessibleName(/B2O3/)
  await reloadPage(page)
  await expect.poll(explored.shown).toBeGreaterThan(10)

  // What a filter leaves that only the library knows is not made up.
  await page.goto('/explore?q=celadon')
  await expect(page.getByRole('alert')).toContainText('The points couldn’t be loaded')
})

test('the explorer shows the library as it was loaded last, and asks again once it can', async ({
  page,
  context,
}) => {
  await openPage(page, '/explore')
  const explored = explorer(page)
  await explored.ready()
  const before = await explored.shown()
  await isTakenAlong(page)
  await expect.poll(() => keptFiles(page)).toContain('/kept-files/points SiO2,Al2O3')
  await expect.poll(async () => (await keptFiles(page)).length).toBe(2)

  await context.setOffline(true)
  await reloadPage(page)
  await explored.ready()
  expect(await explored.shown()).toBe(before)
  await expect(page.getByText(FROM)).toBeVisible()
  await page.goto('/explore?cone=high')
  await explored.ready()
  const high = await explored.shown()
  expect(high).toBeLessThan(before)

  await context.setOffline(false)
  await expect(page.getByText(FROM)).toHaveCount(0)
  await expect.poll(explored.shown).toBe(high)
})
