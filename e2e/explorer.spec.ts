import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'
import { makePatron } from './operator.ts'
import { comparison } from './pages/comparison.ts'
import { explorer } from './pages/explorer.ts'
import { materialList } from './pages/material-list.ts'
import { openPage } from './pages/open-page.ts'
import { logInAnew } from './people.ts'

test('points in a box are compared, a hundred at most', async ({ page }) => {
  const chart = explorer(page)
  const { columns } = comparison(page)
  await openPage(page, '/explore')
  await chart.ready()
  await chart.plot.scrollIntoViewIfNeeded()
  await chart.drawBox([0.15, 0.1], [0.9, 0.9])
  await expect(chart.selected).toContainText('Only the newest 100 are used.')
  await chart.compare.click()
  await expect(page).toHaveURL(/\/compare\?id=\d+(,\d+){99}$/)
  await expect(columns).toHaveCount(100)
})

test('a range leaves as many points as the list has items', async ({ page }) => {
  const chart = explorer(page)
  const list = materialList(page)
  await openPage(page, '/explore?cone=high')
  await chart.ready()
  const before = await chart.shown()
  await chart.most('B₂O₃').fill('0.1')
  await chart.most('B₂O₃').press('Enter')
  await chart.least('KNaO').fill('0,25')
  await chart.least('KNaO').press('Enter')
  await expect(page).toHaveURL('/explore?cone=high&max[B2O3]=0.1&min[KNaO]=0.25')
  const shown = await chart.shown()
  expect(shown).toBeGreaterThan(0)
  expect(shown).toBeLessThan(before)
  await chart.asList.click()
  await expect(page).toHaveURL('/recipes?cone=high&max[B2O3]=0.1&min[KNaO]=0.25')
  await expect(list.count).toContainText(String(shown))
})

test('the address is the view: it can be passed on', async ({ page, context }) => {
  const chart = explorer(page)
  await openPage(page, '/explore?x=CaO&y=MgO&min[CaO]=0.4&by=cone')
  await chart.ready()
  await expect(chart.plot).toHaveAccessibleName(/^Chart of CaO \(UMF\) and MgO \(UMF\)/)
  await chart.colouredBy.selectOption('Surface')
  await expect(page).toHaveURL(/by=surface/)
  const shown = await chart.shown()

  const visitor = await context.newPage()
  const other = explorer(visitor)
  await openPage(visitor, page.url())
  await other.ready()
  await expect(other.plot).toHaveAccessibleName(/^Chart of CaO \(UMF\) and MgO \(UMF\)/)
  await expect(other.colouredBy).toHaveValue('surface')
  expect(await other.shown()).toBe(shown)
  await expect(other.least('CaO')).toHaveValue('0.4')
})

test('zoom and selection are in the address: whoever opens it sees and has the same', async ({
  page,
  context,
}) => {
  const chart = explorer(page)
  await openPage(page, '/explore')
  await chart.ready()
  await chart.plot.scrollIntoViewIfNeeded()
  await chart.drawBox([0.3, 0.3], [0.6, 0.7])
  await expect(page).toHaveURL(/area=[\d.]+,[\d.]+,[\d.]+,[\d.]+$/)
  const selected = await chart.selected.textContent()
  await chart.plot.focus()
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expect(page).toHaveURL(/zoom=2\.25,[\d.]+,[\d.]+$/)

  const visitor = await context.newPage()
  const other = explorer(visitor)
  // On another screen it is the same part.
  await visitor.setViewportSize({ width: 900, height: 700 })
  await openPage(visitor, page.url())
  await other.ready()
  await expect(other.selected).toHaveText(selected ?? '')
  const ticks = (found: typeof chart) => found.plot.locator('text').first().textContent()
  expect(await ticks(other)).toBe(await ticks(chart))
  expect(visitor.url()).toBe(page.url())

  await chart.clear.click()
  await expect(chart.selected).toBeHidden()
  await page.keyboard.press('Tab')
  await chart.plot.focus()
  await page.keyboard.press('0')
  await expect(page).toHaveURL('/explore')
})

test('supporters see how much glazes expand', async ({ page, context }) => {
  const person = await logInAnew(context)
  const chart = explorer(page)
  await openPage(page, '/explore?by=expansion')
  await chart.ready()
  await expect(chart.colouredBy).toHaveValue('type')
  await expect(chart.colouredBy.getByRole('option', { name: 'Expansion' })).toBeDisabled()
  await makePatron(person)
  await openPage(page, '/explore?by=expansion')
  await chart.ready()
  await expect(chart.legend).toContainText(/7\.0 – 7\.5 \d+/)
  // A saved chart has its points, and says what their colours are.
  await page.getByRole('main').getByRole('button', { name: 'Save chart' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as SVG' }).click(),
  ])
  const drawing = await readFile(await download.path(), 'utf8')
  expect(drawing).toContain('href="data:image/png')
  expect(drawing).toContain('7.0 – 7.5')
  await expect(page.getByText('calculated (West & Gerrow)')).toBeVisible()
})

test('the keyboard alone selects what is in view', async ({ page }) => {
  const chart = explorer(page)
  await openPage(page, '/explore?cone=low')
  await chart.ready()
  await chart.plot.focus()
  await page.keyboard.press('+')
  await page.getByRole('button', { name: 'Select all in view' }).focus()
  await page.keyboard.press('Enter')
  await expect(chart.selected).toBeVisible()
})

test('a selection moves nothing above it, where the figures stand beside the chart', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const chart = explorer(page)
  await openPage(page, '/explore')
  await chart.ready()
  const top = () => chart.plot.evaluate((plot) => plot.getBoundingClientRect().top + scrollY)
  const before = await top()
  await chart.drawBox([0.3, 0.3], [0.6, 0.6])
  await expect(chart.selected).toBeVisible()
  expect(await top()).toBe(before)
})

test('the wheel scrolls the page over a chart until someone clicks into it, which is said once', async ({
  page,
}) => {
  const chart = explorer(page)
  const zoomed = page.locator('[data-zoomed]')
  await openPage(page, '/explore')
  await chart.ready()
  await chart.pointAt(0.5, 0.3)
  const before = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 150)
  await expect(chart.wheelHint).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50)
  await expect(zoomed).toHaveCount(0)

  await openPage(page, '/explore')
  await chart.ready()
  await chart.pointAt(0.5, 0.3)
  await page.mouse.wheel(0, 10)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -200)
  await page.keyboard.up('Control')
  await expect(zoomed).toHaveCount(1)
  await expect(chart.wheelHint).toHaveCount(0)
})

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const) {
  test(`the chart is seen whole in a window of ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const chart = explorer(page)
    await openPage(page, '/explore')
    await expect(chart.count).toBeVisible()
    const box = await chart.plot.boundingBox()
    const header = await page.getByRole('banner').boundingBox()
    expect(box?.height).toBeGreaterThan(250)
    expect((box?.height ?? 0) + (header?.height ?? 0)).toBeLessThan(height)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}

test('a view has its axes and the lines it is read by', async ({ page }) => {
  const chart = explorer(page)
  await openPage(page, '/explore')
  await chart.ready()
  await expect(chart.view).toHaveValue('silicaAlumina')
  await chart.view.selectOption('Boron')
  await expect(page).toHaveURL('/explore?x=B2O3&y=SiO2')
  await expect(chart.plot.getByText('0.15 melts at cone 6 (Katz, 2012)')).toBeVisible()
  await chart.view.selectOption('Alkaline')
  await expect(chart.plot.getByText('all alkali from feldspar (de Montmollin)')).toBeVisible()
})

test('an empty chart says why it is empty', async ({ page }) => {
  const chart = explorer(page)
  await openPage(page, '/explore?min[SiO2]=5&max[SiO2]=0.1')
  await chart.ready()
  await expect(
    page.getByText('No items match all the filters. Remove one to see more.'),
  ).toBeVisible()
})

test('points that are selected go into a collection and onto the workbench', async ({
  page,
  context,
}) => {
  await logInAnew(context)
  const chart = explorer(page)
  await openPage(page, '/explore?density=true')
  await chart.ready()
  await expect(page.locator('[data-layer="density"] image')).toBeAttached()
  await chart.plot.scrollIntoViewIfNeeded()
  await chart.drawBox([0.4, 0.4], [0.6, 0.6])
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Workbench' })).toHaveAttribute(
    'href',
    /\/workbench\?add=/,
  )
  await main.getByRole('button', { name: 'Bookmark selected items' }).click()
  await expect(page.getByRole('dialog')).toContainText(/collection/i)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a tap on a point shows what it is and what can be done with it', async ({ page }) => {
    const chart = explorer(page)
    await openPage(page, '/explore')
    await expect(chart.count).toBeVisible()
    await chart.plot.scrollIntoViewIfNeeded()
    const box = await chart.plot.boundingBox()
    if (box === null) throw new Error('The chart is not on the page')
    const sheet = page.getByRole('dialog')
    // Somewhere where most glazes are.
    await page.touchscreen.tap(box.x + 64 + 0.44 * (box.width - 74), box.y + 0.6 * box.height)
    await expect(sheet.getByRole('link', { name: 'Compare' })).toBeVisible()
    await expect(sheet).toContainText('SiO2')
    await sheet.getByRole('button', { name: 'Open', exact: true }).click()
    await expect(page).toHaveURL(/\/recipes\/\d+/)
  })
})
