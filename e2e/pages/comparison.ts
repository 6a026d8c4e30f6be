import type { Page } from '@playwright/test'

/** Items side by side. */
export function comparison(page: Page) {
  const table = page.getByRole('region', { name: 'Comparison' }).getByRole('table')
  return {
    table,
    /** What scrolls sideways, with the heads. */
    rows: table.locator('tbody'),
    columns: table.locator('thead').getByRole('link'),
    letters: table.locator('thead').getByText(/^[A-J]$/),
    /** The line of what all items have alike. */
    alike: (what: RegExp) => table.getByRole('button', { name: what }),
    reference: page.getByRole('combobox', { name: 'Difference from' }),
    row: (name: string) => table.getByRole('row', { name: new RegExp(`^${name} `) }).first(),
    sections: page.getByRole('button', { name: 'Rows' }),
    section: (name: string) => page.getByRole('checkbox', { name, exact: true }),
    onlyDifferent: page.getByRole('checkbox', { name: 'Differences only' }),
    remove: (name: string) => table.getByRole('button', { name: `Remove ${name}`, exact: true }),
  }
}
