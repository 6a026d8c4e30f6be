import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { makeRecipe } from './own-recipes.ts'
import { openPage } from './pages/open-page.ts'
import { logInAnew } from './people.ts'

test('a recipe that was saved twice is compared with its first version, which is restored', async ({
  page,
  context,
  library,
}) => {
  await logInAnew(context)
  const { id, saveElsewhere } = await makeRecipe(context, library, 'Test versions')
  expect((await saveElsewhere(60, 'Less silica')).status()).toBe(200)
  expect((await saveElsewhere(50)).status()).toBe(200)
  await openPage(page, `/recipes/${id}`)
  await page.getByRole('link', { name: 'version 3' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Versions of Test versions')
  await expect(page.getByText('Less silica', { exact: true })).toBeVisible()

  await page.getByLabel('Compare', { exact: true }).selectOption('1')
  const ingredients = page.getByRole('table', { name: 'Ingredients' })
  await expect(ingredients.getByRole('row', { name: /Silica/ })).toContainText(/70.*50.*−20/)
  const formula = page.getByRole('table', { name: 'Unity molecular formula' })
  await expect(formula.getByRole('row', { name: /^SiO/ }).first()).toContainText('−')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Restore version 1' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Version 1 restored as version 4')).toBeVisible()
  await expect(page.getByText('Version 1 restored', { exact: true })).toBeVisible()
  await expect(ingredients.getByRole('row', { name: /Silica/ })).toContainText(/50.*70.*\+20/)
  await page.getByRole('link', { name: 'Test versions' }).click()
  await expect(page.getByRole('row', { name: /Silica/ }).first()).toContainText('70')
})
