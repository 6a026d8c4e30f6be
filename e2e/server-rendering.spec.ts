import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { changingHeaders, makeRecipe } from './own-recipes.ts'
import { comparison } from './pages/comparison.ts'
import { materialDetail, tableFigures } from './pages/material-detail.ts'
import { materialList } from './pages/material-list.ts'
import { discussion } from './pages/discussion.ts'
import { openPage } from './pages/open-page.ts'
import { logInAnew } from './people.ts'

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
  await list.turnTo('Next')
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

test('without scripts, nothing is wider than a phone', async ({ page, library }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { path } = await library.recipe('Leach 4321')
  for (const screen of ['/', '/recipes', '/search?q=celadon', path, '/help', '/login']) {
    await page.goto(screen)
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wider, screen).toBeLessThanOrEqual(0)
  }
})

test('without scripts, everything that the server makes has its styles', async ({
  page,
  context,
  library,
}) => {
  await logInAnew(context)
  const { id } = await makeRecipe(context, library, 'Test of styles')
  const headers = await changingHeaders(context)
  const review = { material_id: id, rating: 4, description: 'Breaks to amber on the rims.' }
  const sent = await context.request.post('/v2/materialreviews', { headers, data: review })
  expect(sent.status()).toBe(201)
  const views = ['t', 'd', 'l'].map((view) => `/recipes?q=leach&view=${view}`)
  const lists = [...views, '/materials', '/recipes?q=nothing+like+zzzzzz']
  for (const path of ['/', ...lists, `/recipes/${id}`, '/settings', '/kilnschedules']) {
    await page.goto(path)
    expect(await classesWithoutStyles(page), path).toEqual([])
  }
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

test('without scripts, all that was said of a recipe is read, page after page', async ({
  page,
  context,
  library,
  browser,
  baseURL,
}) => {
  test.slow()
  await logInAnew(context)
  const { id } = await makeRecipe(context, library, 'Test of a long talk')
  const headers = await changingHeaders(context)
  await context.request.post(`/v2/recipes/${id}/publish`, { headers })
  for (let number = 1; number <= 6; number++) {
    const others = await browser.newContext({ baseURL })
    await logInAnew(others)
    const [review, comment] = [
      { material_id: id, rating: 4, description: `Review number ${number}` },
      { id, content: `This is comment number ${number}` },
    ]
    const sent = { headers: await changingHeaders(others) }
    const answers = [
      await others.request.post('/v2/materialreviews', { ...sent, data: review }),
      await others.request.post('/v2/materialcomments', { ...sent, data: comment }),
    ]
    expect(answers.map((answer) => answer.status())).toEqual([201, 201])
    await others.close()
  }
  const path = `/recipes/${id}/test-of-a-long-talk`
  const { comments, reviews } = discussion(page)
  const canonical = page.locator('link[rel=canonical]')

  await test.step('comments before the last four', async () => {
    await page.goto(path)
    await expect(comments.getByText('comment number 3')).toBeVisible()
    await expect(comments.getByText('comment number 2')).toHaveCount(0)
    await comments.getByRole('link', { name: 'more comments (2)' }).click()
    await expect(page).toHaveURL(new RegExp(`${path}\\?threads=\\d+#comments$`))
    await expect(comments.getByText('comment number 1')).toBeVisible()
    await expect(comments.getByText('comment number 2')).toBeVisible()
    await expect(comments.getByText('comment number 3')).toHaveCount(0)
    await expect(canonical).toHaveAttribute('href', new RegExp(`${path}$`))
    await comments.getByRole('link', { name: 'latest comments' }).click()
    await expect(comments.getByText('comment number 6')).toBeVisible()
  })

  await test.step('reviews after the first five', async () => {
    await expect(reviews.getByText('Review number 1')).toHaveCount(0)
    await reviews.getByRole('link', { name: 'more reviews (1)' }).click()
    await expect(page).toHaveURL(`${path}?reviews=1#reviews`)
    await expect(reviews.getByText('Review number 1')).toBeVisible()
    await expect(canonical).toHaveAttribute('href', new RegExp(`${path}$`))
  })

  await test.step('with scripts they come to the page that is open', async () => {
    const scripted = await browser.newContext({ baseURL, javaScriptEnabled: true })
    const there = await scripted.newPage()
    await openPage(there, path)
    const said = discussion(there)
    await said.comments.getByRole('link', { name: 'more comments (2)' }).click()
    for (const number of [1, 2, 3, 6]) {
      await expect(said.comments.getByText(`comment number ${number}`)).toBeVisible()
    }
    await said.reviews.getByRole('link', { name: 'more reviews (1)' }).click()
    await expect(said.reviews.getByText('Review number 1')).toBeVisible()
    await expect(there).toHaveURL(path)
    await openPage(there, `${path}?threads=999999999&reviews=2`)
    await expect(said.comments.getByText('comment number 1')).toBeVisible()
    await expect(said.reviews.getByRole('link', { name: 'latest reviews' })).toBeVisible()
    await scripted.close()
  })
})

/** Classes of modules of styles for which no sheet of a page has a rule. */
function classesWithoutStyles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    const styled = new Set(rules.flatMap((rule) => rule.cssText.match(/(?<=\.)_[\w-]+/g) ?? []))
    const used = [...document.querySelectorAll('[class]')].flatMap((element) => [
      ...element.classList,
    ])
    return [...new Set(used)].filter((name) => name.startsWith('_') && !styled.has(name))
  })
}
