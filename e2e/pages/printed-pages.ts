import type { Page } from '@playwright/test'

const POINTS_PER_MM = 72 / 25.4
const MARGIN = '10mm'

/**
 * Prints the page as the browser does; answers the size of each sheet, in whole millimetres.
 *
 * @param paper of the printer, with the margins that browsers leave; what the page itself asks for
 *   unless it is told
 */
export async function readPages(page: Page, paper?: 'Letter' | 'A4'): Promise<string[]> {
  const margin = { left: MARGIN, right: MARGIN, top: MARGIN, bottom: MARGIN }
  const options = paper ? { format: paper, margin } : { preferCSSPageSize: true }
  const file = (await page.pdf(options)).toString('latin1')
  return [...file.matchAll(/\/Type \/Page\n[^]*?\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) =>
      [width, height].map((points) => Math.round(Number(points) / POINTS_PER_MM)).join(' × '),
  )
}
