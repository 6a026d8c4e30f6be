import type { Page } from '@playwright/test'

/** The dialog that Ctrl K opens. */
export function quickSearch(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Quick search' })
  return {
    dialog,
    field: dialog.getByRole('combobox', { name: 'Search the library' }),
    options: dialog.getByRole('option'),
    selected: dialog.getByRole('option', { selected: true }),
    status: dialog.getByRole('status'),
    own: dialog.getByRole('checkbox', { name: 'Only my items' }),
    alert: dialog.getByRole('alert'),
    tab: (name: string) => dialog.getByRole('tab', { name }),
  }
}
