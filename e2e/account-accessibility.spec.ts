import { expectAccessible, THREE_SIZES } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { account } from './pages/account.ts'
import { openPage } from './pages/open-page.ts'
import { logInAnew } from './people.ts'

for (const [name, path] of [
  ['the login', '/login'],
  ['the login on the way elsewhere', '/login?redirect=%2Fsettings&from=register'],
  ['the registration', '/register'],
  ['a forgotten password', '/forgot-password'],
  ['a new password', '/reset-password?token=abc&email=test%40example.org'],
  ['a broken link', '/reset-password'],
] as const) {
  test(`${name}: no serious flaw in either theme at three widths`, async ({ page }) => {
    await openPage(page, path)
    await expectAccessible(page, THREE_SIZES)
  })
}

test('a form with everything wrong: no serious flaw', async ({ page }) => {
  await openPage(page, '/register')
  await account(page).button('Create account').click()
  await expect(account(page).field('Name')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, THREE_SIZES)
})

test('for who is logged in: no serious flaw, also in the menu', async ({ page, context }) => {
  const { name } = await logInAnew(context)
  await openPage(page, '/login')
  await expectAccessible(page, THREE_SIZES)
  await account(page).menu(name).click()
  await expect(account(page).logOut).toBeVisible()
  await expectAccessible(page, THREE_SIZES)
})

test('the login over a page: no serious flaw', async ({ page, library }) => {
  await openPage(page, (await library.recipe('Leach 4321')).path)
  await page
    .getByRole('region', { name: 'UMF chart' })
    .getByRole('button', { name: 'Log in' })
    .click()
  await expect(account(page).dialog.frame).toBeVisible()
  await expect(account(page).dialog.field('Email')).toBeFocused()
  await expectAccessible(page, THREE_SIZES)
})
