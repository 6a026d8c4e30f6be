import { expect, test } from './fixtures.ts'
import { materialList } from './pages/material-list.ts'
import { openPage } from './pages/open-page.ts'
import { logInAnew } from './people.ts'

const SEARCH_CALLS = '**/v2/search?*'
const LOOKUP_CALLS = '**/v2/search/lookup/**'

test('while a slow search runs, the earlier list stays in view', async ({ page }) => {
  const list = materialList(page)
  await openPage(page, '/recipes?q=leach')
  // It is there before it speaks: what appears together with its words is often not read aloud.
  await expect(list.results.getByRole('status')).toHaveText('')
  let answer = () => undefined as void
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  await page.route(SEARCH_CALLS, async (route) => {
    await isAnswered
    await route.continue()
  })
  await list.choose('Atmosphere', 'Oxidation')
  await expect(list.results.getByText('Updating...')).toBeVisible()
  await expect(list.link('Leach 4321 Celadon')).toBeVisible()
  answer()
  await expect(list.results.getByText('Updating...')).toBeHidden()
  await expect(list.link('Leach 4321 Celadon')).toBeHidden()
  await expect(list.link('Leach 4321')).toBeVisible()
})

test.describe('with a failing API', () => {
  test.use({ tolerated: /Failed to load resource/ })

  test('a field says that it cannot look a name up, and tries again', async ({ page, context }) => {
    await logInAnew(context)
    await openPage(page, '/recipes/new')
    await page.route(LOOKUP_CALLS, (route) => route.fulfill({ status: 500 }))
    const ingredient = page.getByRole('combobox', { name: 'Ingredient 1' })
    await ingredient.pressSequentially('sili')
    await expect(page.getByText('The search failed. Change the text to try again.')).toBeVisible({
      timeout: 20_000,
    })
    await page.unroute(LOOKUP_CALLS)
    await ingredient.pressSequentially('ca')
    await expect(page.getByRole('option', { name: /^Silica/ }).first()).toBeVisible()
  })

  test('the list says so and can be tried again', async ({ page }) => {
    const list = materialList(page)
    await openPage(page, '/recipes?q=leach')
    await page.route(SEARCH_CALLS, (route) =>
      route.fulfill({
        status: 429,
        json: {
          success: false,
          error: { code: 'request.rateLimited', message: 'Slow down', status_code: 429 },
        },
      }),
    )
    await list.choose('Cone', 'High fire, 9–14')
    const alert = list.results.getByRole('alert')
    await expect(alert).toContainText('Error loading materials')
    await expect(alert).not.toContainText('Slow down')
    await page.unroute(SEARCH_CALLS)
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(list.link('Leach 4321')).toBeVisible()
    await expect(alert).toBeHidden()
  })

  test('the front page stands without what is new, and can be asked for it again', async ({
    page,
  }) => {
    await openPage(page, '/help')
    await page.route(SEARCH_CALLS, (route) => route.fulfill({ status: 404, body: '' }))
    await page.getByRole('link', { name: 'Home' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('glaze')
    const newest = page.getByRole('region', { name: 'Newest recipes' })
    await expect(newest.getByRole('alert')).toContainText('Error loading materials')
    await page.unroute(SEARCH_CALLS)
    await newest.getByRole('button', { name: 'Try again' }).click()
    await expect(newest.getByRole('article').first()).toBeVisible()
    await expect(newest.getByRole('alert')).toBeHidden()
  })

  test('a server error is repeated before it is shown', async ({ page }) => {
    const list = materialList(page)
    await page.clock.install()
    await openPage(page, '/recipes?q=leach')
    let calls = 0
    // Those of the list: what is read for when there is no connection goes on beside it.
    await page.route('**/v2/search?q=leach&*', (route) => {
      calls += 1
      return calls < 3 ? route.fulfill({ status: 503, body: '' }) : route.continue()
    })
    await list.choose('Cone', 'High fire, 9–14')
    // It waits for two seconds, and then for three times as long.
    // The clock runs on by itself, too: on a slow machine a try may have come before we look.
    for (const [tries, wait] of [
      [1, 3_000],
      [2, 7_000],
    ] as const) {
      await expect.poll(() => calls).toBeGreaterThanOrEqual(tries)
      await page.clock.runFor(wait)
    }
    await expect.poll(() => calls).toBe(3)
    await expect(list.link('Leach 4321')).toBeVisible()
    await expect(list.results.getByRole('alert')).toBeHidden()
  })
})

test.describe('an address with a filter that does not exist', () => {
  // React reports the error that the screen explains.
  test.use({ tolerated: /status of 400|cannot have: (cone|base_type|color)$/m })

  for (const address of ['/recipes?cone=99999', '/materials?base_type=clay', '/search?color=red']) {
    test(`${address} is explained and leads home`, async ({ page }) => {
      const response = await openPage(page, address)
      expect(response?.status()).toBe(400)
      expect(await response?.text()).not.toContain('invalid_')
      await expect(
        page.getByRole('heading', { name: 'Invalid Search Parameters', level: 1 }),
      ).toBeVisible()
      await expect(page.getByText(/old bookmark/)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'Go home' }).click()
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }
})

test.describe('an address that leads nowhere', () => {
  test.use({ tolerated: /status of 404/ })

  test('offers the way home and the search', async ({ page }) => {
    const response = await openPage(page, '/nothing/at/all')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible()
    await expect(page).toHaveTitle('Page not found · Glazy')
    await expect(page.getByRole('main').getByRole('link', { name: 'Go home' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search')
  })
})
