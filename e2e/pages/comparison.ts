import type { Page } from '@playwright/test'

/** Items side by side. */
export function comparison(page: Page) {
  const figures = page.getByRole('region', { name: /^Comparison/ })
  const table = figures.getByRole('table')
  return {
    table,
    /** What scrolls. */
    figures,
    columns: table.locator('thead').getByRole('link'),
    row: (name: string) => table.getByRole('row', { name: new RegExp(`^${name} `) }).first(),
    sections: page.getByRole('button', { name: 'What is compared' }),
    section: (name: string) => page.getByRole('checkbox', { name, exact: true }),
    onlyDifferent: page.getByRole('checkbox', { name: 'Only what differs' }),
    remove: (name: string) => table.getByRole('button', { name: `Remove ${name}`, exact: true }),
  }
}
