import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { RecoveryForm } from '#features/account/password-reset/recovery-form.tsx'
import { ResetForm } from '#features/account/password-reset/reset-form.tsx'
import LoginDialog from '#features/account/login/login-dialog.tsx'
import { askForUser, askToEndSession } from '#lib/session/ask-session.ts'
import { makeUuid } from '#lib/make-uuid.ts'
import { askForResetLink, setNewPassword } from '#queries/accounts.ts'
import { ask } from '#testing/ask.ts'
import { fillIn } from '#testing/fill-in.ts'
import { linkMailedTo } from '#testing/mail.ts'
import { openPage } from '#testing/open-page.tsx'
import { registerAnew } from '#testing/people.ts'
import { ConfirmEmailScreen } from './confirm-email-screen.tsx'
import { LoginScreen } from './login-screen.tsx'
import { RegisterScreen } from './register-screen.tsx'

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('registering makes the account that was typed last and logs in', async () => {
  await askToEndSession()
  const email = `test-${makeUuid()}@example.org`
  const page = await openPage(() => <RegisterScreen search={{}} />)
  await fillIn({ Name: 'Te', Email: email, Password: 'short', 'Confirm password': 'shore' })
  await press('Create account')
  expect(screen.getByLabelText('Name')).toHaveFocus()
  expect(screen.getByText('Name must be at least 3 characters')).toBeVisible()
  expect(screen.getByText('You must accept the terms to continue')).toBeVisible()

  const password = 'a kiln door of iron'
  await fillIn({ Name: 'Test Again', Password: password, 'Confirm password': password })
  await userEvent.click(screen.getByRole('checkbox', { name: /terms/i }))
  await press('Create account')
  await waitFor(() => expect(page.path()).not.toBe('/start'))
  expect(await askForUser()).toMatchObject({
    name: 'Test Again',
    email,
    canEmailNotifications: true,
    canEmailMarketing: false,
  })
})

it('after a wrong password the right one logs in', async () => {
  const person = await registerAnew()
  await askToEndSession()
  localStorage.clear()
  const page = await openPage(() => <LoginScreen search={{}} />)
  await fillIn({ Email: person.email, Password: 'not the right one' })
  await press('Log in')
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue(person.email)
  await fillIn({ Password: person.password })
  await press('Log in')
  await waitFor(() => expect(page.path()).not.toBe('/start'))
  expect((await askForUser()).email).toBe(person.email)
})

it('the login over a page begins at the password of whose session has ended, and stays', async () => {
  const person = await registerAnew()
  const onLogIn = vi.fn(() => Promise.resolve())
  const onClose = vi.fn()
  await openPage(() => <LoginDialog endedFor={person.email} onLogIn={onLogIn} onClose={onClose} />)
  expect(await screen.findByLabelText('Email')).toHaveValue(person.email)
  await userEvent.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  await fillIn({ Password: person.password })
  await press('Log in')
  expect(onLogIn).toHaveBeenCalledWith(
    { email: person.email, password: person.password },
    expect.anything(),
  )
})

it('a link is asked for with the address that was typed last, a password set with both', async () => {
  const asked = vi.fn(askForResetLink)
  await openPage(() => <RecoveryForm onSend={asked} />)
  await fillIn({ Email: 'nobody' })
  await press('Send link')
  expect(screen.getByText('Invalid email address')).toBeVisible()
  await fillIn({ Email: 'nobody@example.org' })
  await press('Send link')
  await waitFor(() => expect(asked).toHaveResolved())
  expect(asked.mock.calls[0]?.[0]).toEqual({ email: 'nobody@example.org' })

  await openPage(() => (
    <ResetForm
      token="of no mail"
      email="nobody@example.org"
      onReset={setNewPassword}
      askAgain={<a href="/forgot-password">again</a>}
    />
  ))
  await fillIn({ 'New password': 'a kiln door', 'Confirm password': 'another door' })
  await press('Save new password')
  expect(screen.getByText('Passwords must match')).toBeVisible()
  await fillIn({ 'Confirm password': 'a kiln door' })
  await press('Save new password')
  expect(await screen.findByRole('link', { name: 'again' })).toBeVisible()
})

it('a new address counts once its link is confirmed, and the link serves once', async () => {
  const person = await registerAnew()
  for (const round of ['second', 'third']) {
    const email = `${round}-${person.email}`
    await ask('changeEmail', { body: { email, password: person.password } })
    const token = (await linkMailedTo(email)).searchParams.get('token') ?? ''
    await openPage(() => <ConfirmEmailScreen token={token} />)
    await press('Confirm email address')
    expect(await screen.findByText('Your email address has been changed')).toBeVisible()
    expect((await askForUser()).email).toBe(email)

    await openPage(() => <ConfirmEmailScreen token={token} />)
    await press('Confirm email address')
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Change email again' })).toBeVisible()
  }
})
