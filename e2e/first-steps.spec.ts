import { expect, test } from './fixtures.ts'
import { openPage } from './pages/open-page.ts'
import { logInAnew } from './people.ts'

test('first steps lead to a search, the import and a recipe to weigh, before and after making an account', async ({
  page,
  context,
}) => {
  const steps = page.getByRole('list', { name: 'First steps' })
  await openPage(page, '/')
  await steps.getByRole('link', { name: 'Find a glaze' }).click()
  await expect(page).toHaveURL('/recipes?q=cone+6+celadon')
  await openPage(page, '/')
  await steps.getByRole('link', { name: 'Paste a recipe' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=.*import/)

  await logInAnew(context)
  await openPage(page, '/')
  await steps.getByRole('link', { name: 'Paste a recipe' }).click()
  await expect(page).toHaveURL('/recipes/import')
  await openPage(page, '/')
  await steps.getByRole('link', { name: 'Weigh a batch' }).click()
  await expect(page).toHaveURL(/\/recipes\/\d+/)
  await expect(page.getByRole('main').getByRole('button', { name: 'Weigh' })).toBeVisible()
})
