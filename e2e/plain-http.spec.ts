import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openPage } from './pages/open-page.ts'
import { shell } from './pages/shell.ts'
import { type Person, register } from './people.ts'
import config from './playwright.config.ts'

/** Where the product is on a network at home: to browsers, unlike 127.0.0.1, it is not to be trusted. */
const HOST = 'studio.test'
const { launchOptions = {} } = config.use ?? {}
test.use({
  // Such a browser says of itself what it does not do over plain http.
  tolerated: /^The Cross-Origin-Opener-Policy header has been ignored/,
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
  },
})

const notice = (page: Page) => page.getByRole('status', { name: /^To install .+, use https$/ })

async function logInOn(page: Page, { email, password }: Person): Promise<void> {
  const main = page.getByRole('main')
  await main.getByLabel('Email', { exact: true }).fill(email)
  await main.getByLabel('Password', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Log in' }).click()
}

const goTo = (page: Page, name: string) =>
  shell(page).sidebar.getByRole('link', { name, exact: true }).click()

test('over plain http whoever logs in is told once why nothing can be installed', async ({
  page,
  request,
  baseURL,
}) => {
  const site = (baseURL ?? '').replace('127.0.0.1', HOST)
  const person = await register(request)
  await openPage(page, `${site}/login`)
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await goTo(page, 'Materials')
  await expect(page.getByRole('heading', { level: 1, name: 'Materials' })).toBeVisible()
  await expect(notice(page)).toBeHidden()

  await openPage(page, `${site}/login`)
  await logInOn(page, person)
  await expect(page).toHaveURL(`${site}/`)
  await goTo(page, 'Materials')
  await expect(notice(page)).toContainText('its operating guide shows how')
  await notice(page).getByRole('button', { name: 'Close' }).click()
  await expect(notice(page)).toBeHidden()

  await openPage(page, `${site}/recipes`)
  await goTo(page, 'Materials')
  await expect(page.getByRole('heading', { level: 1, name: 'Materials' })).toBeVisible()
  await expect(notice(page)).toBeHidden()
})
