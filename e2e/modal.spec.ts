import { expect, test } from './fixtures.ts'
import { itemModal } from './pages/item-modal.ts'
import { materialDetail } from './pages/material-detail.ts'
import { materialList } from './pages/material-list.ts'
import { openPage, reloadPage } from './pages/open-page.ts'

const LIST = '/recipes?q=leach'

test('a click opens the item over the list, back returns to where one was', async ({
  page,
  library,
}) => {
  const { path } = await library.recipe('Leach 4321')
  const list = materialList(page)
  const modal = itemModal(page, 'Leach 4321')
  await openPage(page, LIST)
  await list.link('Leach 4321').click()
  await expect(modal.detail.title).toContainText('Leach 4321')
  await expect(page).toHaveURL(path)
  await page.goBack()
  await expect(modal.dialog).toBeHidden()
  await expect(page).toHaveURL(LIST)
  await expect(list.link('Leach 4321')).toBeFocused()
  await page.goForward()
  await expect(modal.detail.title).toContainText('Leach 4321')
  await expect(page).toHaveURL(path)
})

for (const way of ['Escape', 'Go back', 'Close'] as const) {
  test(`by keyboard, ${way} leads back to the list and the focus to its item`, async ({ page }) => {
    const list = materialList(page)
    const modal = itemModal(page, 'Leach 4321 Celadon')
    await openPage(page, LIST)
    await list.link('Leach 4321 Celadon').focus()
    await page.keyboard.press('Enter')
    await expect(modal.dialog).toBeVisible()
    await expect(modal.dialog.locator(':focus')).toHaveCount(1)
    if (way === 'Escape') await page.keyboard.press('Escape')
    else {
      const button = way === 'Close' ? modal.close : modal.back
      await button.focus()
      await page.keyboard.press('Enter')
    }
    await expect(modal.dialog).toBeHidden()
    await expect(page).toHaveURL(LIST)
    await expect(list.link('Leach 4321 Celadon')).toBeFocused()
  })
}

test('the window is named after the item while it is open', async ({ page }) => {
  const list = materialList(page)
  await openPage(page, LIST)
  const nameOfList = await page.title()
  const [first = '', second = ''] = await list.names()
  await list.link(first).click()
  await expect(page).toHaveTitle(new RegExp(`^${first} · `))
  await expect(itemModal(page, first).dialog.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveTitle(new RegExp(`^${second} · `))
  await page.keyboard.press('Escape')
  await expect(page).toHaveTitle(nameOfList)
})

test('a reload gives the page of the item, without the list', async ({ page, library }) => {
  const { path } = await library.recipe('Leach 4321')
  await openPage(page, LIST)
  await materialList(page).link('Leach 4321').click()
  await expect(page).toHaveURL(path)
  await reloadPage(page)
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(materialDetail(page).title).toContainText('Leach 4321')
})

test('the item opens in a tab of its own', async ({ page, context, library }) => {
  const { path } = await library.recipe('Leach 4321')
  const modal = itemModal(page, 'Leach 4321')
  await openPage(page, LIST)
  await materialList(page).link('Leach 4321').click()
  const opened = context.waitForEvent('page')
  await modal.newTab.click()
  const tab = await opened
  await expect(tab).toHaveURL(path)
  await expect(materialDetail(tab).title).toContainText('Leach 4321')
  await expect(tab.getByRole('dialog')).toHaveCount(0)
  await expect(modal.dialog).toBeVisible()
})

test('a middle click is the browser’s own', async ({ page, browser }) => {
  // Of a tab in the background Playwright does not always tell; the browser itself does.
  const devtools = await browser.newBrowserCDPSession()
  const addresses = async () => {
    const { targetInfos } = await devtools.send('Target.getTargets')
    return targetInfos.map(({ url }) => url)
  }
  await openPage(page, LIST)
  const link = materialList(page).link('Leach 4321')
  const href = await link.evaluate((anchor: HTMLAnchorElement) => anchor.href)
  await link.click({ button: 'middle' })
  await expect.poll(addresses).toContain(href)
  await expect(page).toHaveURL(LIST)
})

test('arrow keys go to the next item of the list; back still leads to the list', async ({
  page,
}) => {
  const list = materialList(page)
  await openPage(page, LIST)
  const [first = '', second = ''] = await list.names()
  await list.link(first).click()
  await expect(itemModal(page, first).dialog).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(itemModal(page, second).dialog).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(itemModal(page, first).dialog).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(LIST)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the table and the front page open items the same way', async ({ page }) => {
  await openPage(page, `${LIST}&view=list`)
  await page.getByRole('table').getByRole('link', { name: 'Leach 4321', exact: true }).click()
  await expect(itemModal(page, 'Leach 4321').dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`${LIST}&view=list`)

  await openPage(page, '/')
  const first = page.locator('a[data-material]').first()
  const name = (await first.textContent()) ?? ''
  await first.click()
  await expect(itemModal(page, name).dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/')
})

test.describe('with a failing API', () => {
  test.use({ tolerated: /Failed to load resource/ })

  test('the modal says so and can be left', async ({ page, library }) => {
    const { id } = await library.recipe('Leach 4321')
    await page.route(`**/v2/recipes/${id}*`, (route) =>
      route.fulfill({
        status: 404,
        json: {
          success: false,
          error: { code: 'material.notFound', message: 'gone', status_code: 404 },
        },
      }),
    )
    await openPage(page, LIST)
    await materialList(page).link('Leach 4321').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(/not found/i)
    await expect(dialog).toContainText(String(id))
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(LIST)
  })
})
