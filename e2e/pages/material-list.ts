import type { Page } from '@playwright/test'

/** A list of recipes, materials or analyses. */
export function materialList(page: Page) {
  const results = page.getByRole('region', { name: 'Results' })
  const filters = page.getByRole('region', { name: 'Filters', exact: true })
  const chips = page.getByRole('list', { name: 'Active filters' })
  const items = results.locator('[data-item]')
  return {
    results,
    filters,
    chips,
    items,
    heading: page.getByRole('heading', { level: 1 }),
    count: page.getByRole('main').locator('header').getByRole('status'),
    order: page.getByRole('combobox', { name: 'Sort by' }),
    /**
     * To another page of it, by keyboard: cards get their size as they come into view, and what stands
     * below them then moves away from under a pointer.
     */
    async turnTo(name: 'Next' | 'Previous') {
      await page
        .getByRole('navigation', { name: 'Pages' })
        .getByRole('link', { name })
        .press('Enter')
    },
    link: (name: string) => results.getByRole('link', { name, exact: true }),
    item: (name: string) =>
      items.filter({ has: page.getByRole('link', { name, exact: true }) }).first(),
    checkbox: (name: string) =>
      results.getByRole('checkbox', { name: `Select ${name}`, exact: true }),
    chip: (label: string) => chips.getByRole('link', { name: `Remove ${label}`, exact: true }),
    view: (name: 'Grid' | 'Details' | 'Table') =>
      page.getByRole('navigation', { name: 'View' }).getByRole('link', { name }),
    figures: (name: string) =>
      page.getByRole('navigation', { name: 'Values' }).getByRole('link', { name }),
    /** Opens a filter's menu and takes one of its choices. */
    async choose(filter: string, choice: string) {
      await filters.getByRole('button', { name: filter }).click()
      await filters
        .getByRole('group', { name: filter })
        .getByRole('link', { name: choice, exact: true })
        .click()
    },
    /** Names of the items in their order. */
    names: () => results.locator('a[data-material]:not([aria-hidden])').allTextContents(),
  }
}
