import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { makeRecipe } from './own-recipes.ts'
import { holdScripts } from './pages/held-scripts.ts'
import { hydrated } from './pages/open-page.ts'
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
