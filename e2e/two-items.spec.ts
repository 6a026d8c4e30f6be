import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { makeRecipe } from './own-recipes.ts'
import { itemModal } from './pages/item-modal.ts'
import { materialDetail } from './pages/material-detail.ts'
import { openPage } from './pages/open-page.ts'
import { quickSearch } from './pages/quick-search.ts'
import { logInAnew } from './people.ts'

const edit = (page: Page) =>
  materialDetail(page).actions.getByRole('link', { name: 'Edit', exact: true })
const name = (page: Page) => page.getByLabel('Name', { exact: true })
const silica = (page: Page) => page.getByLabel('Amount of Silica')
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

test('two recipes are edited by every way from one to the other, and neither takes what is the other’s', async ({
  page,
  context,
  library,
}) => {
  await logInAnew(context)
  const first = await makeRecipe(context, library, 'Test first')
  const second = await makeRecipe(context, library, 'Test second')
  await second.saveElsewhere(60)

  // By links, and back over several steps at once.
  await openPage(page, `/recipes/${first.id}/test-first`)
  await edit(page).click()
  await expect(name(page)).toHaveValue('Test first')
  await expect(silica(page)).toHaveValue('70')
  await page.getByRole('link', { name: 'My recipes' }).click()
  await page.getByRole('link', { name: 'Test second' }).first().click()
  await itemModal(page, 'Test second').dialog.waitFor()
  await edit(page).click()
  await expect(name(page)).toHaveValue('Test second')
  await expect(silica(page)).toHaveValue('60')
  await page.evaluate(() => history.go(-3))
  await expect(page).toHaveURL(`/recipes/${first.id}/edit`)
  await expect(name(page)).toHaveValue('Test first')
  await silica(page).fill('71')
  await save(page)
  await expect(page).toHaveURL(`/recipes/${first.id}/test-first`)

  // By the quick search over the form of the other one.
  await edit(page).click()
  await expect(silica(page)).toHaveValue('71')
  const search = quickSearch(page)
  await page.keyboard.press('Control+k')
  await search.field.fill('Test second')
  await search.options.filter({ hasText: 'Test second' }).first().click()
  await itemModal(page, 'Test second').dialog.waitFor()
  await edit(page).click()
  await expect(silica(page)).toHaveValue('60')

  // In two tabs: each has what was typed into it.
  await silica(page).fill('61')
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).join(' ')))
    .toContain('glazy-draft-recipe')
  const tab = await context.newPage()
  await openPage(tab, `/recipes/${second.id}/edit`)
  await expect(silica(tab)).toHaveValue('60')
  await save(page)
  await expect(page).toHaveURL(`/recipes/${second.id}/test-second`)
  await expect(materialDetail(page).composition.getByRole('row', { name: /Silica/ })).toContainText(
    '61',
  )
  await openPage(tab, `/recipes/${first.id}/edit`)
  await expect(silica(tab)).toHaveValue('71')
})
