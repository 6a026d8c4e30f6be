import AxeBuilder from '@axe-core/playwright'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { chart } from './pages/chart.ts'
import { itemModal } from './pages/item-modal.ts'
import { openPage, reloadPage } from './pages/open-page.ts'
import { shell } from './pages/shell.ts'
import { logInAnew } from './people.ts'

/** Opens the chart of the sidebar. */
async function openChart(page: Page) {
  const { sidebar } = shell(page)
  await sidebar.getByText('Chart', { exact: true }).click()
  const found = chart(page, sidebar)
  await expect(found.drawing).toBeVisible()
  await expect(found.gestures).toBeAttached()
  return found
}

test('Leach 4321 lies at its place on Stull’s map, for everybody', async ({ page, library }) => {
  const { path } = await library.recipe('Leach 4321')
  await openPage(page, path)
  const { current, drawing, caption, region, points, placeOf, middleOf } = await openChart(page)
  await expect(drawing).toHaveAccessibleName(
    /^Chart of SiO2 \(UMF\) and Al2O3 \(UMF\) with \d+ points$/,
  )
  await expect(caption).toBeVisible()
  await expect(region('crazed')).toBeAttached()
  const expected = await placeOf(3.71, 0.41)
  const found = await middleOf(current.locator('circle').first())
  expect(Math.abs(found.x - expected.x)).toBeLessThan(1.5)
  expect(Math.abs(found.y - expected.y)).toBeLessThan(1.5)
  expect(await points.count()).toBeGreaterThan(20)
})

test('the panel is 16rem high and comes 300 ms after the section', async ({ page, library }) => {
  await openPage(page, (await library.recipe('Leach 4321')).path)
  const { sidebar } = shell(page)
  const panel = sidebar.locator('details', { hasText: 'Chart' }).locator('> div').first()
  await sidebar.getByText('Chart', { exact: true }).click()
  await expect(panel).toBeVisible()
  await expect(panel).toHaveCSS('height', '256px')
})

test('a point shows its card and opens over the page', async ({ page, library }) => {
  await openPage(page, (await library.recipe('Leach 4321')).path)
  const { points, card, current } = await openChart(page)
  await current.hover()
  await expect(card('Leach 4321').first()).toBeVisible()
  const other = points.and(page.locator(':not([data-current])')).last()
  const name = (await other.getAttribute('aria-label')) ?? ''
  await other.dispatchEvent('click')
  await expect(itemModal(page, name).dialog).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/${await other.getAttribute('data-point')}/`))
  await page.goBack()
  await expect(itemModal(page, name).dialog).toBeHidden()
})

test('wheel and drag zoom and move it, a button shows all of it again', async ({
  page,
  library,
}) => {
  await openPage(page, (await library.recipe('Leach 4321')).path)
  const { current, tool, middleOf } = await openChart(page)
  const mark = current.locator('circle').first()
  const start = await middleOf(mark)
  await page.mouse.move(start.x + 20, start.y + 20)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -400)
  await page.keyboard.up('Control')
  await expect.poll(async () => (await middleOf(mark)).x).toBeLessThan(start.x - 5)
  const zoomed = await middleOf(mark)
  await page.mouse.down()
  await page.mouse.move(start.x + 35, start.y + 30, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await middleOf(mark)).x).toBeGreaterThan(zoomed.x + 10)
  await tool('Fit to view').click()
  await expect.poll(async () => Math.abs((await middleOf(mark)).x - start.x)).toBeLessThan(1)
  await expect(tool('Fit to view')).toHaveAttribute('aria-disabled', 'true')
})

test('everything can be done by keyboard', async ({ page, library }) => {
  await openPage(page, (await library.recipe('Leach 4321')).path)
  const { drawing, current, points, card, middleOf } = await openChart(page)
  const mark = current.locator('circle').first()
  const start = await middleOf(mark)
  await drawing.focus()
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await middleOf(mark)).x).not.toBeCloseTo(start.x, 0)
  await page.keyboard.press('0')
  await expect.poll(async () => Math.abs((await middleOf(mark)).x - start.x)).toBeLessThan(1)

  await page.keyboard.press('Tab')
  await expect(current).toBeFocused()
  await expect(card('Leach 4321').first()).toBeVisible()
  await page.keyboard.press('ArrowRight')
  const focused = points.and(page.locator(':focus'))
  await expect(focused).not.toHaveAttribute('data-current')
  const name = (await focused.getAttribute('aria-label')) ?? ''
  expect((await middleOf(focused)).x).toBeGreaterThan(start.x - 1)
  await page.keyboard.press('Enter')
  await expect(itemModal(page, name).dialog).toBeVisible()
  await itemModal(page, name).close.click()
  await drawing.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(drawing).toBeFocused()
})

test('axes, regions, lines and points are chosen, and remembered in this browser', async ({
  page,
  library,
}) => {
  await openPage(page, (await library.recipe('Leach 4321')).path)
  const { tool, dialog, drawing, regions, ratios, caption } = await openChart(page)
  await tool('Chart options').click()
  const options = dialog('Chart options')
  await options.getByRole('checkbox', { name: 'SiO₂:Al₂O₃ ratio lines' }).check()
  await expect(ratios).toBeAttached()
  await options.getByRole('checkbox', { name: 'Stull regions' }).uncheck()
  await expect(regions).toBeHidden()
  await expect(caption).toBeHidden()
  await options.getByRole('combobox', { name: 'Y axis' }).selectOption('CaO_percent')
  await options.getByRole('button', { name: 'Done' }).click()
  await expect(drawing).toHaveAccessibleName(/^Chart of SiO2 \(UMF\) and CaO \(% by weight\)/)

  await reloadPage(page)
  const again = await openChart(page)
  await expect(again.drawing).toHaveAccessibleName(/CaO \(% by weight\)/)
  await expect(again.ratios).toBeHidden()
  await again.tool('Chart options').click()
  await options.getByRole('button', { name: 'SiO₂ and Al₂O₃' }).click()
  await options.getByRole('button', { name: 'Done' }).click()
  await expect(again.ratios).toBeAttached()
  await expect(again.regions).toBeHidden()
})

test('a table says the same, nearest first', async ({ page, library }) => {
  await openPage(page, (await library.recipe('Leach 4321')).path)
  const { tool, dialog } = await openChart(page)
  await tool('Show as a table').click()
  const rows = dialog('Chart data').getByRole('row')
  await expect(rows.nth(0)).toContainText('SiO2 (UMF)')
  await expect(rows.nth(1)).toContainText(/Leach 4321.*3\.71.*0\.41.*0\.26:0\.74/s)
  expect(await rows.count()).toBeGreaterThan(20)
})

test('the chart is saved as a drawing and as a picture', async ({ page, library }) => {
  await openPage(page, (await library.recipe('Leach 4321')).path)
  const { tool } = await openChart(page)
  const save = async (format: string) => {
    await tool('Save chart').click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Save as ${format}` }).click(),
    ])
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
  }
  const svg = await save('SVG')
  expect(svg.name).toBe('chart.svg')
  const text = svg.bytes.toString('utf8')
  expect(text).toContain('Stull 1912, cone 11')
  expect(text).toContain('Leach 4321')
  expect(text).not.toMatch(/var\(--|class=/)
  const png = await save('PNG')
  expect(png.name).toBe('chart.png')
  expect(png.bytes.subarray(1, 4).toString('latin1')).toBe('PNG')
  expect(png.bytes.length).toBeGreaterThan(5_000)
})

test('lists and comparisons have their chart, other pages a hint', async ({ page, library }) => {
  await openPage(page, '/recipes?q=leach')
  const list = await openChart(page)
  await expect(list.points).not.toHaveCount(0)
  await expect(list.current).toHaveCount(0)

  const ids = await Promise.all(['Leach 4321', 'Leach 4321 Celadon'].map(library.recipe))
  await openPage(page, `/compare?id=${ids.map(({ id }) => id).join(',')}&look=chart`)
  const compared = chart(page, page.getByRole('region', { name: 'Chart of compared items' }))
  await expect(compared.current).toHaveCount(2)
  await expect(compared.drawing.getByText('Leach 4321 Celadon')).toBeVisible()
  await compared.current.first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a material without flux is told to have no place', async ({ page, library }) => {
  await openPage(page, (await library.material('Silica')).path)
  const { sidebar } = shell(page)
  await openChart(page)
  await expect(sidebar.getByText(/no value for these axes/)).toBeVisible()
})

test('the chart of an item’s page is for people with an account', async ({
  page,
  context,
  library,
}) => {
  const { path } = await library.recipe('Leach 4321')
  await openPage(page, path)
  const section = page.getByRole('region', { name: 'UMF chart' })
  await expect(section.getByText(/log in/i).first()).toBeVisible()
  await logInAnew(context)
  await openPage(page, path)
  await section.scrollIntoViewIfNeeded()
  const { drawing, current, placeOf, middleOf, tools } = chart(page, section)
  await expect(drawing.getByText('Leach 4321', { exact: true })).toBeVisible()
  const [expected, found] = [
    await placeOf(3.71, 0.41),
    await middleOf(current.locator('circle').first()),
  ]
  expect(Math.abs(found.x - expected.x)).toBeLessThan(2)
  expect(Math.abs(found.y - expected.y)).toBeLessThan(2)

  await tools.getByRole('combobox', { name: 'Y axis' }).selectOption('CaO')
  await expect(section.getByRole('group', { name: /CaO \(UMF\)/ })).toBeVisible()
  await expect(current).toHaveCount(1)
  await expect(section.getByText(/Stull 1912/)).toBeHidden()
  const saved = async () => (await context.request.get('/v2/auth/user')).json() as Promise<unknown>
  await expect.poll(saved).toMatchObject({ data: { preferences: { yAxisOxide: 'CaO' } } })
})

for (const width of [1440, 1024] as const) {
  test(`no serious flaw at ${width} px in either theme`, async ({ page, library }) => {
    await page.setViewportSize({ width, height: 900 })
    const ids = await Promise.all(['Leach 4321', 'Leach 4321 Celadon'].map(library.recipe))
    await openPage(page, `/compare?id=${ids.map(({ id }) => id).join(',')}&look=chart`)
    await expect(chart(page, page.getByRole('main')).drawing).toBeVisible()
    await openChart(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const { violations } = await new AxeBuilder({ page }).analyze()
      const serious = violations.filter(
        ({ impact }) => impact === 'serious' || impact === 'critical',
      )
      expect(serious.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    }
  })
}

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the options open over the sidebar', async ({ page, library }) => {
    await openPage(page, (await library.recipe('Leach 4321')).path)
    const { sidebarToggle, sidebarSheet } = shell(page)
    await sidebarToggle.click()
    await sidebarSheet.getByText('Chart', { exact: true }).click()
    const { tool, dialog, regions } = chart(page, sidebarSheet)
    await tool('Chart options').click()
    const options = dialog('Chart options')
    await options.getByRole('checkbox', { name: 'Stull regions' }).uncheck()
    await options.getByRole('button', { name: 'Done' }).click()
    await expect(options).toBeHidden()
    await expect(regions).toBeHidden()
  })

  test('two fingers zoom, one moves what is zoomed, a tap opens a point', async ({
    page,
    library,
  }) => {
    const ids = await Promise.all(['Leach 4321', 'Leach 4321 Celadon'].map(library.recipe))
    await openPage(page, `/compare?id=${ids.map(({ id }) => id).join(',')}&look=chart`)
    const { drawing, gestures, current, middleOf, tool } = chart(page, page.getByRole('main'))
    await drawing.scrollIntoViewIfNeeded()
    await expect(gestures).toBeAttached()
    const mark = current.first().locator('circle').first()
    const start = await middleOf(mark)
    const client = await page.context().newCDPSession(page)
    const touch = (type: string, ...points: { x: number; y: number }[]) =>
      client.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: points.map((point, id) => ({ ...point, id })),
      })
    const [x, y] = [start.x + 30, start.y]
    await touch('touchStart', { x: x - 20, y }, { x: x + 20, y })
    for (const spread of [30, 40, 60])
      await touch('touchMove', { x: x - spread, y }, { x: x + spread, y })
    await touch('touchEnd')
    await expect(tool('Fit to view')).toHaveAttribute('aria-disabled', 'false')
    const zoomed = await middleOf(mark)
    expect(zoomed.x).toBeLessThan(start.x - 10)
    await touch('touchStart', { x, y: y + 40 })
    for (const step of [10, 20, 30]) await touch('touchMove', { x: x + step, y: y + 40 })
    await touch('touchEnd')
    await expect.poll(async () => (await middleOf(mark)).x).toBeGreaterThan(zoomed.x + 15)
    await tool('Fit to view').tap()
    const place = await middleOf(mark)
    await page.touchscreen.tap(place.x, place.y)
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})
