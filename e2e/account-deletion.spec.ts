import { expectAccessible, THREE_SIZES } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { receivedMail } from './outbox.ts'
import { openPage } from './pages/open-page.ts'
import { settings } from './pages/settings.ts'
import { shell } from './pages/shell.ts'
import { becomeStranger, logIn, logInAnew, userOf } from './people.ts'

test('an account is asked to be deleted, is not found meanwhile, and is kept after a login', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const person = await logInAnew(context)
  const { username } = await userOf(context)
  await openPage(page, '/settings')
  const { deletion, deletionDialog, leaving, keepAccount } = settings(page)
  await deletion.getByRole('button', { name: 'Delete account…' }).click()
  const saved = page.waitForEvent('download')
  await deletionDialog.getByRole('button', { name: 'Download YAML' }).click()
  expect((await saved).suggestedFilename()).toBe('my-data.yaml')
  await deletionDialog.getByLabel('Current password', { exact: true }).fill(person.password)
  await expectAccessible(page, THREE_SIZES)
  await deletionDialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(leaving).toBeVisible()
  expect((await request.get(`/v2/users/${username}`)).status()).toBe(404)
  const mail = await receivedMail(baseURL ?? '', person.email, 'Your account will be deleted on')
  expect(mail).toContain('/settings')

  await becomeStranger(page)
  await logIn(context, person)
  await openPage(page, '/recipes')
  await expect(leaving).toBeVisible()
  await keepAccount.click()
  await expect(shell(page).toast('Your account stays')).toBeVisible()
  await expect(leaving).toBeHidden()
  expect((await request.get(`/v2/users/${username}`)).status()).toBe(200)
})
