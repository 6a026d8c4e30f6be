import { expect, test } from './fixtures.ts'
import { receivedMail } from './outbox.ts'
import { account, fillLogin } from './pages/account.ts'
import { openPage } from './pages/open-page.ts'
import { register } from './people.ts'

test.describe('a password that was forgotten', () => {
  test.use({ tolerated: /status of (400|503)/ })

  test('asking for a link says the same for every address, and fails with the server', async ({
    page,
  }) => {
    const { alert, button, field, heading } = account(page)
    await openPage(page, '/forgot-password')
    await field('Email').fill('nobody-here@example.org')
    await page.route('**/v2/auth/recovery', (route) => route.fulfill({ status: 503, json: {} }))
    await button('Send link').click()
    await expect(alert).toContainText('The link couldn’t be sent')
    await page.unroute('**/v2/auth/recovery')
    await button('Send link').click()
    await expect(heading('Email sent')).toBeFocused()
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      'nobody-here@example.org',
    )
  })

  test('a forgotten password is replaced by the link of the mail, once', async ({
    page,
    request,
    baseURL,
  }) => {
    const { alert, button, field, heading, link, menu } = account(page)
    const person = await register(request)
    await openPage(page, '/login')
    await link('Forgot your password?').click()
    await expect(heading('Forgot your password?')).toBeVisible()
    await field('Email').fill(person.email)
    await button('Send link').click()
    await expect(heading('Email sent')).toBeVisible()

    const mail = await receivedMail(baseURL ?? '', person.email, 'Choose a new password')
    const address = /http\S+\/reset-password\?[^\s"<]+/.exec(mail)?.[0] ?? ''
    const { pathname, search } = new URL(address)
    await openPage(page, pathname + search)
    await expect(field('Email')).toHaveValue(person.email)
    await expect(field('Email')).not.toBeEditable()
    await field('New password').fill('a new kiln door')
    await field('Confirm password').fill('another kiln door')
    await button('Save new password').click()
    await expect(field('Confirm password')).toHaveAccessibleDescription('Passwords must match')
    await field('Confirm password').fill('a new kiln door')
    await button('Save new password').click()
    await expect(heading('Your password has been changed')).toBeFocused()
    await link('Back to login').click()
    await fillLogin(page, { ...person, password: 'a new kiln door' })
    await button('Log in').click()
    await expect(menu(person.name)).toBeVisible()

    await openPage(page, pathname + search)
    await field('New password').fill('a third kiln door')
    await field('Confirm password').fill('a third kiln door')
    await button('Save new password').click()
    await expect(alert).toContainText('This link has expired.')
    await link('Ask for a new link').click()
    await expect(page).toHaveURL('/forgot-password')
  })
})

test('the page of a link to choose a password is kept by nobody', async ({ request }) => {
  const path = '/reset-password?token=abc&email=test%40example.org'
  for (const answer of [await request.get(path), await request.get(path)]) {
    expect(answer.headers()['cache-control']).toBe('private, no-store')
  }
})

test('a link of a mail that lacks a part is not valid', async ({ page }) => {
  const { heading, link } = account(page)
  for (const search of ['', '?token=abc', '?email=test%40example.org', '?token=&email=']) {
    await openPage(page, `/reset-password${search}`)
    await expect(heading('This link is not valid')).toBeVisible()
  }
  await link('Ask for a new link').click()
  await expect(page).toHaveURL('/forgot-password')
  await link('Back to login').click()
  await expect(page).toHaveURL('/login')
})
