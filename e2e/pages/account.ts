import type { Page } from '@playwright/test'
import type { Person } from '../people.ts'

/** The pages on which one gets in, and what the header then has for the visitor. */
export function account(page: Page) {
  const main = page.getByRole('main')
  const header = page.getByRole('banner')
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  return {
    heading: (name: string | RegExp) => main.getByRole('heading', { level: 1, name }),
    field: (name: string) => main.getByLabel(name, { exact: true }),
    check: (name: string | RegExp) => main.getByRole('checkbox', { name }),
    button: (name: string) => main.getByRole('button', { name, exact: true }),
    link: (name: string) => main.getByRole('link', { name, exact: true }),
    alert: main.getByRole('alert'),
    loginLink: header.getByRole('link', { name: 'Log in' }),
    menu: (name: string) => header.getByRole('button', { name: `${name}’s menu` }),
    logOut: header.getByRole('button', { name: 'Log out' }),
    dialog: {
      frame: dialog,
      field: (name: string) => dialog.getByLabel(name, { exact: true }),
      logIn: dialog.getByRole('button', { name: 'Log in' }),
      cancel: dialog.getByRole('button', { name: 'Cancel' }),
    },
  }
}

/** What the browser has stored of the session. */
export function storedSession(page: Page) {
  return page.evaluate(
    () =>
      JSON.parse(localStorage.getItem('glazy-auth') ?? 'null') as Record<string, unknown> | null,
  )
}

export async function fillLogin(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
) {
  const { field } = account(page)
  await field('Email').fill(email)
  await field('Password').fill(password)
}

export async function fillRegistration(page: Page, { name, email, password }: Person) {
  const { field, check } = account(page)
  await field('Name').fill(name)
  await field('Email').fill(email)
  await field('Password').fill(password)
  await field('Confirm password').fill(password)
  await check(/I accept/).check()
}
