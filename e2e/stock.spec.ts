import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { materialDetail } from './pages/material-detail.ts'
import { openPage } from './pages/open-page.ts'
import { readPages } from './pages/printed-pages.ts'
import { shell } from './pages/shell.ts'
import { weighOff } from './pages/weigh-off.ts'
import { logInAnew } from './people.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a potter buys, plans, weighs off and mixes; the stock sinks and the shopping list is printed', async ({
  page,
  context,
  library,
}) => {
  test.slow()
  const { main } = shell(page)
  const { batch } = materialDetail(page)
  const scale = weighOff(page)
  const leach = await library.recipe('Leach 4321')
  await logInAnew(context)

  await openPage(page, '/stock')
  await expect(main.getByText('Nothing in stock yet')).toBeVisible()
  await main.getByRole('button', { name: 'Add a purchase' }).click()
  const form = page.getByRole('dialog')
  // Where the dialog is a little higher than the window, what is missing is led to with its label.
  const viewport = page.viewportSize()
  await page.setViewportSize({ width: 768, height: 885 })
  await form.getByRole('button', { name: 'Add to stock' }).click()
  await expect(form.getByRole('combobox', { name: 'Material' })).toBeFocused()
  const label = await form.getByText('Material', { exact: true }).boundingBox()
  const head = await form.getByRole('heading').boundingBox()
  expect(label?.y).toBeGreaterThan((head?.y ?? 0) + (head?.height ?? 0))
  if (viewport) await page.setViewportSize(viewport)
  await form.getByRole('combobox', { name: 'Material' }).fill('Silica')
  await page.getByRole('option', { name: 'Silica' }).first().click()
  await form.getByLabel('Weight of one').fill('5')
  await form.getByLabel('Price for all of it').fill('10')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Add to stock' }).click()
  const card = main.locator('summary', { hasText: 'Silica' })
  await expect(card).toContainText('5 kg')
  await card.click()
  await expectAccessible(page)

  await openPage(page, leach.path)
  await batch.open()
  await batch.size.fill('3000')
  await main.getByRole('button', { name: 'Plan this batch' }).click()
  await expect(page).toHaveURL(/\/batches\/\d+/)
  await expect(page.getByText('Batch planned')).toBeVisible()
  await expectAccessible(page)

  await openPage(page, '/shopping')
  await expect(main.getByText('Kaolin')).toBeVisible()
  await expect(main.getByText('Silica')).toHaveCount(0)
  await expectAccessible(page)
  expect(await readPages(page, 'Letter')).toEqual(['216 × 279'])

  await openPage(page, '/batches')
  await expectAccessible(page)
  await main.getByRole('link', { name: /Leach 4321/ }).click()
  await main.getByRole('button', { name: 'Weigh it off' }).click()
  for (let left = 4; left > 0; left -= 1) await scale.weighed.click()
  await scale.done.click()
  await main.getByLabel('On the scale, Silica').fill('910')
  await main.getByRole('button', { name: 'It’s mixed' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Take it from stock' }).click()
  await expect(main.getByText(/Mixed on/)).toBeVisible()
  await expectAccessible(page)

  await openPage(page, '/stock')
  await expect(main.locator('summary', { hasText: 'Silica' })).toContainText('4.09 kg')
})

test('a table becomes a stock, and recipes that it is enough for are found, the cheapest first', async ({
  page,
  context,
}) => {
  const { main } = shell(page)
  await logInAnew(context)
  await openPage(page, '/stock')
  await main.getByRole('button', { name: 'Import from a file' }).click()
  await expect(main.getByLabel('Or paste a table')).toBeVisible()
  await expectAccessible(page)
  const names = ['Potash Feldspar', 'Silica', 'Whiting', 'Kaolin']
  await main
    .getByLabel('Or paste a table')
    .fill(['material,weight,unit,price', ...names.map((name) => `${name},3,kg,6`)].join('\n'))
  await main.getByRole('button', { name: 'Read table' }).click()
  await expectAccessible(page)
  await main.getByRole('button', { name: 'Add 4 purchases' }).click()
  await expect(main.locator('summary', { hasText: 'Kaolin' })).toContainText('3 kg')

  // Of Leach 4321 the 3 kg of feldspar, two fifths of it, make 7.5 kg.
  await openPage(page, '/recipes?q=leach+4321&makeable=all&enough_for=7.5')
  await expect(main.getByRole('link', { name: 'Leach 4321', exact: true }).first()).toBeVisible()
  await expect(main.getByRole('img', { name: /You have/ }).first()).toBeVisible()
  await main.getByLabel('Sort by').selectOption({ label: 'Cheapest for me' })
  await expect(page).toHaveURL(/os=cost/)
  await expect(main.getByRole('link', { name: 'Leach 4321', exact: true }).first()).toBeVisible()
  await expectAccessible(page)
  await openPage(page, '/recipes?q=leach+4321&makeable=all&enough_for=7.6')
  await expect(main.getByText('0 recipes', { exact: true })).toBeVisible()
})

test('who is not logged in is asked to', async ({ page }) => {
  for (const path of ['/stock', '/shopping', '/batches', '/batches/1']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login/)
  }
})

test.describe('an address that leads nowhere', () => {
  test.use({ tolerated: /status of 404/ })

  test('says so', async ({ page, context }) => {
    await logInAnew(context)
    await page.goto('/batches/1')
    await expect(page.getByRole('heading', { name: 'There’s no such batch here' })).toBeVisible()
  })
})
