import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { makeOperator } from './operator.ts'
import { account } from './pages/account.ts'
import { openPage } from './pages/open-page.ts'
import { logInAnew } from './people.ts'

test('an operator sees how the site is doing and finds an account; nobody else does', async ({
  page,
  context,
}) => {
  const person = await logInAnew(context)
  expect((await context.request.get('/operator')).status()).toBe(404)
  await makeOperator(person)
  await openPage(page, '/')
  await account(page).menu(person.name).click()
  await page.getByRole('link', { name: 'Operator' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Operator' })).toBeVisible()
  for (const name of ['Users', 'Storage', 'Search index', 'Email', 'Imports', 'Version']) {
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
  }
  await page.getByRole('searchbox', { name: 'Search accounts' }).fill(person.email)
  await page.getByRole('searchbox', { name: 'Search accounts' }).press('Enter')
  await expect(page.getByText('1 account', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByText(person.email)).toBeVisible()
  await expectAccessible(page)
})
