import type { Page } from '@playwright/test'

/** The batch over the whole screen. */
export function weighOff(page: Page) {
  const dialog = page.getByRole('dialog')
  const now = dialog.getByRole('region', { name: 'Weigh now' })
  return {
    dialog,
    now,
    weighed: now.getByRole('button', { name: 'Weighed' }),
    done: now.getByRole('button', { name: 'Done' }),
    row: (name: string) => dialog.getByRole('listitem').filter({ hasText: name }),
    box: (name: string) => dialog.getByRole('checkbox', { name }),
    progress: (text: string) => dialog.getByText(text, { exact: true }),
    undo: dialog.getByRole('button', { name: 'Undo' }),
    close: dialog.getByRole('button', { name: 'Back to the recipe' }),
  }
}
