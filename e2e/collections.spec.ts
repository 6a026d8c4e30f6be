import { expectAccessible, flawsInBothThemes, NO_FLAWS, PHONE } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { materialList } from './pages/material-list.ts'
import { openPage } from './pages/open-page.ts'
import { selectionBar } from './pages/selection-bar.ts'
import { shell } from './pages/shell.ts'
import { becomeStranger, logInAnew, userOf } from './people.ts'

const DESKTOP = { width: 1440, height: 900 }

test('three collections are kept, filled many at a time, searched, and one is brought back', async ({
  page,
  context,
}) => {
  const { main, sidebar } = shell(page)
  const list = materialList(page)
  const bar = selectionBar(page)
  const dialog = page.getByRole('dialog')
  await logInAnew(context)
  const { username } = await userOf(context)

  await openPage(page, '/recipes?q=leach')
  await list.results.getByRole('checkbox').first().check()
  await bar.button('Select page').click()
  const count = await list.results.getByRole('checkbox').count()
  await bar.button('Bookmark').click()
  await dialog.getByLabel('New collection').fill('From Leach')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(
    page.getByText(`Created collection "From Leach" with ${count} materials`),
  ).toBeVisible()

  await openPage(page, `/${username}/bookmarks`)
  for (const name of ['Ash', 'Slips']) {
    await main.getByRole('button', { name: 'New collection' }).click()
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(main.getByRole('link', { name })).toBeVisible()
  }
  await main.getByRole('button', { name: 'More actions for “Ash”' }).click()
  await main.getByRole('button', { name: 'Pin', exact: true }).click()
  await expect(main.getByRole('heading', { name: 'Pinned' })).toBeVisible()
  await expectAccessible(page)

  await main.getByRole('link', { name: 'From Leach' }).click()
  await expect(page).toHaveURL(new RegExp(`/${username}/bookmarks/\\d+/from-leach$`))
  const tabs = page.getByRole('navigation', { name: /^Pages by/ })
  await expect(tabs.locator('[aria-current]')).toHaveText(/^Collections/)
  await expect(list.items).toHaveCount(count)
  await main.getByRole('combobox', { name: 'Search this collection' }).fill('celadon')
  await page.keyboard.press('Enter')
  await expect(list.item('Leach 4321 Celadon')).toBeVisible()
  await expect.poll(() => list.items.count()).toBeLessThan(count)
  await expect(page).toHaveURL(/from-leach\?q=celadon$/)
  await expect(page).toHaveTitle(/^From Leach · /)

  await bar.button('Remove').click()
  await expect(page.getByText(`Removed ${count} items from “From Leach”`)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(list.item('Leach 4321 Celadon')).toBeVisible()

  await main.getByRole('button', { name: 'More actions for “From Leach”' }).click()
  await main.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(`/${username}/bookmarks`)
  await expect(main.getByRole('link', { name: 'Slips' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'From Leach' })).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(main.getByRole('link', { name: 'From Leach' })).toBeVisible()

  await page.setViewportSize(DESKTOP)
  await sidebar.getByText('Collections', { exact: true }).click()
  await sidebar.getByRole('link', { name: /Ash/ }).click()
  await expect(page).toHaveTitle(/^Ash · /)
  await sidebar.getByRole('link', { name: /From Leach/ }).click()
  await expect(page).toHaveTitle(/^From Leach · /)
  await expect(list.items).toHaveCount(count)
  await page.setViewportSize(PHONE)
  expect(await flawsInBothThemes(page)).toEqual(NO_FLAWS)
})

test('a stranger looks at collections and is led to the login to bookmark', async ({
  page,
  context,
  library,
}) => {
  const { main } = shell(page)
  const recipe = await library.recipe('Leach 4321')
  const material = await library.material('Silica')
  await logInAnew(context)
  const { username } = await userOf(context)
  await openPage(page, recipe.path)
  await main.getByRole('button', { name: 'Bookmark' }).click()
  await page.getByRole('dialog').getByLabel('New collection').fill('Open to all')
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('Created collection "Open to all" with 1 material')).toBeVisible()

  await becomeStranger(page)
  await openPage(page, `/${username}/bookmarks`)
  await expect(main.getByRole('button', { name: 'New collection' })).toBeHidden()
  await main.getByRole('link', { name: 'Open to all' }).click()
  await expect(materialList(page).item('Leach 4321')).toBeVisible()
  await expect(main.getByRole('button', { name: 'More actions for “Open to all”' })).toBeHidden()

  await openPage(page, material.path)
  await main.getByRole('button', { name: 'Bookmark' }).click()
  await expect(page.getByText('Log in to bookmark')).toBeVisible()
  await page.getByRole('listitem').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
