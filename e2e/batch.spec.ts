import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { materialDetail, tableFigures } from './pages/material-detail.ts'
import { openPage, reloadPage } from './pages/open-page.ts'
import { weighOff } from './pages/weigh-off.ts'

test.beforeEach(async ({ page, library }) => {
  await openPage(page, (await library.recipe('Leach 4321')).path)
  await materialDetail(page).batch.open()
})

test('a batch is weighed into one container on the scales', async ({ page }) => {
  const { batch } = materialDetail(page)
  await batch.size.fill('500')
  await batch.tare.fill('85')
  expect(await tableFigures(batch.table)).toEqual([
    ['Tare: empty container', '', '', '85.0'],
    ['Potash Feldspar', '40.00', '200.0', '285.0'],
    ['Silica', '30.00', '150.0', '435.0'],
    ['Whiting', '20.00', '100.0', '535.0'],
    ['Kaolin', '10.00', '50.0', '585.0'],
    ['Total base', '100.00', '500.0', ''],
  ])
})

test('a batch is weighed material by material', async ({ page }) => {
  const { batch } = materialDetail(page)
  await batch.size.fill('500')
  await batch.tare.fill('85')
  await batch.method('Separately').check()
  await expect(batch.row('Silica')).toContainText('235.0')
  await expect(batch.row('Kaolin')).toContainText('135.0')
  await batch.tareOf('Kaolin').fill('12,5')
  await expect(batch.row('Kaolin')).toContainText('62.5')
  await expect(batch.row('Silica')).toContainText('235.0')
})

test('what is left of one material decides about the batch', async ({ page, library }) => {
  const { batch } = materialDetail(page)
  await openPage(page, (await library.recipe('Leach 4321 Celadon')).path)
  await batch.open()
  await batch.amount('Silica').fill('430')
  await expect(batch.size).toHaveValue('1433.333')
  await expect(batch.amount('Potash Feldspar')).toHaveValue('573.3')
  await expect(batch.amount('Red Iron Oxide')).toHaveValue('28.7')
  await expect(batch.amount('Silica')).toHaveValue('430')
  await batch.amount('Silica').fill('some')
  await expect(batch.amount('Silica')).toHaveAttribute('aria-invalid', 'true')
  await expect(batch.size).toHaveValue('1433.333')
  await batch.total.fill('510')
  await expect(batch.size).toHaveValue('500')
  await expect(batch.amount('Silica')).toHaveValue('150.0')
})

test('another unit is the same batch, and back it is what was typed', async ({ page }) => {
  const { batch } = materialDetail(page)
  await batch.size.fill('500')
  await batch.tare.fill('85')
  await batch.unit.selectOption('lb')
  await expect(batch.size).toHaveValue('1.102')
  await expect(batch.tare).toHaveValue('0.1874')
  await expect(batch.amount('Silica')).toHaveValue('0.3306')
  await batch.unit.selectOption('g')
  await expect(batch.size).toHaveValue('500')
  await expect(batch.tare).toHaveValue('85')
})

test('a decimal comma is as good as a point', async ({ page }) => {
  const { batch } = materialDetail(page)
  await batch.size.fill('12,5')
  await expect(batch.amount('Potash Feldspar')).toHaveValue('5.0')
  await expect(batch.amount('Kaolin')).toHaveValue('1.3')
  await batch.tare.fill('0,5')
  await expect(batch.row('Potash Feldspar')).toContainText('5.5')
})

test('what is no weight is explained beside the field', async ({ page }) => {
  const { batch } = materialDetail(page)
  await batch.size.fill('much')
  await expect(batch.size).toHaveAttribute('aria-invalid', 'true')
  await expect(batch.notice(/Enter a number/)).toBeVisible()
  await expect(batch.amount('Silica')).toHaveValue('')
  await batch.size.fill('0')
  await expect(batch.notice(/above 0/)).toBeVisible()
  await batch.size.fill('100')
  await batch.tare.fill('-5')
  await expect(batch.notice(/cannot be negative/)).toBeVisible()
  await batch.size.fill('12345678901234')
  await expect(batch.size).toHaveValue('1234567890')
})

test('unit, size and way of weighing are kept for the next recipe', async ({ page, library }) => {
  const { batch } = materialDetail(page)
  await batch.unit.selectOption('kg')
  await batch.size.fill('5')
  await batch.method('Separately').check()
  await openPage(page, (await library.recipe('Leach 4321 Celadon')).path)
  await batch.open()
  await expect(batch.size).toHaveValue('5')
  await expect(batch.method('Separately')).toBeChecked()
  await reloadPage(page)
  await batch.open()
  await expect(batch.unit.getByRole('option', { selected: true })).toHaveText('kg')
  await expect(batch.amount('Red Iron Oxide')).toHaveValue('0.1000')
})

test('additions come on top of the base', async ({ page, library }) => {
  const { batch } = materialDetail(page)
  await openPage(page, (await library.recipe('Leach 4321 Celadon')).path)
  await batch.open()
  await batch.size.fill('1000')
  await expect(batch.amount('Red Iron Oxide')).toHaveValue('20.0')
  await expect(batch.row('Total base')).toContainText('1,000.0')
  await expect(batch.total).toHaveValue('1020.0')
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
  await batch.open()
  await batch.cost.click()
  await expect(batch.price('Silica')).toHaveValue('1,5')
  await expect(batch.price('Whiting')).toHaveValue('')
})

test('what is weighed is ticked off', async ({ page }) => {
  const { batch } = materialDetail(page)
  await batch.table.getByRole('checkbox', { name: 'Weighed Silica' }).check()
  await expect(batch.notice('1 of 4 weighed')).toBeVisible()
  await page.getByRole('button', { name: 'Uncheck all' }).click()
  await expect(batch.notice('0 of 4 weighed')).toBeVisible()
})

test('a batch is weighed off with a locked phone in the middle', async ({ page }) => {
  const { batch } = materialDetail(page)
  const scale = weighOff(page)
  await batch.size.fill('500')
  await batch.tare.fill('85')
  await batch.weighOff.click()
  await expect(scale.now).toContainText('Potash Feldspar')
  await expect(scale.now).toContainText('200.0')
  await expect(scale.now).toContainText('until the scale shows 285.0 g')
  await page.keyboard.press('Space')
  await expect(scale.now).toContainText('Silica')

  // The bucket of the last one stands open: the scale shows what is in the container by now.
  await scale.box('Kaolin').check()
  await expect(scale.progress('2 of 4')).toBeVisible()
  await expect(scale.row('Kaolin')).toContainText('to 335.0 g')
  await expect(scale.now).toContainText('until the scale shows 485.0 g')

  await reloadPage(page)
  await expect(scale.progress('2 of 4')).toBeVisible()
  await expect(scale.now).toContainText('until the scale shows 485.0 g')
  await scale.undo.click()
  await expect(scale.progress('1 of 4')).toBeVisible()
  await expect(scale.box('Kaolin')).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(scale.dialog).toBeHidden()
  // After the reload it is the page's own button that would have opened it.
  await expect(materialDetail(page).weigh).toBeFocused()
  await batch.open()
  await expect(batch.notice('1 of 4 weighed')).toBeVisible()

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

test('the scale decides how fine weights are, whatever figures of formulas have', async ({
  page,
}) => {
  const { batch, batchSize } = materialDetail(page)
  await batch.size.fill('430')
  await expect(batch.amount('Whiting')).toHaveValue('86.0')
  await batch.step.selectOption('1 g')
  await expect(batch.amount('Whiting')).toHaveValue('86')
  await batch.step.selectOption('0.01 g')
  await expect(batch.amount('Whiting')).toHaveValue('86.00')
  await batch.close.click()
  await expect(page.getByRole('button', { name: 'Batch calculator' })).toBeFocused()
  await expect(batchSize).toHaveValue('430')
  const { composition } = materialDetail(page)
  expect((await tableFigures(composition))[2]).toEqual(['Whiting', '20.00', '86.00'])
  await batchSize.fill('100')
  expect((await tableFigures(composition))[2]).toEqual(['Whiting', '20.00', '20.00'])
})
