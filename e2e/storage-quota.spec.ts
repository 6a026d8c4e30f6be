import { expect, test } from './fixtures.ts'
import { openPage } from './pages/open-page.ts'
import { workerIsReady } from './pages/service-worker.ts'
import { logInAnew } from './people.ts'

test.use({
  serviceWorkers: 'allow',
  tolerated: /Failed to load resource|ERR_INTERNET_DISCONNECTED/,
})

test('where a device has no room for what is written without a connection, nothing typed is lost', async ({
  page,
  context,
}) => {
  await logInAnew(context)
  await openPage(page, '/recipes')
  const { origin } = new URL(page.url())
  const browser = await context.newCDPSession(page)
  const giveRoom = (quotaSize?: number) =>
    browser.send('Storage.overrideQuotaForOrigin', {
      origin,
      ...(quotaSize !== undefined && { quotaSize }),
    })
  const full = page.getByRole('heading', { name: 'Storage Space Full', level: 1 })
  const title = page.getByLabel('Title')

  await openPage(page, '/posts/new')
  await workerIsReady(page)
  await page.waitForLoadState('networkidle')
  await title.fill('Written on a full phone')
  await page
    .getByRole('main')
    .locator('[contenteditable=true]')
    .fill('A glaze that ran, cone 6 oxidation, on the inside of a bowl.')
  await giveRoom(1)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(full).toBeVisible()
  await expect(title).toBeHidden()

  // With room again, the form is as it was, and what it says waits.
  await giveRoom()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(full).toBeHidden()
  await expect(title).toHaveValue('Written on a full phone')
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await openPage(page, '/outbox')
  const entry = page.getByRole('main').getByRole('listitem').first()
  await expect(entry).toContainText('Written on a full phone')

  // Clearing frees what can be had again, and keeps what waits.
  await openPage(page, '/posts/new')
  await title.fill('And another one')
  await page
    .getByRole('main')
    .locator('[contenteditable=true]')
    .fill('The same glaze once more, a cone lower and thinner.')
  await giveRoom(1)
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(full).toBeVisible()
  await context.setOffline(false)
  await giveRoom()
  const isReloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Clear Storage and Reload' }).click()
  await isReloaded
  await expect(full).toBeHidden()
  await openPage(page, '/outbox')
  await expect
    .poll(async () => (await context.request.get('/v2/logs')).text())
    .toContain('Written on a full phone')
})
