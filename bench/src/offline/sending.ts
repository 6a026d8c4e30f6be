import type { BrowserContext, Page } from 'playwright-core'
import { untilKept, visitNewProduct } from '#product/chromium.ts'
import { ms, printFigures } from '#report.ts'
import type { Settings } from '#settings.ts'
import { logInWriter } from '#typing/writer.ts'

const ENTRIES = 50
const SENDING_MAX_MS = 5_000
/** Milliseconds after which what waits is taken for stuck. */
const PATIENCE_MS = 60_000

/** How long what was written without a connection takes to go out, once there is one. */
export function benchSending(settings: Settings): Promise<void> {
  return visitNewProduct('sending', settings, async (browser, url) => {
    const context = await browser.newContext({ baseURL: url })
    const writer = await logInWriter(context, url)
    const page = await context.newPage()
    await writeOffline(page)
    const began = performance.now()
    await context.setOffline(false)
    await page.getByText('waiting to be sent').waitFor({ state: 'hidden', timeout: PATIENCE_MS })
    const sending = performance.now() - began
    const arrived = await schedulesOf(context, writer.id)
    if (arrived !== ENTRIES) throw new Error(`${arrived} of ${ENTRIES} schedules arrived`)
    const alone = await oneAfterTheOther(() => writer.schedule())
    printFigures(`${ENTRIES} kiln schedules that were written without a connection`, [
      {
        what: 'from the connection until nothing waits',
        ours: ms(sending),
        reference: `${ms(alone)} for as many bare requests, one after the other`,
        target: `≤ ${ms(SENDING_MAX_MS)}`,
        isReached: sending <= SENDING_MAX_MS,
      },
    ])
  })
}

/** Writes so many schedules in the form of the site, without a connection. */
async function writeOffline(page: Page): Promise<void> {
  await page.goto('/kilnschedules', { waitUntil: 'networkidle' })
  await untilKept(page)
  const begin = page.getByRole('button', { name: 'New schedule' })
  const name = page.getByLabel('Name', { exact: true })
  await begin.click()
  // What the form needs without a connection comes with it.
  await name.waitFor()
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  for (let count = 1; count <= ENTRIES; count += 1) {
    if (count > 1) await begin.click()
    await name.fill(`Firing ${count}`)
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await page.getByText(new RegExp(`^${count} changes? (is|are) waiting to be sent`)).waitFor()
  }
}

async function schedulesOf(context: BrowserContext, id: number): Promise<number> {
  const answer = await context.request.get(`/v2/kilnschedules?u=${id}`)
  const { meta } = (await answer.json()) as { meta: { pagination: { total: number } } }
  return meta.pagination.total
}

async function oneAfterTheOther(send: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  for (let count = 0; count < ENTRIES; count += 1) await send()
  return performance.now() - began
}
