import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { makeRecipe } from './own-recipes.ts'
import { openPage } from './pages/open-page.ts'
import { selectionBar } from './pages/selection-bar.ts'
import { logInAnew, userOf } from './people.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a material is replaced in all recipes that were selected in a list', async ({
  page,
  context,
  library,
}) => {
  await logInAnew(context)
  const { id } = await userOf(context)
  for (const name of ['First of mine', 'Second of mine']) await makeRecipe(context, library, name)
  await openPage(page, `/recipes?u=${id}`)
  const bar = selectionBar(page)
  await page.getByRole('checkbox', { name: /First of mine/ }).check()
  await bar.button('Select page').click()
  await bar.bar.getByRole('link', { name: 'Replace a material' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Replace a material')

  const { id: whiting } = await library.material('Whiting')
  await page.getByLabel('Replace', { exact: true }).selectOption(String(whiting))
  await page.getByText('What may take its place').click()
  await page.getByRole('combobox', { name: 'Add a material' }).fill('Wollastonite')
  await page.getByRole('option', { name: 'Wollastonite' }).first().click()
  await page.getByRole('button', { name: 'Find replacements' }).click()
  const answer = page.getByRole('region', { name: 'Answer' })
  await expect(answer.getByRole('checkbox')).toHaveCount(2)
  await expectAccessible(page)

  await answer.getByRole('checkbox', { name: 'Change “Second of mine”' }).uncheck()
  await answer.getByRole('button', { name: 'Save 1 recipe' }).click()
  await expect(answer.getByText('Saved', { exact: true })).toBeVisible()
  await answer.getByRole('link', { name: 'First of mine' }).click()
  await expect(page.getByRole('rowheader', { name: 'Wollastonite' }).first()).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Whiting' })).toHaveCount(0)
})
