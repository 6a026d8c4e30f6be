import { expect, test } from './fixtures.ts'
import { materialList } from './pages/material-list.ts'
import { openPage, reloadPage } from './pages/open-page.ts'
import { selectionBar } from './pages/selection-bar.ts'
import { shell } from './pages/shell.ts'

const STORAGE_KEY = 'glazy-selected-materials'

test('what is ticked stays ticked on other pages and after a reload', async ({ page }) => {
  const list = materialList(page)
  const bar = selectionBar(page)
  await openPage(page, '/materials?o=co')
  const [first = '', second = ''] = await list.names()
  await list.checkbox(first).first().check()
  await list.checkbox(second).first().check()
  await list.turnTo('Next')
  await expect(list.checkbox(first)).toBeHidden()
  await list.results.getByRole('checkbox').first().check()
  await expect(bar.count).toHaveText('3 selected')
  await expect(shell(page).compareLink).toContainText('3')

  await reloadPage(page)
  await expect(bar.count).toHaveText('3 selected')
  await page.goBack()
  await expect(list.checkbox(first).first()).toBeChecked()
  const stored = await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY)
  expect(JSON.parse(stored ?? '')).toHaveLength(3)
  expect(Object.keys(JSON.parse(stored ?? '')[0]).toSorted()).toEqual([
    'id',
    'image',
    'isAnalysis',
    'isArchived',
    'isPrimitive',
    'name',
  ])
})

test('two tabs share the selection', async ({ page, context }) => {
  const other = await context.newPage()
  await openPage(page, '/recipes?q=leach')
  await openPage(other, '/recipes?q=leach')
  await materialList(page).checkbox('Leach 4321').check()
  await expect(materialList(other).checkbox('Leach 4321')).toBeChecked()
  await materialList(other).checkbox('Leach 4321').uncheck()
  await expect(materialList(page).checkbox('Leach 4321')).not.toBeChecked()
  await expect(selectionBar(page).bar).toBeHidden()
})

test('a whole page is selected at once, shift takes a range, a hundred is the most', async ({
  page,
}) => {
  const list = materialList(page)
  const bar = selectionBar(page)
  await openPage(page, '/recipes')
  await list.results.getByRole('checkbox').nth(0).click()
  await list.results
    .getByRole('checkbox')
    .nth(3)
    .click({ modifiers: ['Shift'] })
  await expect(bar.count).toHaveText('4 selected')
  await bar.button('Select page').click()
  await expect(bar.count).toHaveText('48 selected')

  await openPage(page, '/recipes?p=2')
  await list.results.getByRole('checkbox').nth(0).click()
  await bar.button('Select page').click()
  await expect(bar.count).toHaveText('96 selected')

  await openPage(page, '/recipes?p=3')
  await expect(bar.button('Select page')).toBeDisabled()
  for (const at of [0, 1, 2, 3]) await list.results.getByRole('checkbox').nth(at).click()
  await expect(bar.count).toContainText('You can select up to 100 items')
  await list.results.getByRole('checkbox').nth(4).click()
  await expect(list.results.getByRole('checkbox').nth(4)).not.toBeChecked()

  await openPage(page, '/recipes')
  await bar.button('Deselect page').click()
  await expect(bar.count).toHaveText('52 selected')
  await bar.button('Deselect all').click()
  await expect(bar.bar).toBeHidden()
})
