import type { Page } from '@playwright/test'

/** The bar at the lower edge while items are selected. */
export function selectionBar(page: Page) {
  const bar = page.getByRole('region', { name: 'Selected items' })
  return {
    bar,
    count: bar.getByRole('status'),
    compare: bar.getByRole('link', { name: 'Compare' }),
    print: bar.getByRole('link', { name: 'Print' }),
    button: (name: string) => bar.getByRole('button', { name }),
  }
}
