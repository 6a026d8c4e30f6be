import { expect, test } from './fixtures.ts'
import { materialDetail } from './pages/material-detail.ts'
import { materialList } from './pages/material-list.ts'
import { openPage, reloadPage } from './pages/open-page.ts'
import { settings } from './pages/settings.ts'
import { shell } from './pages/shell.ts'
import { logIn, logInAnew, register, savePreferences, userOf } from './people.ts'

const SCHEME = 'data-theme'
const FAULT = {
  status: 400,
  json: { success: false, error: { code: 'request.invalid', message: 'odd', status_code: 400 } },
}

test('a device that was never used draws pages as the account has it', async ({
  browser,
  context,
  library,
}) => {
  const person = await logInAnew(context)
  await savePreferences(context, {
    isDark: true,
    searchView: 'l',
    searchAnalysisType: 'umf',
    decimalPlaces: 3,
    isBatchCumulative: false,
    umfOxides: { type: 'xumf' },
  })
  const recipe = await library.recipe('Leach 4321')

  const device = await browser.newContext()
  await logIn(device, person)
  const html = async (path: string) => (await device.request.get(path)).text()
  expect((await html('/help')).match(/<html[^>]*>/)?.[0]).toContain(`${SCHEME}="dark"`)
  const list = await html('/recipes?q=leach+4321')
  expect(list).toContain('<table')
  expect(list).toMatch(/aria-current="true"[^>]*>UMF/)
  const page = await html(recipe.path)
  expect(page).toContain('0.736')
  await device.close()
})

test('what is chosen counts at once and is kept with the account', async ({
  page,
  context,
  library,
}) => {
  await logInAnew(context)
  const { card } = settings(page)
  await openPage(page, '/settings')
  const display = card('Numbers and lists')
  await display.getByRole('combobox', { name: 'Decimal places' }).selectOption('3')
  await display.getByRole('combobox', { name: 'Weigh batches' }).selectOption('Separately')
  await display.getByRole('combobox', { name: 'Show lists as' }).selectOption('Table')
  await display.getByRole('combobox', { name: 'Show tables in' }).selectOption('Mole %')
  await expect
    .poll(async () => (await userOf(context)).preferences)
    .toMatchObject({
      decimalPlaces: 3,
      isBatchCumulative: false,
      searchView: 'l',
      searchAnalysisType: 'molePercent',
    })

  await shell(page).sidebar.getByRole('link', { name: 'Recipes', exact: true }).click()
  await expect(materialList(page).figures('Mole %')).toHaveAttribute('aria-current', 'true')
  await openPage(page, (await library.recipe('Leach 4321')).path)
  const { batch, composition } = materialDetail(page)
  await expect(composition.getByText('40.000').first()).toBeVisible()
  await batch.open()
  await expect(batch.method('Separately')).toBeChecked()
})

test('the theme of the toggle is saved with the account', async ({ page, context }) => {
  await logInAnew(context)
  const { html, themeToggle } = shell(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await openPage(page, '/help')
  await themeToggle.click()
  await expect(html).toHaveAttribute(SCHEME, 'dark')
  await expect.poll(async () => (await userOf(context)).preferences.isDark).toBe(true)
  await reloadPage(page)
  await expect(html).toHaveAttribute(SCHEME, 'dark')
})

test('a login takes over what the account never had; what it has saved counts', async ({
  page,
  context,
  request,
}) => {
  const person = await register(request)
  const { html, themeToggle } = shell(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await openPage(page, '/recipes?q=leach&view=list')
  await materialList(page).figures('UMF').click()
  await themeToggle.click()
  await expect(html).toHaveAttribute(SCHEME, 'dark')

  await openPage(page, '/login')
  const main = page.getByRole('main')
  await main.getByLabel('Email', { exact: true }).fill(person.email)
  await main.getByLabel('Password', { exact: true }).fill(person.password)
  await main.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/')
  await expect
    .poll(async () => (await userOf(context)).preferences)
    .toMatchObject({ isDark: true, searchAnalysisType: 'umf', decimalPlaces: 2 })

  await savePreferences(context, { isDark: false })
  await reloadPage(page)
  await expect(html).toHaveAttribute(SCHEME, 'light')
  expect((await userOf(context)).preferences.isDark).toBe(false)
})

for (const who of ['anonymous', 'logged in'] as const) {
  test(`two tabs of a visitor who is ${who} follow each other`, async ({ page, context }) => {
    if (who === 'logged in') await logInAnew(context)
    await page.emulateMedia({ colorScheme: 'light' })
    await openPage(page, '/help')
    const other = await context.newPage()
    await other.emulateMedia({ colorScheme: 'light' })
    await openPage(other, '/help')
    await shell(page).themeToggle.click()
    await expect(shell(other).html).toHaveAttribute(SCHEME, 'dark')
  })
}

test('an anonymous visitor’s choices are kept in this browser', async ({
  page,
  context,
  library,
}) => {
  const recipe = await library.recipe('Leach 4321')
  await openPage(page, recipe.path)
  await materialDetail(page).batch.open()
  await materialDetail(page).batch.method('Separately').check()
  await reloadPage(page)
  await materialDetail(page).batch.open()
  await expect(materialDetail(page).batch.method('Separately')).toBeChecked()
  expect((await context.cookies()).find(({ name }) => name === 'glazy-preferences')?.value).toBe(
    encodeURIComponent('{"isBatchCumulative":false}'),
  )
})

test.describe('with a failing API', () => {
  test.use({ tolerated: /Failed to load resource/ })

  test('a theme that could not be saved goes back', async ({ page, context }) => {
    await logInAnew(context)
    const { html, themeToggle, toast } = shell(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await openPage(page, '/help')
    await page.route('**/v2/auth/preferences', (route) => route.fulfill(FAULT))
    await themeToggle.click()
    await expect(toast('Failed to save preference')).toBeVisible()
    await expect(html).toHaveAttribute(SCHEME, 'light')
  })

  test('saving groups after the session has ended asks for a login', async ({ page, context }) => {
    await logInAnew(context)
    const { umf } = settings(page)
    await openPage(page, '/settings')
    await page.route('**/v2/auth/preferences', (route) =>
      route.fulfill({
        status: 401,
        json: {
          success: false,
          error: { code: 'auth.required', message: 'Authentication required', status_code: 401 },
        },
      }),
    )
    await umf.type('Extended').check()
    await umf.save.click()
    await expect(shell(page).toast('Please log in to save preferences')).toBeVisible()
  })
})
