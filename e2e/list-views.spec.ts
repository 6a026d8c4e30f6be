import { cutOptions } from './cut-options.ts'
import { expect, test } from './fixtures.ts'
import { holdScripts } from './pages/held-scripts.ts'
import { materialList } from './pages/material-list.ts'
import { openPage, reloadPage } from './pages/open-page.ts'

test('the recipes view writes out what is in a glaze', async ({ page }) => {
  const list = materialList(page)
  await openPage(page, '/recipes?q=leach+4321')
  await list.view('Details').click()
  await expect(page).toHaveURL(/view=visual/)
  const recipe = page.getByRole('table', { name: 'Ingredients of Leach 4321', exact: true })
  await expect(recipe.getByRole('row')).toHaveText([
    'Potash Feldspar40',
    'Silica30',
    'Whiting20',
    'Kaolin10',
  ])
})

test('the table sorts by an oxide, down and up', async ({ page }) => {
  const list = materialList(page)
  await openPage(page, '/recipes?view=list&base_type=460')
  const header = page.getByRole('columnheader', { name: 'Sort by MgO' })
  const figures = async () => {
    const column = await header.evaluate((cell: HTMLTableCellElement) => cell.cellIndex)
    const cells = await page.locator(`tbody tr > :nth-child(${column + 1})`).allTextContents()
    return cells.filter((text) => text !== '').map(Number)
  }
  await header.getByRole('link').click()
  await expect(header).toHaveAttribute('aria-sort', 'descending')
  await expect(list.results).not.toHaveAttribute('aria-busy', 'true')
  await expect.poll(async () => isFalling(await figures())).toBe(true)
  const most = (await figures())[0] ?? 0

  await header.getByRole('link').click()
  await expect(header).toHaveAttribute('aria-sort', 'ascending')
  await expect.poll(async () => isFalling((await figures()).toReversed())).toBe(true)
  expect((await figures())[0] ?? 0).toBeLessThanOrEqual(most)
})

test('the table shows percent, unity formula or mole percent', async ({ page }) => {
  const list = materialList(page)
  await openPage(page, '/recipes?q=leach+4321&view=list')
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: 'Leach 4321', exact: true }) })
  await expect(page.getByRole('columnheader', { name: 'LOI' })).toBeVisible()
  await list.figures('UMF').click()
  await expect(row).toContainText('3.71')
  await expect(row).toContainText('0.74')
  await expect(page.getByRole('columnheader', { name: 'LOI' })).toBeHidden()
  await list.figures('Mole %').click()
  await expect(row).not.toContainText('3.71')
})

test('the chosen view is kept for lists whose address names none', async ({ page }) => {
  const list = materialList(page)
  await openPage(page, '/materials')
  await list.view('Table').click()
  await expect(page.getByRole('table')).toBeVisible()
  await openPage(page, '/recipes')
  await expect(page.getByRole('table')).toBeVisible()
  await reloadPage(page)
  await expect(list.view('Table')).toHaveAttribute('aria-current', 'true')
  await page.context().clearCookies()
  await reloadPage(page)
  await expect(page.getByRole('table')).toBeHidden()
})

test('an order that was picked before the page came to life counts', async ({ page }) => {
  const list = materialList(page)
  const release = await holdScripts(page)
  await page.goto('/recipes', { waitUntil: 'commit' })
  await list.order.selectOption('rh')
  release()
  await expect(page).toHaveURL('/recipes?o=rh')
  await expect(list.order).toHaveValue('rh')
})

test('J, K and X move through the list and select', async ({ page }) => {
  const list = materialList(page)
  await openPage(page, '/recipes?q=leach')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  const [first = '', second = ''] = await list.names()
  await expect(list.link(second)).toBeFocused()
  await page.keyboard.press('k')
  await expect(list.link(first)).toBeFocused()
  await page.keyboard.press('x')
  await expect(list.checkbox(first)).toBeChecked()
})

function isFalling(figures: readonly number[]): boolean {
  return (
    figures.length > 1 &&
    figures.every((figure, at) => at === 0 || figure <= (figures[at - 1] ?? 0))
  )
}

test('no view is called like its page', async ({ page }) => {
  for (const address of ['/recipes', '/materials', '/analyses', '/search']) {
    await openPage(page, address)
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    const views = page.getByRole('navigation', { name: 'View' }).getByRole('link')
    expect(await views.allInnerTexts()).not.toContain(title)
  }
})

test('the longest order is read to its end on a phone', async ({ page }) => {
  for (const language of ['de', 'fr', 'es']) {
    await openPage(page, `/recipes?lang=${language}`)
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 844 })
      expect.soft(await cutOptions(page), `${language}, ${width} px`).toEqual([])
    }
  }
})

test('beside what a table is changed with, its title has room for its number', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await openPage(page, '/recipes?view=list&lang=fr')
  const [title, count] = await Promise.all(
    [page.getByRole('heading', { level: 1 }), page.getByText(/^1–\d+ sur /)].map((part) =>
      part.boundingBox(),
    ),
  )
  expect(count?.height).toBeLessThan(2 * (title?.height ?? 0) - 10)
  expect(count?.x).toBeGreaterThan(title?.x ?? 0)
})
