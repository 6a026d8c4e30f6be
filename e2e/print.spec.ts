import { expect, test } from './fixtures.ts'
import { changingHeaders } from './own-recipes.ts'
import { discussion } from './pages/discussion.ts'
import { explorer } from './pages/explorer.ts'
import { itemModal } from './pages/item-modal.ts'
import { materialDetail, tableFigures } from './pages/material-detail.ts'
import { materialList } from './pages/material-list.ts'
import { openPage, reloadPage } from './pages/open-page.ts'
import { readPages } from './pages/printed-pages.ts'
import { quickSearch } from './pages/quick-search.ts'
import { selectionBar } from './pages/selection-bar.ts'
import { logInAnew } from './people.ts'

const L7159 = '24 of 63.5 × 33.9 mm (Avery L7159)'

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
  const options = page.getByRole('group', { name: 'Print options' })
  const sheet = page.getByRole('article').first()
  await openPage(page, `/print?id=${(await library.recipe('Leach 4321')).id}`)
  await options.getByRole('textbox', { name: 'Batch size' }).fill('500')
  expect(await tableFigures(page.getByRole('table', { name: 'Leach 4321' }))).toEqual([
    ['Potash Feldspar', '40.00', '200.0', '200.0'],
    ['Silica', '30.00', '150.0', '350.0'],
    ['Whiting', '20.00', '100.0', '450.0'],
    ['Kaolin', '10.00', '50.0', '500.0'],
    ['Total base', '100.00', '500.0', ''],
  ])

  await expect(sheet).toContainText('teaching glaze')
  await options.getByRole('checkbox', { name: 'Description' }).uncheck()
  await expect(sheet).not.toContainText('teaching glaze')
  const formula = sheet.getByRole('group', { name: /^Unity molecular formula/ })
  await expect(formula).toContainText('3.71')
  await options.getByRole('checkbox', { name: 'UMF' }).uncheck()
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
  await expect(page.getByRole('group', { name: 'Print options' })).toBeHidden()
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(background)
})

test('on the printed page of a recipe nothing is left to press', async ({ page, library }) => {
  await openPage(page, (await library.recipe('Leach 4321')).path)
  const chemistry = page.getByRole('region', { name: 'Analysis' })
  const comment = page.getByRole('button', { name: 'Log in to comment' })
  await expect(chemistry.getByRole('tab')).toHaveCount(5)
  await page.keyboard.press('End')
  await expect(comment).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(chemistry.getByRole('tab')).toHaveCount(1)
  await expect(chemistry.getByRole('tab', { name: 'UMF', selected: true })).toBeVisible()
  await expect(chemistry.getByRole('radio')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Move it on the chart' })).toBeHidden()
  await expect(comment).toBeHidden()
})

test('a recipe without reviews or comments is printed without their headings, its batch as a figure', async ({
  page,
  library,
}) => {
  await openPage(page, (await library.recipe('Leach 4321 Celadon')).path)
  await page.keyboard.press('End')
  const sections = [discussion(page).reviews, discussion(page).comments]
  for (const section of sections) await expect(section.getByRole('button')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const section of sections) await expect(section).toBeHidden()
  const size = page.getByRole('textbox', { name: 'Batch size' })
  await expect(size).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)')
})

test('what is dark on the screen is printed in the ink of the light look', async ({
  page,
  library,
}) => {
  const inks = () =>
    page
      .getByRole('main')
      .locator(':visible')
      .evaluateAll((elements) => [...new Set(elements.map((one) => getComputedStyle(one).color))])
  await page.emulateMedia({ colorScheme: 'light' })
  await openPage(page, (await library.recipe('Leach 4321')).path)
  await page.emulateMedia({ colorScheme: 'light', media: 'print' })
  const ofLight = await inks()
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect.poll(inks).toEqual(ofLight)
})

test('a list is printed without what it is looked for with', async ({ page }) => {
  const list = materialList(page)
  await openPage(page, '/recipes?q=leach')
  await expect(list.order).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(list.link('Leach 4321')).toBeVisible()
  for (const tool of [list.order, list.filters, list.checkbox('Leach 4321')]) {
    await expect(tool).toBeHidden()
  }
  await expect(page.getByRole('combobox', { name: 'Search recipes' })).toBeHidden()
})

test('a table of figures is printed on its side, without what is ticked', async ({ page }) => {
  const list = materialList(page)
  await openPage(page, '/recipes?q=leach+4321&view=list')
  await expect(list.checkbox('Leach 4321')).toBeVisible()
  expect(await readPages(page)).toEqual(['279 × 216'])
  await page.emulateMedia({ media: 'print' })
  await expect(list.link('Leach 4321')).toBeVisible()
  await expect(list.checkbox('Leach 4321')).toBeHidden()
})

test('an age is printed as a day, and the logs without what they are looked for with', async ({
  page,
  context,
}) => {
  await logInAnew(context)
  const headers = await changingHeaders(context)
  const title = 'Test of printed ages'
  const data = { title, logTypeId: 2, description: '<p>Words of a test, long enough</p>' }
  const posted = await context.request.post('/v2/logs', { headers, data })
  expect(posted.ok()).toBe(true)
  await openPage(page, '/?q=printed+ages')
  const age = page.getByRole('article', { name: title }).locator('time')
  await expect(age).toHaveText('just now')
  // As it is when the sheets are laid out: what a browser tells of printing comes before that.
  await page.evaluate(() => {
    matchMedia('print').addEventListener('change', ({ matches }) => {
      if (matches) document.title = document.querySelector('article time')?.textContent ?? ''
    })
  })
  await readPages(page)
  await expect(page).toHaveTitle(/^\w{3} \d+, \d{4}$/)
  await expect(age).toHaveText('just now')
  await page.emulateMedia({ media: 'print' })
  await expect(age).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Search logs' })).toBeHidden()
  await expect(page.getByRole('combobox', { name: 'Type' })).toBeHidden()
})

test('what a list or a material offers beside its figures is not printed', async ({
  page,
  library,
}) => {
  const together = page.getByRole('link', { name: 'Put alike ones together' })
  const another = page.getByRole('button', { name: 'and another material…' })
  await openPage(page, '/recipes?q=celadon&alike=apart')
  await expect(together).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(together).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await openPage(page, (await library.material('Silica')).path)
  await expect(another).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('link', { name: /^[\d,]+ recipes?$/ })).toBeVisible()
  await expect(another).toBeHidden()
})

test('a recipe that nobody has spoken of is printed on one sheet', async ({ page, library }) => {
  await openPage(page, (await library.recipe('Cone 1 Macro Crystal')).path)
  for (const paper of ['A4', 'Letter'] as const) {
    expect(await readPages(page, paper), paper).toHaveLength(1)
  }
})

test('the explorer prints its chart, not what it is narrowed with', async ({ page }) => {
  const { plot, count, figures, view, legend } = explorer(page)
  await openPage(page, '/explore')
  await expect(plot).toBeVisible()
  const filter = page.getByRole('main').getByRole('button', { name: 'Cone', exact: true })
  const tools = [view, figures, filter, page.getByRole('combobox', { name: 'Show' })]
  for (const tool of tools) await expect(tool).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const part of [plot, count, legend]) await expect(part).toBeVisible()
  for (const tool of tools) await expect(tool).toBeHidden()
  // The paper is narrower than the window: nothing is empty beside what was drawn, or below it.
  await page.setViewportSize({ width: 700, height: 1000 })
  const [drawn, frame] = await Promise.all(
    [plot, plot.locator('../..')].map((part) => part.boundingBox()),
  )
  expect(frame?.height).toBeCloseTo((drawn?.height ?? 0) + 2, 0)
  expect(frame?.width).toBeCloseTo((drawn?.width ?? 0) + 2, 0)
})

test('the chart of a recipe is printed as wide as its paper, not cut off', async ({
  page,
  context,
  library,
}) => {
  await logInAnew(context)
  await openPage(page, (await library.recipe('Leach 4321')).path)
  await page.keyboard.press('End')
  const chart = page.getByRole('main').getByRole('group', { name: /^Chart of / })
  await expect(chart).toBeVisible()
  await chart.evaluate((drawing) => {
    matchMedia('print').addEventListener('change', ({ matches }) => {
      const place = drawing.closest('[data-look="page"]')
      if (!matches || !place) return
      const [drawn, paper] = [drawing, place].map((part) => part.getBoundingClientRect())
      document.title = `${Math.round((drawn?.right ?? 0) - (paper?.right ?? 0))} px wider`
    })
  })
  await readPages(page, 'A4')
  await expect(page).toHaveTitle(/^(0|-\d+) px wider$/)
})

test('every recipe has a page, on the paper that is chosen', async ({ page, library }) => {
  const ids = [await library.recipe('Leach 4321'), await library.recipe('Leach 4321 Celadon')]
  const options = page.getByRole('group', { name: 'Print options' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await openPage(page, `/print?${ids.map(({ id }) => `id=${id}`).join('&')}`)
  expect(await readPages(page)).toEqual(['210 × 297', '210 × 297'])
  await options.getByRole('combobox', { name: 'Paper' }).selectOption('Letter')
  await options.getByRole('checkbox', { name: 'Batch report' }).check()
  expect(await readPages(page)).toEqual(['216 × 279', '216 × 279', '216 × 279'])
})

test('labels go on with a sheet that was begun, and their code is found', async ({
  page,
  library,
}) => {
  const labels = page.getByRole('group', { name: 'Label options' })
  const sheets = page.getByRole('region', { name: /^Sheet/ })
  await openPage(page, (await library.recipe('Leach 4321')).path)
  await materialDetail(page).more.click()
  await materialDetail(page).actions.getByRole('link', { name: 'Labels' }).click()
  await labels.getByRole('combobox', { name: 'Labels' }).selectOption({ label: L7159 })
  await labels.getByRole('textbox', { name: 'Copies' }).fill('3')
  await labels.getByRole('textbox', { name: 'Start at label' }).fill('23')
  await expect(sheets).toHaveCount(2)
  await expect(sheets.getByRole('img', { name: 'QR code of Leach 4321' })).toHaveCount(3)
  expect(await readPages(page)).toEqual(['210 × 297', '210 × 297'])
  await labels
    .getByRole('combobox', { name: 'Labels' })
    .selectOption('62 × 29 mm (Brother DK-11209)')
  expect(await readPages(page)).toEqual(['62 × 29', '62 × 29', '62 × 29'])

  const [code = ''] = (await sheets.first().innerText()).match(/\b[a-z]{3}(-[a-z]{3})+\b/) ?? []
  await page.keyboard.press('Control+k')
  await quickSearch(page).field.fill(code)
  await expect(quickSearch(page).options.first()).toContainText('Leach 4321')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(itemModal(page, 'Leach 4321').detail.title).toContainText('Leach 4321')
})

test.describe('in the United States', () => {
  test.use({ locale: 'en-US' })

  test('paper is Letter and labels are Avery’s until something else is chosen', async ({
    page,
    library,
  }) => {
    const { id } = await library.recipe('Leach 4321')
    const paper = page.getByRole('combobox', { name: 'Paper' })
    await openPage(page, `/print?id=${id}`)
    await expect(paper).toHaveValue('letter')
    expect(await readPages(page)).toEqual(['216 × 279'])
    await page.getByRole('textbox', { name: 'Batch size' }).fill('500')
    await page.getByRole('combobox', { name: 'Unit' }).selectOption('lb')
    await expect(page.getByRole('textbox', { name: 'Batch size' })).toHaveValue('1.102')
    await paper.selectOption('A4')

    await openPage(page, `/labels?id=${id}`)
    const sheets = page.getByRole('combobox', { name: 'Labels' })
    await expect(sheets.getByRole('option', { selected: true })).toHaveText(
      '30 of 66.7 × 25.4 mm (Avery 5160)',
    )
    expect(await readPages(page)).toEqual(['216 × 279'])
    await page.getByRole('textbox', { name: 'Copies' }).fill('2')
    await reloadPage(page)
    await expect(sheets).toHaveValue('letter-30')
    await sheets.selectOption('a4-21')
    await reloadPage(page)
    await expect(sheets).toHaveValue('a4-21')
    await openPage(page, `/print?id=${id}`)
    await expect(paper).toHaveValue('a4')
  })
})

test('elsewhere paper is A4 and labels are those of Europe', async ({ page, library }) => {
  const { id } = await library.recipe('Leach 4321')
  await openPage(page, `/print?id=${id}`)
  await expect(page.getByRole('combobox', { name: 'Paper' })).toHaveValue('a4')
  await openPage(page, `/labels?id=${id}`)
  await expect(page.getByRole('combobox', { name: 'Labels' })).toHaveValue('a4-24')
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
  await expect(page.getByText(/No recipes selected/)).toBeVisible()
  await openPage(page, '/print?id=999999999')
  await expect(page.getByRole('heading', { name: 'Nothing to print' })).toBeVisible()
})
