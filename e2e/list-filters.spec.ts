import { expect, test } from './fixtures.ts'
import { materialList } from './pages/material-list.ts'
import { openPage, reloadPage } from './pages/open-page.ts'

test('filters narrow the list one by one and come off by their chips', async ({ page }) => {
  const list = materialList(page)
  await openPage(page, '/recipes?q=leach')
  await list.choose('Cone', 'High fire, 9–14')
  await expect(page).toHaveURL('/recipes?q=leach&cone=high')
  await list.choose('Atmosphere', 'Reduction')
  await expect(page).toHaveURL('/recipes?q=leach&cone=high&atmosphere=3')
  await expect(list.chip('Reduction')).toBeVisible()
  await expect(list.link('Leach 4321')).toBeVisible()

  await list.chip('High fire').click()
  await expect(page).toHaveURL('/recipes?q=leach&atmosphere=3')
  await list.chip('Reduction').click()
  await expect(page).toHaveURL('/recipes?q=leach')
  await list.chip('“leach”').click()
  await expect(page).toHaveURL('/recipes')
  await expect(list.chips).toBeHidden()
})

test('all chips come off at once', async ({ page }) => {
  const list = materialList(page)
  await openPage(page, '/recipes?cone=high&atmosphere=3&surface=1')
  await list.chips.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/recipes')
})

test('the address is the whole state: reload, back, forward and a new visit', async ({
  page,
  context,
}) => {
  const list = materialList(page)
  await openPage(page, '/recipes')
  await list.choose('Cone', 'Mid range, 4–8')
  await expect(list.chip('Mid range')).toBeVisible()
  await list.choose('Surface', 'Glossy')
  await expect(list.chip('Glossy')).toBeVisible()
  await expect(list.results.getByText('Updating...')).toBeHidden()
  const newestFirst = await list.names()
  await list.order.selectOption('Oldest first')
  await expect(page).toHaveURL(/o=co/)
  await expect.poll(list.names).not.toEqual(newestFirst)
  const names = await list.names()
  const address = page.url()

  await reloadPage(page)
  expect(await list.names()).toEqual(names)
  await expect(list.order).toHaveValue('co')

  await page.goBack()
  await expect(page).toHaveURL(/surface/)
  await expect(list.order).toHaveValue('un')
  await page.goBack()
  await expect(list.chip('Glossy')).toBeHidden()
  await expect(list.chip('Mid range')).toBeVisible()
  await page.goForward()
  await page.goForward()
  await expect(page).toHaveURL(address)
  await expect.poll(list.names).toEqual(names)

  const visitor = await context.newPage()
  await openPage(visitor, address)
  expect(await materialList(visitor).names()).toEqual(names)
})

const FIRED = [
  ...['Type', 'Cone', 'Atmosphere', 'Surface', 'Transparency', 'Color', 'Chemistry'],
  'More filters',
]
const MADE = FIRED.toSpliced(FIRED.indexOf('Chemistry'), 0, 'Made from')

for (const { path, filters } of [
  { path: '/recipes', filters: MADE },
  { path: '/analyses', filters: FIRED },
  { path: '/search', filters: MADE },
  { path: '/materials', filters: ['Type', 'Color', 'Chemistry', 'More filters'] },
]) {
  test(`${path} offers its own filters`, async ({ page }) => {
    await openPage(page, path)
    await expect(materialList(page).filters.getByRole('button')).toHaveText(filters)
  })
}

test('a type stands for all kinds below it, and the breadcrumb leads out of it', async ({
  page,
}) => {
  const list = materialList(page)
  await openPage(page, '/recipes?base_type=460&q=leach+4321')
  await expect(list.link('Leach 4321')).toBeVisible()
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(breadcrumb).toContainText('Glaze')
  await breadcrumb.getByRole('link', { name: 'Recipes' }).click()
  await expect(page).toHaveURL('/recipes')
})

test('a cone range is found by every cone in it', async ({ page }) => {
  const list = materialList(page)
  for (const cone of ['9', '10']) {
    await openPage(page, '/recipes?q=leach+4321')
    await list.choose('Cone', cone)
    await expect(list.link('Leach 4321')).toBeVisible()
  }
  await list.choose('Cone', '6')
  await expect(list.link('Leach 4321')).toBeHidden()
})

test('a named colour puts the nearest glazes first', async ({ page }) => {
  const list = materialList(page)
  await openPage(page, '/recipes')
  const before = await list.names()
  await list.choose('Color', 'Tenmoku')
  await expect(page).toHaveURL(/color=[0-9a-f]{6}/)
  await expect.poll(list.names).not.toEqual(before)
})

test('a colour of one’s own is applied when the hand rests', async ({ page }) => {
  const list = materialList(page)
  await openPage(page, '/recipes')
  await list.filters.getByRole('button', { name: 'Color' }).click()
  const code = page.getByRole('textbox', { name: 'Hex color' })
  // The clock of the page stands still, so that the hand has not rested yet, however slow we are.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await code.fill('#dfe6da')
  await expect(page).toHaveURL('/recipes')
  await page.clock.resume()
  await expect(page).toHaveURL('/recipes?color=dfe6da')
  await expect(list.chip('Color #dfe6da')).toBeVisible()
  await expect.poll(list.names).toContain('Leach 4321')
})

test('nothing found says which filter to drop', async ({ page }) => {
  const list = materialList(page)
  await openPage(page, '/recipes?q=leach+4321&cone=low')
  await expect(list.results.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  const way = list.results.getByRole('link', { name: /Low fire/ })
  await expect(way).toContainText(/\d+ results?/)
  await way.click()
  await expect(list.link('Leach 4321')).toBeVisible()
})

test('a page beyond the last leads to the first', async ({ page }) => {
  const list = materialList(page)
  await openPage(page, '/recipes?q=leach&p=40')
  await list.results.getByRole('link', { name: 'Go to the first page' }).click()
  await expect(page).toHaveURL('/recipes?q=leach')
  await expect(list.link('Leach 4321')).toBeVisible()
})

test('pages follow each other and keep the filters', async ({ page }) => {
  const list = materialList(page)
  await openPage(page, '/materials?o=co')
  const first = await list.names()
  expect(first).toHaveLength(48)
  await list.turnTo('Next')
  await expect(page).toHaveURL('/materials?o=co&p=2')
  await expect.poll(list.names).not.toEqual(first)
  await expect(list.count).toContainText('49–96 of')
  await list.choose('Type', 'Clay')
  await expect(page).not.toHaveURL(/p=2/)
})

test('the six orders change what comes first', async ({ page }) => {
  const list = materialList(page)
  await openPage(page, '/recipes')
  await expect(list.order.getByRole('option')).toHaveText([
    'Recently updated',
    'Least recently updated',
    'Newest first',
    'Oldest first',
    'Highest rated',
    'Lowest rated',
  ])
  await list.order.selectOption('Newest first')
  await expect(page).toHaveURL('/recipes?o=cn')
  const newest = await list.names()
  await list.order.selectOption('Oldest first')
  await expect.poll(list.names).not.toEqual(newest)
})

test('an order that is chosen while another page is on its way is one of the list', async ({
  page,
}) => {
  await openPage(page, '/recipes?q=leach&cone=high')
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/v2/**', async (route) => {
    await isReleased
    await route.continue()
  })
  await page.getByRole('link', { name: 'Materials', exact: true }).first().click()
  await expect(page).toHaveURL('/materials')
  await materialList(page).order.selectOption('Oldest first')
  await expect(page).toHaveURL('/recipes?q=leach&cone=high&o=co')
  release()
  await expect(materialList(page).link('Leach 4321')).toBeVisible()
  await expect(page).toHaveURL('/recipes?q=leach&cone=high&o=co')
})

test('what matches best comes first until another order is chosen', async ({ page }) => {
  const list = materialList(page)
  await openPage(page, '/materials?q=silica')
  await expect(list.order).toHaveValue('best')
  const best = await list.names()
  expect(best[0]).toBe('Silica')
  await list.order.selectOption('Recently updated')
  await expect(page).toHaveURL('/materials?q=silica&o=un')
  await expect.poll(list.names).not.toEqual(best)
  await list.order.selectOption('Best match')
  await expect(page).toHaveURL('/materials?q=silica')
  await expect.poll(list.names).toEqual(best)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the filters are a sheet that the list behind follows', async ({ page }) => {
    const list = materialList(page)
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await openPage(page, '/recipes?q=leach')
    await list.filters.getByRole('button', { name: 'Filters' }).click()
    await sheet.getByText('Cone', { exact: true }).click()
    await sheet.getByRole('link', { name: 'High fire, 9–14' }).click()
    await expect(page).toHaveURL('/recipes?q=leach&cone=high')
    await sheet.getByRole('button', { name: /^Show \d+ results?$/ }).click()
    await expect(sheet).toBeHidden()
    await expect(list.chip('High fire')).toBeVisible()
    await expect(list.filters.getByRole('button', { name: 'Filters (1)' })).toBeFocused()
  })
})

test('what is understood of a search is chips; without its chip a phrase is plain words', async ({
  page,
}) => {
  await openPage(page, '/recipes?q=cone%2010%20leach')
  const list = materialList(page)
  await expect(list.chip('“leach”')).toBeVisible()
  await list.chip('Cone 10').click()
  await expect(page).toHaveURL(/q=%22cone(\+|%20)10%22(\+|%20)leach/)
  await expect(list.chip('Cone 10')).toBeHidden()
})
