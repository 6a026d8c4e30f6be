import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { startReferenceSite } from '#pages/reference-site.ts'
import { CHROMIUM_FLAGS } from '#product/chromium.ts'
import { startServer } from '#product/processes.ts'
import { type Figure, ms, printFigures } from '#report.ts'
import type { Settings } from '#settings.ts'
import { BLOCKED_MAX, type Field, KEYS, SLOWDOWN, typeInto } from './type-into.ts'
import { logInWriter, type Writer } from './writer.ts'

const WORDS = 'potash feldspar and quartz '
const AMOUNT = ['1', '2', '.', '5', 'Backspace', 'Backspace', 'Backspace', 'Backspace']

/** Typing into the forms on a slow phone: how long a page is deaf at most. */
export async function benchTyping({ workDir, port }: Settings): Promise<void> {
  const dataDir = join(workDir, 'typing')
  await rm(dataDir, { recursive: true, force: true })
  const server = await startServer({ dataDir, port })
  const reference = await startReferenceSite(port + 1)
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: CHROMIUM_FLAGS,
  })
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const fields = await fieldsOf(await logInWriter(context, server.url), server.url)
    const bare = await typeInto(browser, context, {
      what: 'a bare field',
      path: `${reference.url}/field`,
      locate: (page) => page.getByRole('textbox'),
      keys: [...WORDS],
    })
    const figures: Figure[] = []
    for (const field of fields) {
      const held = await typeInto(browser, context, field)
      figures.push({
        what: field.what,
        ours: `${ms(held.longest)}, ${ms(held.longestOfProcessor)} of the processor`,
        reference: `${ms(bare.longest)}, ${ms(bare.longestOfProcessor)} a bare field`,
        target: `≤ ${BLOCKED_MAX} ms`,
        isReached: held.longest <= BLOCKED_MAX,
      })
    }
    const how = `${SLOWDOWN}× slower CPU, ${KEYS} keys each, the longest task of the page`
    printFigures(`Typing into forms, ${how}`, figures)
  } finally {
    await browser.close()
    await reference.stop()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function fieldsOf(writer: Writer, url: string): Promise<readonly Field[]> {
  const material = await writer.material()
  const recipes = [12, 50].map(async (rows) => ({ rows, id: await writer.recipe(rows) }))
  return [
    ...(await Promise.all(recipes)).flatMap(({ rows, id }): readonly Field[] => [
      {
        what: `amount in a recipe of ${rows} rows`,
        path: `${url}/recipes/${id}/edit`,
        locate: (page) => page.locator('input[data-field="amount"]').nth(rows - 2),
        keys: AMOUNT,
      },
      {
        what: `ingredient in a recipe of ${rows} rows`,
        path: `${url}/recipes/${id}/edit`,
        locate: (page) => page.locator('input[data-field="ingredient"]').last(),
        keys: [...WORDS],
      },
    ]),
    {
      what: 'figure of a raw material',
      path: `${url}/materials/${material}/edit`,
      locate: (page) => page.locator('input[data-figure="MgO"]'),
      keys: AMOUNT,
    },
    {
      what: 'name among the details',
      path: `${url}/materials/${material}/details`,
      locate: (page) => page.getByRole('textbox', { name: 'Name', exact: true }),
      keys: [...WORDS],
    },
    {
      what: 'description, rich text',
      path: `${url}/materials/${material}/details`,
      locate: (page) => page.locator('[contenteditable="true"]'),
      keys: [...WORDS],
    },
  ]
}
