import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, OWN_WORKER, test } from './fixtures.ts'
import { openPage } from './pages/open-page.ts'
import { workerIsReady } from './pages/service-worker.ts'
import { logInAnew } from './people.ts'

test.use({
  ...OWN_WORKER,
  tolerated: /Failed to load resource|ERR_INTERNET_DISCONNECTED|Quota/,
})

/** Whether the browser still writes a megabyte into a database that is nobody's. */
const hasRoom = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('is-there-room')
      request.onupgradeneeded = () => request.result.createObjectStore('some')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(new Error(request.error?.message))
    })
    const isWritten = await new Promise<boolean>((resolve) => {
      const transaction = database.transaction('some', 'readwrite')
      transaction.objectStore('some').put(new Uint8Array(1_000_000), 1)
      transaction.oncomplete = () => resolve(true)
      transaction.onabort = () => resolve(false)
    })
    database.close()
    return isWritten
  })

/** Leaves the site less room on the disk than it has taken, or all of it again. */
async function limitStorage(page: Page, quotaSize?: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize })
  // The browser goes by what it last knew of the free room for half a minute.
  await expect.poll(() => hasRoom(page), { timeout: 60_000 }).toBe(quotaSize === undefined)
}

test('where the disk is full, what is typed stays in its form and can be sent once there is room', async ({
  page,
  context,
}) => {
  await logInAnew(context)
  await openPage(page, '/recipes/new')
  await workerIsReady(page)
  await page.getByLabel('Name').fill('No room for it')
  await page.getByRole('combobox', { name: 'Ingredient 1', exact: true }).fill('Silica')
  await expect(page.getByRole('option', { name: /^Silica/ }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await page.getByLabel('Amount of Silica', { exact: true }).fill('100')
  await page.waitForLoadState('networkidle')
  await limitStorage(page, 1)
  await context.setOffline(true)
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()

  const notice = page.getByRole('heading', { level: 1, name: 'Storage Space Full' })
  await expect(notice).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(notice).toBeHidden()
  await expect(page).toHaveURL(/\/recipes\/new$/)
  await expect(page.getByLabel('Name')).toHaveValue('No room for it')
  await expect(page.getByLabel('Amount of Silica', { exact: true })).toHaveValue('100')

  await limitStorage(page)
  await save.click()
  await expect(page).toHaveURL(/\/outbox$/)
  await expect(page.getByText('1 change is waiting to be sent.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Nothing is waiting')).toBeVisible()
})
