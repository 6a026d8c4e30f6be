import { randomUUID } from 'node:crypto'
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { type CurrentUser, getCurrentUser } from '@glazy/contract/accounts'
import { expect } from './fixtures.ts'

/** Someone with an account. */
export interface Person {
  readonly name: string
  readonly email: string
  readonly password: string
}

/** Makes an account that nobody else uses. */
export async function register(request: APIRequestContext): Promise<Person> {
  const id = randomUUID().slice(0, 8)
  const person = {
    name: `Test ${id}`,
    email: `test-${id}@example.org`,
    password: `kiln ${id} door`,
  }
  const response = await request.post('/v2/auth/register', {
    data: { ...person, password_confirmation: person.password, accept_terms: true },
  })
  expect(response.status()).toBe(201)
  return person
}

/** Logs a browser in, as a login on another page of it would have. */
export async function logIn(context: BrowserContext, { email, password }: Person): Promise<void> {
  const response = await context.request.post('/v2/auth/login', { data: { email, password } })
  expect(response.status()).toBe(200)
}

/** Logs a browser in with a new account. */
export async function logInAnew(context: BrowserContext): Promise<Person> {
  const person = await register(context.request)
  await logIn(context, person)
  return person
}

/** Makes a browser one that nobody has logged in with. A page that is open would still ask for what is theirs. */
export async function becomeStranger(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear())
  await page.goto('about:blank')
  await page.context().clearCookies()
}

/** What the server knows about the person who is logged in. */
export async function userOf(context: BrowserContext): Promise<CurrentUser> {
  const response = await context.request.get('/v2/auth/user')
  return getCurrentUser.response[200].parse(await response.json()).data
}

/** Changes the preferences of the person who is logged in, as another device of theirs would. */
export async function savePreferences(
  context: BrowserContext,
  preferences: Partial<CurrentUser['preferences']>,
): Promise<void> {
  await context.request.get('/sanctum/csrf-cookie')
  const { cookies } = await context.storageState()
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const response = await context.request.patch('/v2/auth/preferences', {
    data: preferences,
    headers: { 'x-xsrf-token': token, 'x-requested-with': 'XMLHttpRequest' },
  })
  expect(response.status()).toBe(200)
}
