import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { makeRecipe } from './own-recipes.ts'
import { holdScripts } from './pages/held-scripts.ts'
import { materialList } from './pages/material-list.ts'
import { hydrated } from './pages/open-page.ts'
import { selectionBar } from './pages/selection-bar.ts'
import { shell } from './pages/shell.ts'
import { logInAnew } from './people.ts'

/** Opens a page whose scripts do not come before something has been entered. */
async function enterEarly(page: Page, path: string, enter: () => Promise<void>): Promise<void> {
  const release = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await enter()
  release()
  await hydrated(page)
}

const amountOf = (page: Page, name: string) => page.getByLabel(`Amount of ${name}`, { exact: true })

test('an amount that is typed before the editor has come to life is saved', async ({
  page,
  context,
  library,
}) => {
  await logInAnew(context)
  const { id } = await makeRecipe(context, library, 'Test glaze')
  await enterEarly(page, `/recipes/${id}/edit`, () => amountOf(page, 'Silica').fill('93'))
  await expect(amountOf(page, 'Silica')).toHaveValue('93')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  // Back on its page: it has been saved.
  await expect(page).not.toHaveURL(/edit/)
  const answer = await context.request.get(`/v2/recipes/${id}?include=components`)
  const { data } = (await answer.json()) as { data: { components: { percentageAmount: number }[] } }
  expect(data.components.map(({ percentageAmount }) => percentageAmount)).toEqual([93, 30])
})

test('a batch size that is typed before the recipe has come to life is weighed', async ({
  page,
  library,
}) => {
  const { path } = await library.recipe('Leach 4321')
  const size = page.getByLabel('Batch size')
  await enterEarly(page, path, () => size.first().fill('500'))
  await expect(page.getByRole('row', { name: /Potash Feldspar/ }).first()).toContainText('200.0')
})

test('buttons that are pressed before the page has come to life do once what they do', async ({
  page,
}) => {
  const { html, searchButton, themeToggle } = shell(page)
  await enterEarly(page, '/help', async () => {
    // Pressed again, as nothing happened.
    await themeToggle.click({ clickCount: 3 })
    await searchButton.click()
  })
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('dialog', { name: 'Search' })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('cards that are ticked before they have come to life are selected', async ({ page }) => {
  const tick = (name: string) => materialList(page).checkbox(name)
  // The page itself comes to life, its cards do not yet.
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route(/assets\/material-grid-.*\.js/, async (route) => {
    await isReleased
    await route.continue()
  })
  const releaseAll = await holdScripts(page)
  await page.goto('/materials?q=feldspar', { waitUntil: 'commit' })
  await tick('Potash Feldspar').click()
  releaseAll()
  await expect
    .poll(() => page.locator('footer').evaluate((footer) => Object.keys(footer)))
    .not.toEqual([])
  await tick('Soda Feldspar').click()
  await tick('Custer Feldspar').dblclick()
  release()
  await hydrated(page)
  await expect(selectionBar(page).count).toHaveText('2 selected')
  await expect(tick('Potash Feldspar')).toBeChecked()
  await expect(tick('Soda Feldspar')).toBeChecked()
  await expect(tick('Custer Feldspar')).not.toBeChecked()
})
