import { readFile } from 'node:fs/promises'
import { PHONE } from './accessible.ts'
import { brokenWords } from './broken-words.ts'
import { expect, test } from './fixtures.ts'
import { comparison } from './pages/comparison.ts'
import { materialList } from './pages/material-list.ts'
import { openPage, reloadPage } from './pages/open-page.ts'
import { selectionBar } from './pages/selection-bar.ts'
import { makeRecipe } from './own-recipes.ts'
import { logInAnew } from './people.ts'

test('selected recipes stand side by side with what differs', async ({ page }) => {
  const list = materialList(page)
  const compare = comparison(page)
  await openPage(page, '/recipes?q=leach+4321')
  await list.checkbox('Leach 4321').check()
  await list.checkbox('Leach 4321 Celadon').check()
  await selectionBar(page).compare.click()
  await expect(page).toHaveURL(/\/compare\?id=\d+(,|%2C)\d+$/)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Compare (2)')
  await expect(compare.columns).toHaveText(['Leach 4321', 'Leach 4321 Celadon'])
  await expect(compare.row('Red Iron Oxide')).toContainText(/–.*2\.00/)
  await expect(compare.row('Silica')).toBeHidden()

  // What is alike stands in one line, with its figures, and unfolds.
  await expect(
    compare
      .alike(/alike: SiO2/)
      .locator('sub')
      .first(),
  ).toHaveText('2')
  await compare.alike(/Silica \d/).click()
  await expect(compare.row('Silica')).toBeVisible()
  await compare.alike(/Silica \d/).click()
  await expect(compare.row('Silica')).toBeHidden()
  await compare.onlyDifferent.uncheck()
  await expect(compare.row('Silica')).toBeVisible()
  await expect(page).toHaveURL(/all=/)
})

test('on a phone, words of row heads stay whole', async ({ page, library }) => {
  await page.setViewportSize(PHONE)
  const ids = await Promise.all(['Variegated Slate Blue', 'Fat Black'].map(library.recipe))
  await openPage(page, `/compare?id=${ids.map(({ id }) => id).join(',')}&all=1&lang=ru`)
  const heads = page.getByRole('main').locator('tbody').getByRole('rowheader')
  await expect(heads.filter({ hasText: 'Прозрачность' })).toBeVisible()
  expect(await brokenWords(heads)).toEqual([])
})

test('on a phone, words of five columns stay whole', async ({ page, library }) => {
  const names = ['Turnidge Crystalline', 'Ron Roy Low-Fire Clear', 'Fat Black', 'Leach 4321']
  const ids = await Promise.all([...names, 'Variegated Slate Blue'].map(library.recipe))
  const cells = page.getByRole('main').locator('tbody').locator('th[scope="row"], td')
  for (const language of ['de', 'ru']) {
    await openPage(page, `/compare?id=${ids.map(({ id }) => id).join(',')}&all=1&lang=${language}`)
    for (const width of [360, 390, 768]) {
      await page.setViewportSize({ width, height: 844 })
      await expect(cells.first()).toBeVisible()
      expect.soft(await brokenWords(cells), `${language}, ${width} px`).toEqual([])
    }
  }
})

test('the address is the comparison: it can be passed on', async ({ page, library }) => {
  const ids = await Promise.all(
    ['Leach 4321', 'Leach 4321 Celadon', 'Leach Ash Glaze'].map(library.recipe),
  )
  const compare = comparison(page)
  await openPage(page, `/compare?id=${ids.map(({ id }) => id).join(',')}`)
  await expect(compare.columns).toHaveText(ids.map(({ name }) => name))
  await compare.remove('Leach 4321 Celadon').click()
  await expect(compare.columns).toHaveText(['Leach 4321', 'Leach Ash Glaze'])
  await expect(page).not.toHaveURL(new RegExp(String(ids[1]?.id)))
})

test('what is compared is chosen, and stays in the address', async ({ page, library }) => {
  const ids = await Promise.all(
    ['Leach 4321', 'Leach 4321 Celadon', 'Leach Ash Glaze'].map(library.recipe),
  )
  const { row, sections, section, reference } = comparison(page)
  await openPage(page, `/compare?id=${ids.map(({ id }) => id).join(',')}&all=1`)
  await expect(row('Silica')).toBeVisible()
  await sections.click()
  await section('Recipe').uncheck()
  await section('Properties').uncheck()
  await expect(row('Silica')).toBeHidden()
  await expect(row('SiO2')).toBeVisible()
  await expect(page).toHaveURL(/show=umf,ratios,additions,cost,percent,molePercent$/)
  await reloadPage(page)
  await expect(row('SiO2')).toBeVisible()
  await expect(row('Silica')).toBeHidden()

  // The celadon is the reference: the first one differs from it by its iron.
  await reference.selectOption('B · Leach 4321 Celadon')
  await expect(page).toHaveURL(new RegExp(`ref=${ids[1]?.id}`))
  await expect(row('Red Iron Oxide').getByRole('cell').first()).toContainText('−2.00')
  await expect(row('SiO2').getByRole('img', { name: 'highest' }).first()).toBeVisible()
  await expect(row('SiO2').getByRole('img', { name: 'lowest' }).first()).toBeVisible()
})

test('a hundred items scroll past: figures come with their columns', async ({ page, request }) => {
  const found = await request.get('/v2/search?composite=1&count=100&has_analysis=1')
  const { data } = (await found.json()) as { data: { id: number; name: string }[] }
  const { columns, rows, row } = comparison(page)
  await openPage(page, `/compare?id=${data.map(({ id }) => id).join(',')}`)
  await expect(columns).toHaveCount(data.length)
  const last = row('SiO2').getByRole('cell').last()
  await expect(last).toHaveText('')
  await rows.focus()
  await columns.last().scrollIntoViewIfNeeded()
  await expect(last).toHaveText(/\d/)
})

test('from a list to four glazes side by side: five clicks', async ({ page }) => {
  const list = materialList(page)
  const compare = comparison(page)
  await openPage(page, '/recipes?q=leach')
  const names = (await list.names()).slice(0, 4)
  expect(names).toHaveLength(4)
  for (const name of names) await list.checkbox(name).first().check()
  await selectionBar(page).compare.click()
  await expect(compare.columns).toHaveText(names)
  await expect(compare.letters).toHaveText(['A', 'B', 'C', 'D'])
})

test('amounts are percent of the base, and as written when that is wanted', async ({
  page,
  context,
  library,
}) => {
  await logInAnew(context)
  const { id, saveElsewhere } = await makeRecipe(context, library, 'Half and Half')
  await saveElsewhere(30)
  const { row, sections } = comparison(page)
  await openPage(page, `/compare?id=${id}`)
  await expect(row('Silica')).toContainText('50.00')
  await sections.click()
  await page.getByRole('checkbox', { name: 'As written in the recipe' }).check()
  await expect(row('Silica')).toContainText('30.00')
  await expect(page).toHaveURL(/raw=/)
})

test('the head stays in view while the page scrolls, and goes along sideways', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const found = await request.get('/v2/search?composite=1&count=10&has_analysis=1')
  const { data } = (await found.json()) as { data: { id: number }[] }
  const { columns, letters, row, rows } = comparison(page)
  await openPage(page, `/compare?id=${data.map(({ id }) => id).join(',')}`)
  await row('SiO2').scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollBy(0, 600))
  await expect(letters.first()).toBeInViewport()
  await columns.last().focus()
  await expect(letters.last()).toBeInViewport()
  await expect.poll(() => rows.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(300)
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wider).toBeLessThanOrEqual(0)
})

test('a comparison is saved as a table', async ({ page, library }) => {
  const ids = await Promise.all(['Leach 4321', 'Leach 4321 Celadon'].map(library.recipe))
  await openPage(page, `/compare?id=${ids.map(({ id }) => id).join(',')}`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('comparison.csv')
  const text = await readFile(await download.path(), 'utf8')
  const lines = text.replace('\uFEFF', '').split('\r\n')
  expect(lines.slice(0, 2)).toEqual([',A,B', ',Leach 4321,Leach 4321 Celadon'])
  expect(lines).toContain('Red Iron Oxide,,2')
})

test('without scripts, a comparison is read', async ({ browser, library }) => {
  const ids = await Promise.all(['Leach 4321', 'Leach 4321 Celadon'].map(library.recipe))
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`/compare?id=${ids.map(({ id }) => id).join(',')}`)
  const { row, alike } = comparison(page)
  await expect(row('Red Iron Oxide')).toContainText('+2.00')
  await expect(alike(/Silica \d/)).toBeVisible()
  await context.close()
})

test('what is gone or no id is named and left out, the others are shown', async ({
  page,
  library,
}) => {
  const { id } = await library.recipe('Leach 4321')
  await openPage(page, `/compare?id=${id}&id=999999999&id=pots`)
  await expect(page.getByText(/^Left out: 999999999, pots\./)).toBeVisible()
  await expect(comparison(page).columns).toHaveText(['Leach 4321'])
})

test('beyond a hundred items are left out, and that is said', async ({ page, library }) => {
  const { id } = await library.recipe('Leach 4321')
  const others = Array.from({ length: 101 }, (_, at) => 900_000_000 + at)
  await openPage(page, `/compare?id=${[id, ...others].join()}`)
  await expect(page.getByText('Only the first 100 are compared.')).toBeVisible()
  await expect(comparison(page).columns).toHaveText(['Leach 4321'])
})

test('no word is broken in narrow columns', async ({ page, request }) => {
  const found = await request.get('/v2/search?composite=1&count=6&transparency=4')
  const { data } = (await found.json()) as { data: { id: number }[] }
  await openPage(page, `/compare?id=${data.map(({ id }) => id).join()}&all=1`)
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const cells = page.getByRole('cell', { name: 'Transparent', exact: true })
    const lines = await cells.first().evaluate((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    expect(lines, `${width} px`).toBe(1)
  }
})

test('without a selection the page says how to begin', async ({ page }) => {
  await openPage(page, '/compare')
  const nothing = page.getByRole('heading', { name: 'Nothing to compare yet' })
  await expect(nothing).toBeVisible()
  const title = page.getByRole('heading', { level: 1, name: 'Compare' })
  expect((await title.boundingBox())?.y).toBeLessThan((await nothing.boundingBox())?.y ?? 0)
  await page.getByRole('main').getByRole('link', { name: 'Browse recipes' }).click()
  await expect(page).toHaveURL('/recipes')
})
