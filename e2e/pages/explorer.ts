import { expect, type Page } from '@playwright/test'

/** The whole library on one chart. */
export function explorer(page: Page) {
  const main = page.getByRole('main')
  const plot = main.getByRole('group', { name: /^Chart of / })
  const figures = main.getByRole('region', { name: 'Search by chemistry' })
  const count = main.getByText(/ of .* items with an analysis/)
  return {
    plot,
    figures,
    count,
    asList: main.getByRole('link', { name: 'Show as list' }),
    clear: main.getByRole('button', { name: 'Clear selection' }),
    legend: main.getByRole('list', { name: 'Legend' }),
    compare: main.getByRole('link', { name: 'Compare', exact: true }),
    view: main.getByRole('combobox', { name: 'View', exact: true }),
    wheelHint: main.getByText(/^To zoom, hold/),
    colouredBy: main.getByRole('combobox', { name: 'Color by' }),
    selected: main.getByText(/items? selected/),
    /** How many points are shown. */
    shown: async () =>
      Number(/^[\d,]+/.exec((await count.textContent()) ?? '')?.[0].replace(',', '')),
    most: (figure: string) => figures.getByRole('textbox', { name: `${figure} max`, exact: true }),
    least: (figure: string) => figures.getByRole('textbox', { name: `${figure} min`, exact: true }),
    /** Draws a box over a part of the plot, told in parts of its sides. */
    async drawBox(from: readonly [number, number], to: readonly [number, number]) {
      const tool = page.getByRole('button', { name: 'Box select' })
      await tool.click()
      await expect(tool).toHaveAttribute('aria-pressed', 'true')
      const box = await plot.boundingBox()
      if (box === null) throw new Error('The chart is not on the page')
      const at = ([across, down]: readonly [number, number]) =>
        [box.x + across * box.width, box.y + down * box.height] as const
      await page.mouse.move(...at(from))
      await page.mouse.down()
      await page.mouse.move(...at(to), { steps: 4 })
      await page.mouse.up()
    },
    /** Rests over a place of the plot, told in parts of its sides, as soon as it can be zoomed. */
    async pointAt(across: number, down: number) {
      await plot.scrollIntoViewIfNeeded()
      const box = await plot.boundingBox()
      if (box === null) throw new Error('The chart is not on the page')
      await page.mouse.move(box.x + across * box.width, box.y + down * box.height)
      await expect(plot.locator('[data-gestures]')).toBeAttached()
    },
    /** All points and figures are there. */
    async ready() {
      await expect(count).toBeVisible()
      await expect(figures.getByText(/^UMF values/)).toBeAttached()
    },
  }
}
