import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { holdScripts } from './pages/held-scripts.ts'
import { openPage } from './pages/open-page.ts'
import { shell } from './pages/shell.ts'
import { logInAnew, userOf } from './people.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60
const SAVING = '**/v2/auth/preferences'

async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page.locator('summary', { hasText: 'Language' }).click()
  await page.getByRole('button', { name, exact: true }).first().click()
}

/** Counts how often a document is asked for, in whatever way. */
function countLoads(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1
  })
  return () => count
}

/** Long after a page would have been loaded again. */
const waitInVain = (page: Page) => page.waitForTimeout(1_000)

const localeCookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'glazy-locale')

const savedLocale = async (context: BrowserContext) => {
  const { preferences, savedPreferences = [] } = await userOf(context)
  return savedPreferences.includes('locale') ? preferences.locale : undefined
}

test('whoever nobody knows has a language for a year, after one reload', async ({
  page,
  context,
}) => {
  await openPage(page, '/help')
  const loads = countLoads(page)
  await chooseLanguage(page, 'Italiano')
  await expect(shell(page).html).toHaveAttribute('lang', 'it')
  await waitInVain(page)
  expect(loads()).toBe(1)
  const { value, expires = 0 } = (await localeCookie(context)) ?? {}
  expect(value).toBe('it')
  const seconds = expires - Date.now() / 1000
  expect(Math.abs(seconds - YEAR_SECONDS)).toBeLessThan(300)
})

test('the language of an account is saved with it before the page is loaded again, once', async ({
  page,
  context,
}) => {
  await logInAnew(context)
  await openPage(page, '/help')
  const loads = countLoads(page)
  await page.route(SAVING, async (route) => {
    // A slow connection: what is being saved must not be cut off by the reload.
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    expect(loads()).toBe(0)
    await route.continue()
  })
  await chooseLanguage(page, 'Italiano')
  await expect(shell(page).html).toHaveAttribute('lang', 'it')
  await waitInVain(page)
  expect(loads()).toBe(1)
  expect(await savedLocale(context)).toBe('it')
  expect((await localeCookie(context))?.value).toBe('it')
})

test('another tab of the same account goes along, with one reload', async ({ page, context }) => {
  await logInAnew(context)
  await openPage(page, '/help')
  const other = await context.newPage()
  await openPage(other, '/help')
  const loads = countLoads(other)
  await chooseLanguage(page, 'Italiano')
  await expect(shell(other).html).toHaveAttribute('lang', 'it')
  await waitInVain(other)
  expect(loads()).toBe(1)
})

test.describe('with a failing API', () => {
  test.use({ tolerated: /Failed to load resource/ })

  for (const delayMs of [0, 1_000]) {
    test(`a language that could not be saved goes back, without a reload, after ${delayMs} ms`, async ({
      page,
      context,
    }) => {
      await logInAnew(context)
      await openPage(page, '/help')
      const loads = countLoads(page)
      await page.route(SAVING, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, delayMs))
        await route.fulfill({
          status: 400,
          json: {
            success: false,
            error: { code: 'request.invalid', message: 'odd', status_code: 400 },
          },
        })
      })
      await chooseLanguage(page, 'Italiano')
      await expect(shell(page).toast('Failed to save language preference to server')).toBeVisible()
      await waitInVain(page)
      expect(loads()).toBe(0)
      expect(await localeCookie(context)).toBeUndefined()
      expect(await savedLocale(context)).toBeUndefined()
      await expect(shell(page).html).toHaveAttribute('lang', 'en')
      await openPage(page, '/recipes')
      await expect(shell(page).html).toHaveAttribute('lang', 'en')
    })
  }
})

test('a browser that keeps no cookie says so and stays as it is', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined })
  })
  await openPage(page, '/help')
  const loads = countLoads(page)
  await chooseLanguage(page, 'Italiano')
  await expect(shell(page).toast('Failed to update language preference')).toBeVisible()
  await waitInVain(page)
  expect(loads()).toBe(0)
})

test('menus and sections that are opened while the scripts are on their way are filled when these are there', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/help', { waitUntil: 'commit' })
  const { menuButton, sidebar } = shell(page)
  await sidebar.locator('summary', { hasText: 'Language' }).click()
  await sidebar.locator('summary', { hasText: 'Chart' }).click()
  await menuButton.click()
  // By the browser alone, which a page that has come to life would have filled.
  await expect(page.getByRole('banner').locator(':popover-open')).toBeVisible()
  const entry = (place: Locator) => place.getByRole('button', { name: 'Italiano' })
  await expect(entry(page.getByRole('banner'))).toHaveCount(0)
  release()
  await expect(entry(page.getByRole('banner'))).toBeVisible()
  await expect(entry(sidebar)).toBeVisible()
  await expect(sidebar.getByText('Open a recipe, material or analysis')).toBeVisible()
})
