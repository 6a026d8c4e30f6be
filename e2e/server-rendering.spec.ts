import { expect, test } from './fixtures.ts'
import { comparison } from './pages/comparison.ts'
import { materialDetail, tableFigures } from './pages/material-detail.ts'
import { materialList } from './pages/material-list.ts'

test.use({ javaScriptEnabled: false })

test('without scripts, a list shows its items and their ingredients', async ({ page }) => {
  const list = materialList(page)
  await page.goto('/recipes?q=leach+4321&view=visual')
  await expect(list.link('Leach 4321')).toBeVisible()
  const recipe = page.getByRole('table', { name: 'Ingredients of Leach 4321', exact: true })
  for (const ingredient of ['Potash Feldspar', 'Silica', 'Whiting', 'Kaolin']) {
    await expect(recipe.getByRole('rowheader', { name: ingredient })).toBeVisible()
  }
})

test('without scripts, links lead from the list to the item and through its pages', async ({
  page,
}) => {
  const list = materialList(page)
  await page.goto('/materials?o=co')
  await list.pages.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/materials?o=co&p=2')
  const [name = ''] = await list.names()
  await list.link(name).first().click()
  await expect(materialDetail(page).title).toContainText(name)
})

test('without scripts, a list is filtered', async ({ page }) => {
  const list = materialList(page)
  await page.goto('/recipes?q=leach')
  await page.getByRole('button', { name: /^Atmosphere/ }).click()
  await page.getByRole('combobox', { name: 'Atmosphere' }).selectOption('Oxidation')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/q=leach&atmosphere=\d+$/)
  await expect(list.link('Leach 4321')).toBeVisible()
  await expect(list.link('Leach 4321 Celadon')).toBeHidden()
})

test('without scripts, a list is put in order, and its words are looked for within its filters', async ({
  page,
}) => {
  const list = materialList(page)
  await page.goto('/recipes?cone=high&photo=0')
  await list.order.selectOption('Oldest first')
  await page.getByRole('button', { name: 'Sort' }).click()
  await expect(page).toHaveURL('/recipes?cone=high&o=co')
  await page.getByRole('combobox', { name: 'Search recipes' }).fill('leach 4321')
  await page.keyboard.press('Enter')
  await expect(list.link('Leach 4321')).toBeVisible()
  await expect(list.chip('High fire')).toBeVisible()
})

test('without scripts, the further filters are a form', async ({ page }) => {
  await page.goto('/recipes?q=leach')
  await page.getByRole('button', { name: 'More filters' }).click()
  await page.getByRole('checkbox', { name: 'With analysis' }).check()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(materialList(page).chip('With analysis')).toBeVisible()
  await expect(materialList(page).chip('“leach”')).toBeVisible()
})

test('without scripts, the front page searches', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('searchbox', { name: 'Search the library' }).fill('leach 4321')
  await page.keyboard.press('Enter')
  await expect(materialList(page).link('Leach 4321')).toBeVisible()
})

test('without scripts, a recipe shows its name, ingredients and unity formula', async ({
  page,
  library,
}) => {
  const { id, path } = await library.recipe('Leach 4321')
  const detail = materialDetail(page)
  await page.goto(path)
  await expect(detail.title).toContainText('Leach 4321')
  await expect(detail.title).toContainText(String(id))
  expect(await tableFigures(detail.composition)).toEqual([
    ['Potash Feldspar', '40.00', '400.0'],
    ['Silica', '30.00', '300.0'],
    ['Whiting', '20.00', '200.0'],
    ['Kaolin', '10.00', '100.0'],
    ['Total base', '100.00', '1,000.0'],
  ])
  await expect(detail.unityFormula.getByRole('listitem')).toHaveText([
    /0\.26\s*K2O/,
    /0\.74\s*CaO/,
    /0\.41\s*Al2O3/,
    /3\.71\s*SiO2/,
  ])
  await expect(detail.unityFormula.locator('sub').first()).toHaveText('2')
  await expect(page.getByText('Oxidation, Reduction').first()).toBeVisible()
})

test('without scripts, a material shows its analysis', async ({ page, library }) => {
  const { path } = await library.material('Custer Feldspar')
  const detail = materialDetail(page)
  await page.goto(path)
  await expect(detail.title).toContainText('Custer Feldspar')
  const analysis = page.getByRole('table', { name: 'Percentage analysis of Custer Feldspar' })
  await expect(analysis.getByRole('row').filter({ hasText: 'SiO2' })).toContainText(/6\d\.\d/)
  await expect(page.getByRole('link', { name: 'Potash Feldspar' }).first()).toBeVisible()
})

test('without scripts, an analysis shows its figures', async ({ page }) => {
  const list = materialList(page)
  await page.goto('/analyses?q=celadon')
  const [name = ''] = await list.names()
  await list.link(name).first().click()
  await expect(page).toHaveURL(/\/analyses\/\d+\//)
  await expect(materialDetail(page).title).toContainText(name)
  await expect(materialDetail(page).unityFormula).toContainText('SiO2')
})

test('without scripts, a comparison too wide to be drawn at once comes in parts', async ({
  page,
  request,
}) => {
  const found = await request.get('/v2/search?composite=1&count=40&has_analysis=1')
  const { data } = (await found.json()) as { data: { id: number }[] }
  await page.goto(`/compare?id=${data.map(({ id }) => id).join(',')}`)
  await page.getByRole('link', { name: '31 to 39' }).click()
  const { columns, row } = comparison(page)
  await expect(columns).toHaveCount(10)
  await expect(row('SiO2').getByRole('cell').last()).toHaveText(/\d/)
})
