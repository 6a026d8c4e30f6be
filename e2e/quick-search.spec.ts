import { expect, test } from './fixtures.ts'
import { itemModal } from './pages/item-modal.ts'
import { openPage } from './pages/open-page.ts'
import { quickSearch } from './pages/quick-search.ts'
import { shell } from './pages/shell.ts'
import { register } from './people.ts'

for (const keys of ['Control+k', 'Meta+k']) {
  test(`${keys} opens the quick search and Escape gives the focus back`, async ({ page }) => {
    const search = quickSearch(page)
    await openPage(page, '/help')
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })
    await link.focus()
    await page.keyboard.press(keys)
    await expect(search.field).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(search.dialog).toBeHidden()
    await expect(link).toBeFocused()
  })
}

test('two letters are the least', async ({ page }) => {
  const search = quickSearch(page)
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/recipes/quickSearch')) calls.push(request.url())
  })
  await openPage(page, '/help')
  await shell(page).searchButton.click()
  await search.field.fill(' l ')
  await expect(search.dialog.getByText('Type at least 2 characters.')).toBeVisible()
  await search.field.fill('le')
  await expect(search.status).toHaveText(/\d+ results?/)
  expect(calls).toHaveLength(1)
})

test('arrows move, Enter opens the item over the page', async ({ page }) => {
  const search = quickSearch(page)
  const modal = itemModal(page, 'Leach 4321')
  await openPage(page, '/help')
  await page.keyboard.press('Control+k')
  await search.field.fill('leach 4321')
  await expect(search.options.first()).toContainText('Leach 4321')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(search.selected).toHaveCount(1)
  await expect(search.selected).toContainText('Leach 4321')
  await page.keyboard.press('Enter')
  await expect(search.dialog).toBeHidden()
  await expect(modal.detail.title).toContainText('Leach 4321')
  await expect(page).toHaveURL(/\/recipes\/\d+\/leach-4321$/)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/help')
})

test('the focus goes into the item that was chosen, and back to where it came from', async ({
  page,
}) => {
  const search = quickSearch(page)
  const modal = itemModal(page, 'Leach 4321')
  await openPage(page, '/help')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })
  await link.focus()
  await page.keyboard.press('Control+k')
  await search.field.fill('leach 4321')
  await expect(search.options.first()).toContainText('Leach 4321')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(modal.dialog.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(modal.dialog).toBeHidden()
  await expect(link).toBeFocused()
})

test('pages of eight follow each other', async ({ page }) => {
  const search = quickSearch(page)
  await openPage(page, '/help')
  await page.keyboard.press('Control+k')
  await search.field.fill('clear')
  await expect(search.options).toHaveCount(8)
  const first = await search.options.first().textContent()
  await search.dialog.getByRole('button', { name: 'Next' }).click()
  await expect(search.options.first()).not.toHaveText(first ?? '')
})

test('logs and users have tabs of their own', async ({ page, request }) => {
  const search = quickSearch(page)
  const person = await register(request)
  await openPage(page, '/help')
  await page.keyboard.press('Control+k')
  await search.tab('Recipes').focus()
  await page.keyboard.press('ArrowRight')
  await expect(search.tab('Logs')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(search.tab('Users')).toHaveAttribute('aria-selected', 'true')

  await search.field.fill('t')
  await expect(search.dialog.getByText('Type at least 2 characters.')).toBeVisible()
  await search.field.fill(person.name)
  await expect(search.options).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await expect(search.selected).toContainText(person.name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: person.name, level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/\w+$/)
  await expect(search.dialog).toBeHidden()
})

test('nothing found is said', async ({ page }) => {
  const search = quickSearch(page)
  await openPage(page, '/help')
  await page.keyboard.press('Control+k')
  await search.field.fill('xqzzyv')
  await expect(search.status).toHaveText('No results found for the query')
})

test('all results are a list of their own', async ({ page }) => {
  const search = quickSearch(page)
  await openPage(page, '/help')
  await page.keyboard.press('Control+k')
  await search.field.fill('tenmoku')
  await search.dialog.getByRole('button', { name: 'Show all results' }).click()
  await expect(page).toHaveURL('/search?q=tenmoku')
  await expect(search.dialog).toBeHidden()
})

test.describe('with a failing API', () => {
  test.use({ tolerated: /Failed to load resource/ })

  test('the error is shown and can be tried again', async ({ page }) => {
    const search = quickSearch(page)
    await openPage(page, '/help')
    await page.route('**/v2/recipes/quickSearch?*', (route) =>
      route.fulfill({
        status: 400,
        json: {
          success: false,
          error: { code: 'request.invalid', message: 'odd', status_code: 400 },
        },
      }),
    )
    await page.keyboard.press('Control+k')
    await search.field.fill('leach')
    await expect(search.alert).toContainText('Search Error')
    await page.unroute('**/v2/recipes/quickSearch?*')
    await search.alert.getByRole('button', { name: 'Try again' }).click()
    await expect(search.options.first()).toContainText('Leach')
  })
})
