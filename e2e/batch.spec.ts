import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { materialDetail, tableFigures } from './pages/material-detail.ts'
import { openPage, reloadPage } from './pages/open-page.ts'
import { weighOff } from './pages/weigh-off.ts'

test.beforeEach(async ({ page, library }) => {
  await openPage(page, (await library.recipe('Leach 4321')).path)
})

test('a batch is weighed into one container on the scales', async ({ page }) => {
  const { batch } = materialDetail(page)
  await batch.size.fill('500')
  await batch.tare.fill('85')
  expect(await tableFigures(batch.table)).toEqual([
    ['Tare: empty container', '', '', '85.00'],
    ['Potash Feldspar', '40.00', '200.00', '285.00'],
    ['Silica', '30.00', '150.00', '435.00'],
    ['Whiting', '20.00', '100.00', '535.00'],
    ['Kaolin', '10.00', '50.00', '585.00'],
    ['Total base', '100.00', '500.00', ''],
  ])
})

test('a batch is weighed material by material', async ({ page }) => {
  const { batch } = materialDetail(page)
  await batch.size.fill('500')
  await batch.tare.fill('85')
  await batch.method('Each by itself').check()
  await expect(batch.row('Silica')).toContainText('235.00')
  await expect(batch.row('Kaolin')).toContainText('135.00')
  await batch.tareOf('Kaolin').fill('12,5')
  await expect(batch.row('Kaolin')).toContainText('62.50')
  await expect(batch.row('Silica')).toContainText('235.00')
})

test('what is left of one material decides about the batch', async ({ page, library }) => {
  const { batch } = materialDetail(page)
  await openPage(page, (await library.recipe('Leach 4321 Celadon')).path)
  await batch.amount('Silica').fill('430')
  await expect(batch.size).toHaveValue('1433.333')
  await expect(batch.amount('Potash Feldspar')).toHaveValue('573.33')
  await expect(batch.amount('Red Iron Oxide')).toHaveValue('28.67')
  await expect(batch.amount('Silica')).toHaveValue('430')
  await batch.amount('Silica').fill('some')
  await expect(batch.amount('Silica')).toHaveAttribute('aria-invalid', 'true')
  await expect(batch.size).toHaveValue('1433.333')
  await batch.total.fill('510')
  await expect(batch.size).toHaveValue('500')
  await expect(batch.amount('Silica')).toHaveValue('150.00')
})

test('a decimal comma is as good as a point', async ({ page }) => {
  const { batch } = materialDetail(page)
  await batch.size.fill('12,5')
  await expect(batch.amount('Potash Feldspar')).toHaveValue('5.00')
  await expect(batch.amount('Kaolin')).toHaveValue('1.25')
  await batch.tare.fill('0,5')
  await expect(batch.row('Potash Feldspar')).toContainText('5.50')
})

test('what is no weight is explained beside the field', async ({ page }) => {
  const { batch } = materialDetail(page)
  await batch.size.fill('much')
  await expect(batch.size).toHaveAttribute('aria-invalid', 'true')
  await expect(batch.notice(/not a number/i)).toBeVisible()
  await expect(batch.amount('Silica')).toHaveValue('')
  await batch.size.fill('0')
  await expect(batch.notice(/more than 0/)).toBeVisible()
  await batch.size.fill('100')
  await batch.tare.fill('-5')
  await expect(batch.notice(/cannot be negative/)).toBeVisible()
  await batch.size.fill('12345678901234')
  await expect(batch.size).toHaveValue('1234567890')
})

test('unit, size and way of weighing are kept for the next recipe', async ({ page, library }) => {
  const { batch } = materialDetail(page)
  await batch.size.fill('5')
  await batch.unit.selectOption('kg')
  await batch.method('Each by itself').check()
  await openPage(page, (await library.recipe('Leach 4321 Celadon')).path)
  await expect(batch.size).toHaveValue('5')
  await expect(batch.method('Each by itself')).toBeChecked()
  await reloadPage(page)
  await expect(batch.unit.getByRole('option', { selected: true })).toHaveText('kg')
  await expect(batch.amount('Red Iron Oxide')).toHaveValue('0.10')
})

test('additions come on top of the base', async ({ page, library }) => {
  const { batch } = materialDetail(page)
  await openPage(page, (await library.recipe('Leach 4321 Celadon')).path)
  await batch.size.fill('1000')
  await expect(batch.amount('Red Iron Oxide')).toHaveValue('20.00')
  await expect(batch.row('Total base')).toContainText('1,000.00')
  await expect(batch.total).toHaveValue('1,020.00')
})

test('prices add up to the cost of the batch', async ({ page }) => {
  const { batch } = materialDetail(page)
  await batch.size.fill('1000')
  await batch.cost.click()
  await batch.price('Potash Feldspar').fill('2')
  await batch.price('Silica').fill('1,5')
  await expect(batch.costTable.getByRole('row').last()).toContainText('1.25')
})

test('prices are kept for the next recipe with the same material', async ({ page, library }) => {
  const { batch } = materialDetail(page)
  await batch.cost.click()
  await batch.price('Silica').fill('1,5')
  await openPage(page, (await library.recipe('Leach 4321 Celadon')).path)
  await batch.cost.click()
  await expect(batch.price('Silica')).toHaveValue('1,5')
  await expect(batch.price('Whiting')).toHaveValue('')
})

test('what is weighed is ticked off', async ({ page }) => {
  const { batch } = materialDetail(page)
  await batch.table.getByRole('checkbox', { name: 'Weighed Silica' }).check()
  await expect(batch.notice('1 of 4 weighed')).toBeVisible()
  await page.getByRole('button', { name: 'Untick all' }).click()
  await expect(batch.notice('0 of 4 weighed')).toBeVisible()
})

test('a batch is weighed off with a locked phone in the middle', async ({ page }) => {
  const { batch } = materialDetail(page)
  const scale = weighOff(page)
  await batch.size.fill('500')
  await batch.tare.fill('85')
  await batch.weighOff.click()
  await expect(scale.now).toContainText('Potash Feldspar')
  await expect(scale.now).toContainText('200.00')
  await expect(scale.now).toContainText('until the scale shows 285.00 g')
  await page.keyboard.press('Space')
  await expect(scale.now).toContainText('Silica')

  // The bucket of the last one stands open: the scale shows what is in the container by now.
  await scale.box('Kaolin').check()
  await expect(scale.progress('2 of 4')).toBeVisible()
  await expect(scale.row('Kaolin')).toContainText('to 335.00 g')
  await expect(scale.now).toContainText('until the scale shows 485.00 g')

  await reloadPage(page)
  await expect(scale.progress('2 of 4')).toBeVisible()
  await expect(scale.now).toContainText('until the scale shows 485.00 g')
  await scale.undo.click()
  await expect(scale.progress('1 of 4')).toBeVisible()
  await expect(scale.box('Kaolin')).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(scale.dialog).toBeHidden()
  await expect(batch.notice('1 of 4 weighed')).toBeVisible()
  await expect(batch.weighOff).toBeFocused()

  await batch.weighOff.click()
  for (let rows = 0; rows < 3; rows += 1) await scale.weighed.click()
  await expect(scale.now).toContainText('All weighed')
  await page.goBack()
  await expect(scale.dialog).toBeHidden()
  await expect(batch.notice('4 of 4 weighed')).toBeVisible()
  await batch.size.fill('600')
  await expect(batch.notice('0 of 4 weighed')).toBeVisible()
})

test('weighing off has no serious flaw in either theme and fits a phone', async ({ page }) => {
  await materialDetail(page).batch.weighOff.click()
  await expect(weighOff(page).weighed).toBeFocused()
  await expectAccessible(page)
})
