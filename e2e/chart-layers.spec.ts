import type { Page } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { nearestXY } from '@glazy/contract/charts'
import { colourAt, difference, over } from './colour-at.ts'
import { expect, test } from './fixtures.ts'
import { makePatron } from './operator.ts'
import { chart } from './pages/chart.ts'
import { itemModal } from './pages/item-modal.ts'
import { openPage } from './pages/open-page.ts'
import { logInAnew, userOf } from './people.ts'

/** The chart of a comparison of two glazes: nothing but its regions is on most of it. */
async function openComparison(page: Page, ids: readonly number[]) {
  await page.setViewportSize({ width: 1200, height: 1000 })
  await openPage(page, `/compare?id=${ids.join(',')}&look=chart`)
  const found = chart(page, page.getByRole('main'))
  await expect(found.current).toHaveCount(ids.length)
  await found.drawing.scrollIntoViewIfNeeded()
  return found
}

/** Letters differ from machine to machine, and edges by a shade. */
const LIKENESS = {
  stylePath: fileURLToPath(new URL('pictures/no-letters.css', import.meta.url)),
  maxDiffPixels: 400,
  threshold: 0.15,
} as const

test('regions are painted where Stull drew them', async ({ page, library }) => {
  const { id } = await library.recipe('Leach 4321')
  const { placeOf } = await openComparison(page, [id])
  const seen = async (sio2: number, al2o3: number) => colourAt(page, await placeOf(sio2, al2o3))
  const bright = await seen(6.23, 0.885)
  const inRegions = {
    unfused: { at: [0.72, 0.77], fill: [122, 111, 99] },
    matte: { at: [0.62, 0.27], fill: [181, 118, 45] },
    underfired: { at: [6.73, 0.23], fill: [91, 127, 166] },
  } as const
  for (const [region, { at, fill }] of Object.entries(inRegions)) {
    const [sio2, al2o3] = at
    const expected = over(fill, 0.16, bright)
    expect(difference(await seen(sio2, al2o3), expected), region).toBeLessThan(8)
    expect(difference(await seen(sio2, al2o3), bright), region).toBeGreaterThan(10)
  }
})

/** Known recipes of the starter library, whose places are in the books. */
const KNOWN = ['Leach 4321', 'Leach 4321 Celadon', 'Leach Ash Glaze'] as const

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the map and known recipes look as they did, ${colorScheme}`, async ({ page, library }) => {
    const ids = await Promise.all(KNOWN.map(library.recipe))
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { drawing } = await openComparison(
      page,
      ids.map(({ id }) => id),
    )
    await expect(drawing).toHaveScreenshot(`stull-${colorScheme}.png`, LIKENESS)
  })
}

test('the middle of the map looks as it did, zoomed by keys', async ({ page, library }) => {
  const ids = await Promise.all(KNOWN.map(library.recipe))
  const { drawing } = await openComparison(
    page,
    ids.map(({ id }) => id),
  )
  await drawing.focus()
  for (const key of ['+', '+', '+']) await page.keyboard.press(key)
  await drawing.blur()
  await expect(drawing).toHaveScreenshot('stull-zoomed.png', LIKENESS)
})

test('supporters choose limits and heatmaps, which stay with their account', async ({
  page,
  context,
  library,
}) => {
  const person = await logInAnew(context)
  const { id } = await library.recipe('Leach 4321')
  const { tool, dialog, limit, heatmap } = await openComparison(page, [id])
  await tool('Chart options').click()
  const options = dialog('Chart options')
  await expect(options.getByText('are for supporters')).toBeVisible()
  await expect(options.getByText('Firing limits (')).toBeHidden()

  await makePatron(person)
  const { placeOf, middleOf } = await openComparison(page, [id])
  await tool('Chart options').click()
  await options.getByText('Firing limits (0)').click()
  const choice = options.getByRole('checkbox', { name: /Δ9-10 Hesselberth & Roy/ })
  await choice.check()
  await expect(options.getByText(/Glazy help/).first()).toBeVisible()
  await options.getByText('Heatmaps', { exact: true }).click()
  await options.getByRole('combobox', { name: 'By type' }).selectOption({ index: 1 })
  await options.getByRole('button', { name: 'Done' }).click()

  const outline = limit('cone-8').locator('polygon')
  const [lowest, highest] = [await placeOf(3, 0.3), await placeOf(5, 0.6)]
  const middle = await middleOf(outline)
  expect(Math.abs(middle.x - (lowest.x + highest.x) / 2)).toBeLessThan(1.5)
  expect(Math.abs(middle.y - (lowest.y + highest.y) / 2)).toBeLessThan(1.5)
  // The line itself is two pixels wide.
  const { width = 0 } = (await outline.boundingBox()) ?? {}
  expect(Math.abs(width - (highest.x - lowest.x) - 2)).toBeLessThan(1.5)
  await expect(heatmap.locator('polygon').first()).toBeAttached()
  const legend = page.getByRole('list', { name: 'Limits and heatmaps' })
  await expect(legend).toContainText(/Glaze: \d+ glazes/)
  await expect(legend).toContainText(/Δ9-10 Hesselberth & Roy.*Glazy help/)

  await expect.poll(async () => (await userOf(context)).preferences.coneLimitIds).toEqual([8])
  const { heatmap: kept } = (await userOf(context)).preferences.chart
  expect(kept.type).toEqual({ visible: true, selectedTypeId: 460 })
})

test.describe('when the limits cannot be had', () => {
  test.use({ tolerated: /503/ })

  test('the options say so, and try again', async ({ page, context, library }) => {
    await makePatron(await logInAnew(context))
    const { id } = await library.recipe('Leach 4321')
    let isDown = true
    await page.route('**/v2/charts/limits', (route) =>
      isDown ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
    )
    const { tool, dialog } = await openComparison(page, [id])
    await tool('Chart options').click()
    const options = dialog('Chart options')
    await expect(options.getByText('Limits or heatmaps couldn’t be loaded')).toBeVisible()
    isDown = false
    await options.getByRole('button', { name: 'Try again' }).click()
    await expect(options.getByText('Firing limits (0)')).toBeVisible()
  })
})

test('thousands of points share a canvas, and answer like those with an element', async ({
  page,
  context,
  library,
}) => {
  await logInAnew(context)
  const { path } = await library.recipe('Leach 4321')
  const { id, name } = await library.recipe('Leach 4321 Celadon')
  await page.setViewportSize({ width: 1200, height: 1000 })
  await page.route(/nearestXY/, async (route) => {
    const answer = await route.fetch()
    const { data, meta } = nearestXY.response[200].parse(await answer.json())
    const [template] = data
    if (!template) throw new Error('there are no neighbours')
    const many = Array.from({ length: 2_000 }, (_, index) => ({
      ...template,
      id: 1_000_000 + index,
      x: 0.6 + (index % 50) * 0.02,
      y: 0.02 + Math.floor(index / 50) * 0.004,
      R2OTotal: 1,
      B2O3: 0,
    }))
    const one = { ...template, id, name, x: 6, y: 0.9, R2OTotal: 0, B2O3: 0 }
    await route.fulfill({ json: { data: [...many, one], meta } })
  })
  await openPage(page, path)
  const section = page.getByRole('region', { name: 'UMF chart' })
  await section.scrollIntoViewIfNeeded()
  const { placeOf, canvas, card, points, drawing } = chart(page, section)
  await expect(canvas).toBeAttached()
  await drawing.scrollIntoViewIfNeeded()
  expect(await points.count()).toBeLessThan(5)
  const at = await placeOf(6, 0.9)
  // The colour of a glaze whose fluxes are all RO.
  await expect.poll(async () => difference(await colourAt(page, at), [0, 0, 255])).toBeLessThan(60)
  await page.mouse.move(at.x - 2, at.y + 1)
  await expect(card(name).first()).toBeVisible()
  await page.mouse.click(at.x, at.y)
  await expect(itemModal(page, name).dialog).toBeVisible()
})
