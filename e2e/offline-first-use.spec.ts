import type { BrowserContext, Page } from '@playwright/test'
import { expect, OWN_WORKER, test } from './fixtures.ts'
import { makePatron } from './operator.ts'
import { makeRecipe } from './own-recipes.ts'
import { chart } from './pages/chart.ts'
import { explorer } from './pages/explorer.ts'
import { materialDetail } from './pages/material-detail.ts'
import { openPage, reloadPage } from './pages/open-page.ts'
import { isTakenAlong } from './pages/service-worker.ts'
import { shell } from './pages/shell.ts'
import { weighOff } from './pages/weigh-off.ts'
import { logInAnew } from './people.ts'

test.use({
  ...OWN_WORKER,
  tolerated: /Failed to load resource|ERR_INTERNET_DISCONNECTED|^ApiError: Unknown error/,
})

/** What a chart says where no points of the library are kept. */
const ONLY_DEVICE = /shows only what’s on this device/

/** Puts a question to the solver by hand, of which the formula has one figure. */
async function solveByHand(
  page: Page,
  words: { material: string; oxide: string; answer: string; silica: string },
) {
  for (const name of ['Silica', 'Whiting', 'Kaolin']) {
    await page.getByRole('combobox', { name: words.material }).fill(name)
    await page.getByRole('listbox').getByRole('option', { name }).first().click()
  }
  await page.getByLabel(words.oxide, { exact: true }).selectOption('SiO2')
  const best = page.getByRole('region', { name: words.answer }).getByRole('article').first()
  await expect(best.getByRole('row', { name: words.silica })).toBeVisible()
}

async function openEverythingNeeded(context: BrowserContext, page: Page, path: string) {
  await openPage(page, path)
  await isTakenAlong(page)
  await context.setOffline(true)
}

test('the solver works without a connection for who has only seen the start page', async ({
  page,
  context,
}) => {
  await openEverythingNeeded(context, page, '/')
  await page.getByRole('link', { name: 'Solve for a formula' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solve for a formula')
  const words = { material: 'Add a material', oxide: 'Oxide', answer: 'Answer', silica: 'Silica' }
  await solveByHand(page, words)
  await reloadPage(page)
  const best = page.getByRole('region', { name: 'Answer' }).getByRole('article').first()
  await expect(best.getByRole('row', { name: 'Silica' })).toBeVisible()
  await page.goto('/solve')
  await solveByHand(page, words)
  await page.goto('/workbench')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Workbench')
})

test('so it does in another language, without a reload and with one', async ({ page, context }) => {
  await openEverythingNeeded(context, page, '/help?lang=fr')
  await page.evaluate(() => history.pushState({}, '', '/solve?lang=fr'))
  await reloadPage(page)
  const words = {
    material: 'Ajouter une matière',
    oxide: 'Oxyde',
    answer: 'Réponse',
    silica: 'Silice',
  }
  await solveByHand(page, words)
})

test('a recipe is written, charted, weighed, blended and fired on paper without ever having had the pages', async ({
  page,
  context,
  library,
}) => {
  await makePatron(await logInAnew(context))
  const { id } = await makeRecipe(context, library, 'Never opened')
  const { id: other } = await makeRecipe(context, library, 'Nor this')
  await openPage(page, '/')
  await isTakenAlong(page)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('glazy-kept-all')), { timeout: 60_000 })
    .not.toBeNull()
  // A supporter's heatmaps come with their own items.
  expect(
    await page.evaluate(async () => (await (await caches.open('glazy-files')).keys()).length),
  ).toBe(2)
  await context.setOffline(true)

  await shell(page).sidebar.getByRole('link', { name: 'Explorer' }).click()
  const explored = explorer(page)
  await explored.ready()
  expect(await explored.shown()).toBe(2)
  await expect(chart(page, page.getByRole('main')).regions).toBeVisible()
  await expect(page.getByText(ONLY_DEVICE)).toBeVisible()

  await page.goto('/recipes/new')
  await page.getByLabel('Name').fill('In the cellar')
  for (const [at, name, amount] of [
    [1, 'Potash Feldspar', '40'],
    [2, 'Whiting', '20'],
  ] as const) {
    await page.getByRole('combobox', { name: `Ingredient ${at}`, exact: true }).fill(name)
    await expect(page.getByRole('option', { name: new RegExp(`^${name}`) }).first()).toBeVisible()
    await page.keyboard.press('Enter')
    await page.getByLabel(`Amount of ${name}`, { exact: true }).fill(amount)
    await page.keyboard.press('Enter')
  }
  const formula = page.getByRole('group', { name: 'Unity molecular formula of your recipe' })
  await expect(formula.getByRole('listitem').filter({ hasText: 'SiO' })).toContainText(/[1-9]\.\d/)

  await page.goto(`/recipes/${id}`)
  const { batch, section } = materialDetail(page)
  await section('UMF chart').scrollIntoViewIfNeeded()
  const { current, points, regions } = chart(page, section('UMF chart'))
  await expect(regions).toBeVisible()
  await expect(current).toHaveCount(1)
  await expect.poll(() => points.count()).toBeGreaterThan(1)
  await expect(section('UMF chart').getByText(ONLY_DEVICE)).toBeVisible()
  await batch.open()
  await batch.size.fill('500')
  await expect(batch.row('Silica')).toContainText('350.0')
  await batch.weighOff.click()
  const weighing = weighOff(page)
  await weighing.weighed.click()
  await expect(weighing.progress('1 of 2')).toBeVisible()
  await weighing.close.click()

  await page.goto(`/workbench?add=${id},${other}`)
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('button', { name: 'Blend' }).click()
  await page.getByRole('button', { name: 'Line blend' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Blend \d+ recipes/ })
    .click()
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(2)

  await shell(page).sidebar.getByRole('link', { name: 'Kiln schedules', exact: true }).click()
  await page.getByRole('button', { name: 'New schedule' }).click()
  const ramp = page.getByRole('listitem', { name: 'Ramp 1' })
  await ramp.getByRole('spinbutton', { name: 'Rate' }).fill('60')
  await ramp.getByRole('spinbutton', { name: 'To' }).fill('1222')
  const form = page.locator('form').filter({ has: ramp })
  await expect(form.getByText(/^about cone \d/)).toBeVisible()

  await page.goto('/materials?q=whiting')
  await expect(page.getByRole('link', { name: 'Whiting' }).first()).toBeVisible()
})
