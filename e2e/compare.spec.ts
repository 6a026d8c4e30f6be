import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { materialList } from './pages/material-list.ts'
import { openPage } from './pages/open-page.ts'
import { selectionBar } from './pages/selection-bar.ts'

function comparison(page: Page) {
  const table = page.getByRole('region', { name: /^Comparison/ }).getByRole('table')
  return {
    table,
    columns: table.locator('thead').getByRole('link'),
    row: (name: string) => table.getByRole('row', { name: new RegExp(`^${name} `) }).first(),
    onlyDifferent: page.getByRole('checkbox', { name: 'Only what differs' }),
    remove: (name: string) => table.getByRole('button', { name: `Remove ${name}`, exact: true }),
  }
}

test('selected recipes stand side by side with what differs', async ({ page }) => {
  const list = materialList(page)
  const compare = comparison(page)
  await openPage(page, '/recipes?q=leach+4321')
  await list.checkbox('Leach 4321').check()
  await list.checkbox('Leach 4321 Celadon').check()
  await selectionBar(page).compare.click()
  await expect(page).toHaveURL(/\/compare\?id=\d+(,|%2C)\d+$/)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Compare (2)')
  await expect(compare.columns).toHaveText(['Leach 4321', 'Leach 4321 Celadon'])
  await expect(compare.row('Red Iron Oxide')).toContainText(/–.*2\.00/)
  await expect(compare.row('Silica')).toBeVisible()

  await compare.onlyDifferent.check()
  await expect(compare.row('Silica')).toBeHidden()
  await expect(compare.row('Red Iron Oxide')).toBeVisible()
  await expect(page).toHaveURL(/diff=/)
})

test('the address is the comparison: it can be passed on', async ({ page, library }) => {
  const ids = await Promise.all(
    ['Leach 4321', 'Leach 4321 Celadon', 'Leach Ash Glaze'].map(library.recipe),
  )
  const compare = comparison(page)
  await openPage(page, `/compare?id=${ids.map(({ id }) => id).join(',')}`)
  await expect(compare.columns).toHaveText(ids.map(({ name }) => name))
  await compare.remove('Leach 4321 Celadon').click()
  await expect(compare.columns).toHaveText(['Leach 4321', 'Leach Ash Glaze'])
  await expect(page).not.toHaveURL(new RegExp(String(ids[1]?.id)))
})

test('items that are gone are counted, the others are shown', async ({ page, library }) => {
  const { id } = await library.recipe('Leach 4321')
  await openPage(page, `/compare?id=${id},999999999`)
  await expect(page.getByText('1 of the items does not exist or is private.')).toBeVisible()
  await expect(comparison(page).columns).toHaveText(['Leach 4321'])
})

test('without a selection the page says how to begin', async ({ page }) => {
  await openPage(page, '/compare')
  await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Browse recipes' }).click()
  await expect(page).toHaveURL('/recipes')
})
