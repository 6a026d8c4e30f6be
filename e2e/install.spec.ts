import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openPage } from './pages/open-page.ts'
import { shell } from './pages/shell.ts'
import { logInAnew } from './people.ts'

const offer = (page: Page) => page.getByRole('status', { name: /^Install .+ as an app$/ })

/** What Chromium does where it would install the site, which it does for no test. */
async function mayBeInstalled(page: Page): Promise<void> {
  const isOursToAsk = await page.evaluate(() => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => {
        document.documentElement.dataset.prompted = 'true'
        return Promise.resolve({ outcome: 'accepted' })
      },
    })
    return !dispatchEvent(event)
  })
  expect(isOursToAsk).toBe(true)
}

const goOn = async (page: Page, name: string) => {
  await shell(page).sidebar.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

test('the site is offered as an app on the second page, and installed by the browser', async ({
  page,
}) => {
  await openPage(page, '/help')
  await mayBeInstalled(page)
  await expect(offer(page)).toBeHidden()
  await goOn(page, 'Materials')
  await offer(page).getByRole('button', { name: 'Install' }).click()
  await expect(shell(page).html).toHaveAttribute('data-prompted', 'true')
  await expect(offer(page)).toBeHidden()
})

test('who does not want it as an app is not asked again', async ({ page }) => {
  await openPage(page, '/help')
  await mayBeInstalled(page)
  await goOn(page, 'Materials')
  await offer(page).getByRole('button', { name: 'Not now' }).click()
  await expect(offer(page)).toBeHidden()
  await expect(shell(page).html).not.toHaveAttribute('data-prompted')

  await openPage(page, '/help')
  await mayBeInstalled(page)
  await goOn(page, 'Materials')
  await goOn(page, 'Recipes')
  await expect(offer(page)).toBeHidden()
})

test('what was installed otherwise is offered no longer', async ({ page }) => {
  await openPage(page, '/help')
  await mayBeInstalled(page)
  await goOn(page, 'Materials')
  await expect(offer(page)).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
  await expect(offer(page)).toBeHidden()
})

test('what is kept of somebody’s own may last, and the browser is asked so once', async ({
  page,
  context,
}) => {
  let asked = 0
  await page.exposeFunction('noteAsking', () => {
    asked += 1
  })
  await page.addInitScript(() => {
    const { noteAsking } = globalThis as unknown as { noteAsking: () => Promise<void> }
    navigator.storage.persist = () => noteAsking().then(() => false)
  })
  const isKept = () => page.evaluate(() => localStorage.getItem('glazy-kept-all') !== null)
  await openPage(page, '/recipes')
  await page.waitForTimeout(4_000)
  expect(asked).toBe(0)

  await logInAnew(context)
  await openPage(page, '/recipes')
  await expect.poll(isKept, { timeout: 60_000 }).toBe(true)
  expect(asked).toBe(1)
  await openPage(page, '/materials')
  await page.waitForTimeout(4_000)
  expect(asked).toBe(1)
})
