import type { Page } from '@playwright/test'
import { materialDetail } from './material-detail.ts'

/** An item that is open over a list. */
export function itemModal(page: Page, name: string) {
  const dialog = page.getByRole('dialog', { name, exact: true })
  return {
    dialog,
    detail: materialDetail(page, dialog),
    back: dialog.getByRole('button', { name: 'Go back' }),
    close: dialog.getByRole('button', { name: 'Close', exact: true }),
    newTab: dialog.getByRole('link', { name: 'Open in a new tab' }),
    next: dialog.getByRole('button', { name: 'Next item' }),
    previous: dialog.getByRole('button', { name: 'Previous item' }),
  }
}
