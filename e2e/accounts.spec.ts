import { randomUUID } from 'node:crypto'
import { expect, test } from './fixtures.ts'
import { account, fillLogin, fillRegistration, storedSession } from './pages/account.ts'
import { holdScripts } from './pages/held-scripts.ts'
import { openPage, reloadPage } from './pages/open-page.ts'
import { shell } from './pages/shell.ts'
import { logInAnew, type Person, register } from './people.ts'

function newPerson(): Person {
  const id = randomUUID().slice(0, 8)
  return { name: `Test ${id}`, email: `test-${id}@example.org`, password: `door ${id} kiln` }
}

test('who registers is logged in, stays so over a reload, and logs out', async ({
  page,
  context,
}) => {
  const { button, check, menu, loginLink, logOut } = account(page)
  const person = newPerson()
  await openPage(page, '/help')
  await loginLink.click()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(check(/activity on my recipes/)).toBeChecked()
  await expect(check(/occasional news/)).not.toBeChecked()
  await fillRegistration(page, {
    ...person,
    name: `  ${person.name} `,
    email: person.email.toUpperCase(),
  })
  await button('Create account').click()
  await expect(page).toHaveURL('/help')
  await expect(menu(person.name)).toBeVisible()
  await expect(loginLink).toBeHidden()
  await expect(shell(page).toast(`Welcome, ${person.name}`)).toBeVisible()
  expect(await storedSession(page)).toMatchObject({
    user: { name: person.name, email: person.email, canEmailMarketing: false },
    accessToken: expect.stringMatching(/^\S{20,}$/),
    expires: expect.stringMatching(/Z$/),
  })

  const html = await (await context.request.get('/recipes')).text()
  expect(html).toContain(`${person.name}’s menu`)
  await reloadPage(page)
  await expect(menu(person.name)).toBeVisible()

  await menu(person.name).click()
  await logOut.click()
  await expect(page).toHaveURL('/')
  await expect(shell(page).toast('You’re logged out.')).toBeVisible()
  await expect(loginLink).toBeVisible()
  expect(await storedSession(page)).toBeNull()
  expect((await context.cookies()).filter(({ name }) => name.includes('session'))).toEqual([])
  expect(await (await context.request.get('/recipes')).text()).not.toContain(person.name)
})

test('a registration says at each field what is wrong, and leads to the first', async ({
  page,
}) => {
  const { field, check, button } = account(page)
  await openPage(page, '/register')
  await field('Email').fill('kiln')
  await field('Email').blur()
  await expect(field('Email')).toHaveAccessibleDescription('Invalid email address')
  await button('Create account').click()
  await expect(field('Name')).toBeFocused()
  await expect(field('Name')).toHaveAccessibleDescription('Name must be at least 3 characters')
  await expect(field('Password')).toHaveAccessibleDescription(
    /Password must be at least 8 characters$/,
  )
  await expect(field('Confirm password')).toHaveAccessibleDescription(
    'Password confirmation must be at least 8 characters',
  )
  await expect(check(/I accept/)).toHaveAccessibleDescription(
    'You must accept the terms to continue',
  )
  await field('Password').fill('a kiln door')
  await field('Confirm password').fill('another door')
  await field('Confirm password').blur()
  await expect(field('Confirm password')).toHaveAccessibleDescription('Passwords must match')
  await field('Confirm password').fill('a kiln door')
  await expect(field('Confirm password')).toHaveAccessibleDescription('')
})

test.describe('what the API refuses', () => {
  test.use({ tolerated: /status of (400|401|429|500|503)|ERR_FAILED/ })

  test('a password that everybody uses is refused at its field', async ({ page }) => {
    const { field, button } = account(page)
    await openPage(page, '/register')
    await fillRegistration(page, { ...newPerson(), password: 'password1234' })
    await button('Create account').click()
    await expect(field('Password')).toHaveAccessibleDescription(/too common/)
    await expect(field('Password')).toBeFocused()
  })

  test('a taken address leads to the login, with words for it', async ({ page, request }) => {
    const { button, field } = account(page)
    const owner = await register(request)
    await openPage(page, '/register?redirect=%2Fmaterials')
    await fillRegistration(page, { ...newPerson(), email: owner.email })
    await button('Create account').click()
    await expect(page).toHaveURL('/login?redirect=%2Fmaterials&from=register')
    await expect(page.getByText('Check your email to finish creating your account')).toBeVisible()
    await fillLogin(page, owner)
    await field('Password').press('Enter')
    await expect(page).toHaveURL('/materials')
  })

  test('a wrong password says so; the right one leads on', async ({ page, request }) => {
    const { alert, button, menu, heading } = account(page)
    const person = await register(request)
    await openPage(page, '/login?redirect=%2Frecipes%3Fq%3Dleach')
    await fillLogin(page, { ...person, password: 'a wrong door' })
    await button('Log in').click()
    await expect(alert).toContainText('Login failed')
    await expect(alert).toContainText('Incorrect email address or password.')
    await expect(heading('Welcome to Glazy')).toBeVisible()
    expect(await storedSession(page)).toBeNull()
    await fillLogin(page, person)
    await button('Log in').click()
    await expect(page).toHaveURL('/recipes?q=leach')
    await expect(menu(person.name)).toBeVisible()
  })

  test('a server that is away says so, and the form can be sent again', async ({
    page,
    request,
  }) => {
    const { alert, button, menu, field } = account(page)
    const person = await register(request)
    await openPage(page, '/login')
    await page.route('**/v2/auth/login', (route) => route.abort())
    await fillLogin(page, person)
    await button('Log in').click()
    await expect(alert).toContainText('Login failed')
    await expect(alert).toContainText('Can’t reach the server.')
    await expect(field('Password')).toHaveValue(person.password)

    await page.unroute('**/v2/auth/login')
    let logins = 0
    let release = () => {}
    const isReleased = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/v2/auth/login', async (route) => {
      logins += 1
      await isReleased
      await route.continue()
    })
    const width = async () => (await page.locator('main [type="submit"]').boundingBox())?.width
    const before = await width()
    await button('Log in').click()
    await expect(button('Log in')).toHaveAttribute('aria-busy', 'true')
    await expect(page.getByRole('main').getByText('Sending…').first()).toBeVisible()
    expect(await width()).toBe(before)
    await field('Password').press('Enter')
    release()
    await expect(menu(person.name)).toBeVisible()
    expect(logins).toBe(1)
  })

  test('an answer without a token, or without a user, is no login', async ({ page, request }) => {
    const { alert, button } = account(page)
    const person = await register(request)
    await openPage(page, '/login')
    await page.route('**/v2/auth/login', (route) => route.fulfill({ json: { success: true } }))
    await fillLogin(page, person)
    await button('Log in').click()
    await expect(alert).toContainText('No authorization token received')
    await page.unroute('**/v2/auth/login')
    await page.route('**/v2/auth/login', (route) =>
      route.fulfill({ json: { token: 'x'.repeat(40) } }),
    )
    await button('Log in').click()
    await expect(alert).toContainText('Failed to get user details')
  })
})

test('who is logged in already is told so on both pages', async ({ page, context }) => {
  const { button, field, heading, link, loginLink } = account(page)
  const person = await logInAnew(context)
  await openPage(page, '/login')
  await expect(heading('You are already logged in')).toBeVisible()
  await expect(page.getByText(`You are logged in as ${person.email}.`)).toBeVisible()
  await link('Go home').click()
  await expect(page).toHaveURL('/')

  await openPage(page, '/register')
  await expect(page.getByText(`You are logged in as ${person.email}.`)).toBeVisible()
  await button('Log out and register').click()
  await expect(field('Confirm password')).toBeVisible()
  await expect(page).toHaveURL('/register')

  await logInAnew(context)
  await openPage(page, '/login')
  await button('Log out').click()
  await expect(page).toHaveURL('/')
  await expect(loginLink).toBeVisible()
})

test('one gets in by keyboard alone', async ({ page, request }) => {
  const { field, button, menu, loginLink } = account(page)
  const person = await register(request)
  await openPage(page, '/help')
  await loginLink.focus()
  await page.keyboard.press('Enter')
  await expect(field('Email')).toBeVisible()
  await field('Email').focus()
  await page.keyboard.type(person.email)
  await page.keyboard.press('Tab')
  await expect(field('Password')).toBeFocused()
  await page.keyboard.type(person.password)
  await page.keyboard.press('Tab')
  await expect(button('Show password')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field('Password')).toHaveAttribute('type', 'text')
  await page.keyboard.press('Tab')
  await expect(button('Log in')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/help')
  await menu(person.name).focus()
  await page.keyboard.press('Enter')
  await expect(account(page).logOut).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu(person.name)).toBeFocused()
})

test('what was typed before the page came to life is kept', async ({ page, request }) => {
  const { field, menu } = account(page)
  const person = await register(request)
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await fillLogin(page, person)
  await field('Password').press('Enter')
  release()
  await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeEnabled()
  await expect(field('Email')).toHaveValue(person.email)
  await field('Password').press('Enter')
  await expect(menu(person.name)).toBeVisible()
  expect(page.url()).not.toContain('example.org')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the pages can be read, and say what their forms need', async ({ page, request }) => {
    const { button, field } = account(page)
    await page.goto('/login')
    await expect(field('Email')).toBeVisible()
    await expect(button('Log in')).toBeDisabled()
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect(field('Confirm password')).toBeVisible()
    // The browser under test draws no such element, whatever it is told about scripts.
    for (const path of ['/login', '/register', '/forgot-password']) {
      const html = await (await request.get(path)).text()
      expect(html).toMatch(/<noscript><p[^>]*>This form needs JavaScript/)
    }
  })

  test('the header knows who is logged in', async ({ page, context }) => {
    const person = await logInAnew(context)
    await page.goto('/recipes')
    await expect(account(page).menu(person.name)).toBeVisible()
    await expect(account(page).loginLink).toBeHidden()
    await expect(shell(page).sidebar.getByRole('heading', { name: person.name })).toBeVisible()
  })
})
