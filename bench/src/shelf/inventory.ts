import { type Browser, chromium, type Page } from 'playwright-core'
import { visitCommunity } from '#community/visit-community.ts'
import { CHROMIUM_FLAGS } from '#product/chromium.ts'
import { type Figure, ms, printFigures, whole } from '#report.ts'
import type { Settings } from '#settings.ts'
import type { Held } from '#typing/long-tasks.ts'
import { BLOCKED_MAX, type Field, KEYS, SLOWDOWN, typeInto } from '#typing/type-into.ts'
import { logInWriter } from '#typing/writer.ts'
import { removeShelf, stockShelf } from './stock-shelf.ts'

const ROWS = 2_000
/** Rows of a page: as many as there can be. */
const PAGE_SIZE = 50

/** A price among thousands: its row is opened, the price typed, and saved, again and again. */
export async function benchInventory(settings: Settings): Promise<void> {
  await visitCommunity(settings, async ({ server, client }) => {
    const browser = await launch()
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const { id } = await logInWriter(context, server.url)
    try {
      await stockShelf(client, id, ROWS)
      await context.addInitScript(
        (size) => localStorage.setItem('glazy-inventory-page-size', size),
        String(PAGE_SIZE),
      )
      const figures: Figure[] = []
      for (const field of fieldsOf(`${server.url}/${id}/inventory`)) {
        figures.push(figureOf(field.what, await typeInto(browser, context, field)))
      }
      const how = `${SLOWDOWN}× slower CPU, ${KEYS} keys each, the longest task of the page`
      printFigures(`Inventory of ${whole(ROWS)} rows, ${PAGE_SIZE} on a page, ${how}`, figures)
    } finally {
      await browser.close()
      await removeShelf(client, id)
    }
  })
}

const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: CHROMIUM_FLAGS,
  })

function fieldsOf(path: string): readonly Field[] {
  const rows = (page: Page) => page.locator('tbody tr')
  return [
    {
      what: 'words to find a row',
      path,
      locate: (page) => page.getByRole('main').getByRole('searchbox'),
      keys: [...'feldspar', ...Array.from({ length: 8 }, () => 'Backspace')],
    },
    {
      what: 'a price, not saved yet',
      path,
      open: (page) => rows(page).nth(25).getByRole('button').first().click(),
      locate: (page) => page.locator('tbody input').first(),
      keys: ['1', '2', '.', '5', 'Backspace', 'Backspace', 'Backspace', 'Backspace'],
    },
    {
      what: 'a price, opened, changed and saved by keys',
      path,
      locate: (page) => rows(page).nth(25).getByRole('button').first(),
      // Opens the row, writes behind the price, saves it, and is back at the button.
      keys: ['Enter', 'End', '1', 'Enter', 'Enter', 'End', 'Backspace', 'Enter'],
    },
  ]
}

function figureOf(what: string, { longest, longestOfProcessor }: Held): Figure {
  return {
    what,
    ours: `${ms(longest)}, ${ms(longestOfProcessor)} of the processor`,
    target: `≤ ${BLOCKED_MAX} ms`,
    isReached: longest <= BLOCKED_MAX,
  }
}
