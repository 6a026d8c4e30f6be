import type { Page } from '@playwright/test'

const POINTS_PER_MM = 72 / 25.4

/** Prints the page as the browser does; answers the size of each sheet, in whole millimetres. */
export async function readPages(page: Page): Promise<string[]> {
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  return [...file.matchAll(/\/Type \/Page\n[^]*?\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) =>
      [width, height].map((points) => Math.round(Number(points) / POINTS_PER_MM)).join(' × '),
  )
}
