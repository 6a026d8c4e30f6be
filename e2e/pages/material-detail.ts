import type { Locator, Page } from '@playwright/test'

/** The page of a recipe, material or analysis; `within` the page itself or the modal over a list. */
export function materialDetail(page: Page, within: Page | Locator = page) {
  const batch = within.getByRole('region', { name: 'Batch calculator' })
  return {
    title: within.getByRole('heading', { level: 1 }),
    actions: within.getByRole('group', { name: 'Actions' }),
    /** Opens the menu of all that is done less often. */
    more: within.getByRole('button', { name: 'More actions' }),
    composition: within.getByRole('table', { name: /^Ingredients of/ }),
    tab: (name: string) => within.getByRole('tab', { name, exact: true }),
    panel: within.getByRole('tabpanel'),
    unityFormula: within.getByRole('group', { name: /^Unity molecular formula of/ }),
    description: within.getByRole('region', { name: 'Description' }),
    section: (name: string) => within.getByRole('region', { name }),
    /** Opens the batch of a recipe over the whole screen. */
    weigh: within.getByRole('button', { name: 'Weigh', exact: true }).first(),
    /** In the head of the ingredients. */
    batchSize: within.getByRole('textbox', { name: 'Batch size' }),
    batch: {
      /** The calculator is there once it is asked for. */
      open: async () => {
        await within.getByRole('button', { name: 'Batch calculator' }).click()
        await batch.waitFor()
      },
      close: batch.getByRole('button', { name: 'Close' }),
      size: batch.getByRole('textbox', { name: 'Batch size' }),
      tare: batch.getByRole('textbox', { name: 'Tare', exact: true }),
      tareOf: (name: string) => batch.getByRole('textbox', { name: `Tare of ${name}` }),
      amount: (name: string) => batch.getByRole('textbox', { name: `Weight of ${name}` }),
      total: batch.getByRole('textbox', { name: 'Total weight' }),
      weighOff: batch.getByRole('button', { name: 'Weigh', exact: true }),
      step: batch.getByRole('combobox', { name: 'Scale step' }),
      unit: batch.getByRole('combobox', { name: 'Unit' }),
      method: (name: string) => batch.getByRole('radio', { name }),
      table: batch.getByRole('table', { name: 'Batch calculator' }),
      row: (name: string) => batch.getByRole('row').filter({ hasText: name }).first(),
      cost: batch.getByText('Calculate cost'),
      price: (name: string) => batch.getByRole('textbox', { name: `Price of ${name}` }),
      costTable: batch.getByRole('table', { name: 'Cost of the batch' }),
      notice: (text: string | RegExp) => batch.getByText(text),
    },
  }
}

/** Figures of the rows of a table, by the text that begins them; also those that are in fields. */
export async function tableFigures(table: Locator): Promise<string[][]> {
  const rows = await table.locator('tbody tr').all()
  return Promise.all(
    rows.map((row) =>
      row
        .locator('th, td')
        .evaluateAll((cells: HTMLElement[]) =>
          cells.map(
            (cell) =>
              cell.querySelector<HTMLInputElement>('input[type="text"]')?.value ??
              cell.innerText.trim(),
          ),
        ),
    ),
  )
}
