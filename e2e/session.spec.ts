import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { account, storedSession } from './pages/account.ts'
import { materialList } from './pages/material-list.ts'
import { openPage, reloadPage } from './pages/open-page.ts'
import { settings } from './pages/settings.ts'
import { shell } from './pages/shell.ts'
import { logInAnew, type Person, register } from './people.ts'

/** Ends every session of a person, as they would from another device. */
async function endSessions(request: APIRequestContext, { email, password }: Person) {
  const login = await request.post('/v2/auth/login', { data: { email, password } })
  const { token } = (await login.json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  expect((await request.delete('/v2/auth/sessions', { headers })).status()).toBe(200)
}

test('tabs follow each other: who logs in or out in one does so in all', async ({
  page,
  context,
  request,
}) => {
  const person = await register(request)
  const other = await context.newPage()
  await openPage(page, '/help')
  await openPage(other, '/login')
  await account(other).field('Email').fill(person.email)
  await account(other).field('Password').fill(person.password)
  await account(other).button('Log in').click()
  await expect(account(page).menu(person.name)).toBeVisible()
  await expect(page).toHaveURL('/help')

  await openPage(other, '/settings')
  await account(page).menu(person.name).click()
  await account(page).logOut.click()
  await expect(account(page).loginLink).toBeVisible()
  await expect(account(other).loginLink).toBeVisible()
  await expect(other).toHaveURL(/\/login/)
})

test('calls carry the token and the marker, and a change asks for the XSRF cookie first', async ({
  page,
  request,
}) => {
  const person = await register(request)
  await openPage(page, '/login')
  const calls: string[] = []
  page.on('request', (sent) => {
    const path = new URL(sent.url()).pathname
    if (/^\/(v2\/auth|sanctum)/.test(path)) calls.push(`${sent.method()} ${path}`)
  })
  await account(page).field('Email').fill(person.email)
  await account(page).field('Password').fill(person.password)
  await account(page).button('Log in').click()
  await expect(account(page).menu(person.name)).toBeVisible()
  expect(calls.slice(0, 2)).toEqual(['GET /sanctum/csrf-cookie', 'POST /v2/auth/login'])

  const isSearched = page.waitForRequest('**/v2/search?**')
  await page.getByRole('link', { name: 'Recipes' }).first().click()
  const headers = await (await isSearched).allHeaders()
  const stored = await storedSession(page)
  expect(headers.authorization).toBe(`Bearer ${String(stored?.accessToken)}`)
  expect(headers['x-requested-with']).toBe('XMLHttpRequest')
})

test('a cookie alone is a session', async ({ page, context }) => {
  const person = await logInAnew(context)
  await openPage(page, '/recipes')
  await expect(account(page).menu(person.name)).toBeVisible()
  expect(await storedSession(page)).toMatchObject({
    user: { email: person.email },
    accessToken: null,
  })
  await account(page).menu(person.name).click()
  await account(page).logOut.click()
  await expect(account(page).loginLink).toBeVisible()
  expect((await context.request.get('/v2/auth/user')).status()).toBe(401)
})

test.describe('sessions that end', () => {
  test.use({ tolerated: /status of (401|500)|ERR_FAILED/ })

  test('a stored session without its cookie is asked about, and dropped when it has ended', async ({
    page,
    context,
    request,
  }) => {
    const person = await register(request)
    await openPage(page, '/login')
    await account(page).field('Email').fill(person.email)
    await account(page).field('Password').fill(person.password)
    await account(page).button('Log in').click()
    await expect(account(page).menu(person.name)).toBeVisible()
    await context.clearCookies()
    await reloadPage(page)
    await expect(account(page).menu(person.name)).toBeVisible()

    await context.clearCookies()
    await endSessions(request, person)
    await reloadPage(page)
    await expect(account(page).loginLink).toBeVisible()
    await expect.poll(() => storedSession(page)).toBeNull()
    await expect(account(page).dialog.frame).toBeHidden()
  })

  test('a stored session that has expired is removed', async ({ page, context, request }) => {
    const person = await register(request)
    await openPage(page, '/login')
    await account(page).field('Email').fill(person.email)
    await account(page).field('Password').fill(person.password)
    await account(page).button('Log in').click()
    await expect(account(page).menu(person.name)).toBeVisible()
    await context.clearCookies()
    await page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('glazy-auth') ?? '{}') as object
      const expires = new Date(Date.now() - 1000).toISOString()
      localStorage.setItem('glazy-auth', JSON.stringify({ ...stored, expires }))
    })
    await reloadPage(page)
    await expect(account(page).loginLink).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('glazy-auth'))).toBeNull()
  })

  test('a session that ends in the middle of a form can be renewed, and nothing is lost', async ({
    page,
    context,
    request,
  }) => {
    const { dialog, menu } = account(page)
    const person = await logInAnew(context)
    await openPage(page, '/settings')
    const { profile } = settings(page)
    await profile.field('Location').fill('Test Harbour')
    await endSessions(request, person)
    await profile.save.click()
    await expect(dialog.frame).toBeVisible()
    await expect(shell(page).toast('Your session has ended.')).toBeVisible()
    expect(await storedSession(page)).toBeNull()

    await page.keyboard.press('Escape')
    await page.mouse.click(5, 400)
    await expect(dialog.frame).toBeVisible()
    await expect(dialog.field('Email')).toHaveValue(person.email)
    await dialog.field('Password').fill('short')
    await dialog.logIn.click()
    await expect(dialog.field('Password')).toHaveAccessibleDescription(
      'Password must be at least 8 characters',
    )
    await dialog.field('Password').fill('a wrong door')
    await dialog.logIn.click()
    await expect(dialog.frame.getByRole('alert')).toContainText('Login failed')
    await dialog.field('Password').fill(person.password)
    await dialog.logIn.click()
    await expect(dialog.frame).toBeHidden()
    await expect(menu(person.name)).toBeVisible()
    await expect(profile.field('Location')).toHaveValue('Test Harbour')
    await profile.save.click()
    await expect(shell(page).toast('Profile updated successfully')).toBeVisible()
  })

  test('who does not renew a session is logged out', async ({ page, context, request }) => {
    const { dialog, loginLink } = account(page)
    const person = await logInAnew(context)
    await openPage(page, '/settings')
    await endSessions(request, person)
    await settings(page).profile.field('Location').fill('Test Harbour')
    await settings(page).profile.save.click()
    await dialog.cancel.click()
    await expect(dialog.frame).toBeHidden()
    await expect(loginLink).toBeVisible()
  })

  test('who cannot be logged out on the server is told so, and stays logged in', async ({
    page,
    context,
  }) => {
    const { logOut, menu } = account(page)
    const person = await logInAnew(context)
    await openPage(page, '/help')
    await page.route('**/v2/auth/logout', (route) => route.abort())
    await menu(person.name).click()
    await logOut.click()
    await expect(shell(page).toast('Can’t reach the server')).toBeVisible()
    await expect(menu(person.name)).toBeVisible()
    await page.unroute('**/v2/auth/logout')
    await menu(person.name).click()
    await logOut.click()
    await expect(account(page).loginLink).toBeVisible()
  })
})

test('after a logout the browser holds nothing of the person', async ({ page, context }) => {
  const { logOut, loginLink, menu } = account(page)
  const person = await logInAnew(context)
  await openPage(page, '/recipes?q=leach')
  await materialList(page).checkbox('Leach 4321').click()
  await expect(shell(page).compareLink).toContainText('1')
  await menu(person.name).click()
  await logOut.click()
  await expect(loginLink).toBeVisible()
  const left = await page.evaluate(() => ({
    stored: JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }),
    shown: document.documentElement.outerHTML,
  }))
  expect(left.stored).not.toContain(person.email)
  expect(left.stored).not.toContain('Leach 4321')
  expect(left.shown).not.toContain(person.email)
  await page.goBack()
  await expect(loginLink).toBeVisible()
  expect(await page.content()).not.toContain(person.email)
})

test('the pages do not move while a session begins or a field is wrong', async ({ page }) => {
  await openPage(page, '/register')
  const before = await account(page).button('Create account').boundingBox()
  await account(page).button('Create account').click()
  await expect(account(page).field('Name')).toBeFocused()
  expect(await account(page).button('Create account').boundingBox()).toEqual(before)
})
