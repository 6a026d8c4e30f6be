import { expect, test } from './fixtures.ts'
import { tableFigures } from './pages/material-detail.ts'
import { materialList } from './pages/material-list.ts'
import { openPage, reloadPage } from './pages/open-page.ts'
import { selectionBar } from './pages/selection-bar.ts'

test('selected recipes are laid out for paper', async ({ page }) => {
  const list = materialList(page)
  await openPage(page, '/recipes?q=leach+4321')
  await list.checkbox('Leach 4321').check()
  await list.checkbox('Leach 4321 Celadon').check()
  await selectionBar(page).print.click()
  await expect(page).toHaveURL(/\/print\?id=\d+&id=\d+$/)
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText([
    'Leach 4321',
    'Leach 4321 Celadon',
  ])
})

test('the parts and the batch size are chosen and kept', async ({ page, library }) => {
  const options = page.getByRole('group', { name: 'What to print' })
  const sheet = page.getByRole('article').first()
  await openPage(page, `/print?id=${(await library.recipe('Leach 4321')).id}`)
  await options.getByRole('textbox', { name: 'Batch size' }).fill('500')
  expect(await tableFigures(page.getByRole('table', { name: 'Leach 4321' }))).toEqual([
    ['Potash Feldspar', '40.00', '200.00', '200.00'],
    ['Silica', '30.00', '150.00', '350.00'],
    ['Whiting', '20.00', '100.00', '450.00'],
    ['Kaolin', '10.00', '50.00', '500.00'],
    ['Total base', '100.00', '500.00', ''],
  ])

  await expect(sheet).toContainText('teaching glaze')
  await options.getByRole('checkbox', { name: 'Description' }).uncheck()
  await expect(sheet).not.toContainText('teaching glaze')
  const formula = sheet.getByRole('group', { name: /^Unity molecular formula/ })
  await expect(formula).toContainText('3.71')
  await options.getByRole('checkbox', { name: 'UMF analysis' }).uncheck()
  await expect(formula).toBeHidden()
  await options.getByRole('checkbox', { name: 'Percentage analysis' }).check()
  await expect(sheet.getByRole('table', { name: /^Percentage analysis/ })).toContainText('60.56')
  await options.getByRole('checkbox', { name: 'Batch report' }).check()
  await expect(page.getByRole('heading', { name: 'Batch report' })).toBeVisible()

  await reloadPage(page)
  await expect(options.getByRole('textbox', { name: 'Batch size' })).toHaveValue('500')
  await expect(options.getByRole('checkbox', { name: 'Description' })).not.toBeChecked()
})

test('paper gets the recipe alone', async ({ page, library }) => {
  await openPage(page, `/print?id=${(await library.recipe('Leach 4321')).id}`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article')).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('group', { name: 'What to print' })).toBeHidden()
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(background)
})

test('the print button prints', async ({ page, library }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes')
  })
  await openPage(page, `/print?id=${(await library.recipe('Leach 4321')).id}`)
  await page.getByRole('main').getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
})

test('nothing selected and nothing found are said', async ({ page }) => {
  await openPage(page, '/print')
  await expect(page.getByText(/No recipes are selected/)).toBeVisible()
  await openPage(page, '/print?id=999999999')
  await expect(page.getByRole('heading', { name: 'Nothing to print was found' })).toBeVisible()
})
