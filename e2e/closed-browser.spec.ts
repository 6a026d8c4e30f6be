import type { BrowserContext, Page } from '@playwright/test'
import { drawPicture } from './draw-picture.ts'
import { expect, test } from './fixtures.ts'
import { openPage } from './pages/open-page.ts'
import { workerIsReady } from './pages/service-worker.ts'
import { logInAnew, userOf } from './people.ts'

const waits = (page: Page) => page.getByText('2 changes are waiting to be sent.')

/** Waits until the page that stands for all others without a connection is kept. */
async function shellIsKept(page: Page): Promise<void> {
  await workerIsReady(page)
  const isKept = () =>
    page.evaluate(async () => (await (await caches.open('glazy-shell')).keys()).length > 0)
  await expect.poll(isKept, { timeout: 60_000 }).toBe(true)
}

test('what waits to be sent is there after the browser was closed, and goes out from the next one', async ({
  playwright,
  launchOptions,
  baseURL,
}, info) => {
  /** A browser of one person, which remembers what it had. */
  const openBrowser = (): Promise<BrowserContext> =>
    playwright.chromium.launchPersistentContext(info.outputPath('profile'), {
      ...launchOptions,
      ...(baseURL && { baseURL }),
      locale: 'en-GB',
      timezoneId: 'UTC',
      serviceWorkers: 'allow',
    })

  const first = await openBrowser()
  await logInAnew(first)
  const [schedules, logs] = [await first.newPage(), await first.newPage()]
  await openPage(schedules, '/kilnschedules')
  await shellIsKept(schedules)
  await schedules.getByRole('button', { name: 'New schedule' }).click()
  await schedules.getByLabel('Name', { exact: true }).fill('Slow bisque')
  await openPage(logs, '/posts/new')
  for (const page of [schedules, logs]) await page.waitForLoadState('networkidle')
  const buffer = await drawPicture(logs, '#8a5a33')
  await first.setOffline(true)
  await schedules.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(schedules.getByText('1 change is waiting to be sent.')).toBeVisible()
  await logs.getByLabel('Title').fill('Opened the kiln')
  await logs.getByRole('textbox', { name: 'Description' }).fill('Three days of cooling, no cracks.')
  const photo = { name: 'kiln.png', mimeType: 'image/png', buffer }
  await logs.locator('input[type=file]').setInputFiles(photo)
  await logs.getByRole('button', { name: 'Post' }).click()
  await expect(waits(logs)).toBeVisible()
  await first.close()

  const second = await openBrowser()
  await second.setOffline(true)
  const page = await second.newPage()
  await page.goto('/outbox')
  await expect(page.getByRole('heading', { name: 'Slow bisque' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Opened the kiln' })).toBeVisible()
  await expect(waits(page)).toBeVisible()
  await second.setOffline(false)
  await expect(page.getByText('Nothing is waiting')).toBeVisible()
  const { id } = await userOf(second)
  const read = async (address: string) =>
    ((await (await second.request.get(address)).json()) as { data: object[] }).data
  expect(await read(`/v2/kilnschedules?u=${id}`)).toMatchObject([{ name: 'Slow bisque' }])
  expect(await read(`/v2/logs?u=${id}`)).toMatchObject([
    { title: 'Opened the kiln', images: [{ width: 400 }] },
  ])
  await second.close()
})
