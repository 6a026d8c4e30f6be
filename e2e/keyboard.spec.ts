import { expect, test } from './fixtures.ts'
import { itemModal } from './pages/item-modal.ts'
import { materialList } from './pages/material-list.ts'
import { openPage } from './pages/open-page.ts'
import { quickSearch } from './pages/quick-search.ts'

test('from the front page to a filtered list, into an item and back, by keyboard alone', async ({
  page,
}) => {
  const list = materialList(page)
  await openPage(page, '/')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('searchbox', { name: 'Search the library' })).toBeFocused()
  await page.keyboard.type('leach')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=leach')

  const cone = list.filters.getByRole('button', { name: 'Cone' })
  await cone.focus()
  await page.keyboard.press('Enter')
  const choice = list.filters.getByRole('link', { name: 'High fire, 9–14' })
  await expect(choice).toBeVisible()
  for (let presses = 0; presses < 6; presses += 1) {
    if (await choice.evaluate((link) => link === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(choice).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=leach&cone=high')
  await expect(list.chip('High fire')).toBeVisible()
  await expect(cone).toBeFocused()

  await page.keyboard.press('j')
  const [first = ''] = await list.names()
  await expect(list.link(first)).toBeFocused()
  await page.keyboard.press('Enter')
  const modal = itemModal(page, first)
  await expect(modal.dialog).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(modal.dialog.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(modal.dialog).toBeHidden()
  await expect(page).toHaveURL('/search?q=leach&cone=high')
  await expect(list.link(first)).toBeFocused()
})

test('the focus never leaves an open dialog', async ({ page }) => {
  const search = quickSearch(page)
  await openPage(page, '/help')
  await page.keyboard.press('Control+k')
  await expect(search.field).toBeFocused()
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab')
    await expect(search.dialog.locator(':focus')).toHaveCount(1)
  }
})
