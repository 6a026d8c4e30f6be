import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { ChangeEmailForm } from '#features/account/email/change-email-form.tsx'
import { ChangePasswordForm } from '#features/account/password/change-password-form.tsx'
import { ProfileForm } from '#features/account/profile/profile-form.tsx'
import { IngredientField } from '#features/editor/recipe/ingredient-field.tsx'
import { call } from '#lib/api/call.ts'
import { askForUser } from '#lib/session/ask-session.ts'
import { fillIn } from '#testing/fill-in.ts'
import { openPage } from '#testing/open-page.tsx'
import { type Person, registerAnew } from '#testing/people.ts'

let person: Person
beforeEach(async () => {
  person = await registerAnew()
})

/** Sends the form and waits until it has been answered. */
async function send(button: string) {
  const submit = screen.getByRole('button', { name: button })
  await userEvent.click(submit)
  await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'false'))
}

const canLogIn = ({ email }: Person, password: string) =>
  call('login', { body: { email, password } }).then(
    () => true,
    () => false,
  )

it('forms are compiled as in the build: an ingredient is, the form of an account is not', () => {
  expect(IngredientField.toString()).toMatch(/\$\[\d+\]/)
  expect(ProfileForm.toString()).not.toMatch(/\$\[\d+\]/)
})

it('the profile saves what was typed last, as often as it is changed', async () => {
  const open = () => openPage((user) => user && <ProfileForm key={user.id} user={user} />)
  const texts = (round: string) => ({
    Name: `Name ${round}`,
    Quote: `Quote ${round}`,
    Location: `Location ${round}`,
    Description: `Description ${round}`,
    Website: `example.org/${round}`,
  })
  await open()
  for (const round of ['first', 'second', 'third']) {
    await fillIn(texts(round))
    await userEvent.click(screen.getByRole('checkbox', { name: /news/i }))
    expect(screen.getByText('You have unsaved changes.')).toBeVisible()
    await send('Save profile')
    expect(screen.queryByText('You have unsaved changes.')).toBeNull()
    expect(await askForUser()).toMatchObject({
      name: `Name ${round}`,
      title: `Quote ${round}`,
      location: `Location ${round}`,
      description: expect.stringContaining(`Description ${round}`),
      url: `https://example.org/${round}`,
      canEmailMarketing: round !== 'second',
    })
  }
  await open()
  const { Description, ...others } = texts('third')
  expect(await screen.findByLabelText('Description')).toHaveTextContent(Description)
  for (const [label, text] of Object.entries(others)) {
    expect(screen.getByLabelText(label)).toHaveValue(text)
  }
})

it('the password can be changed again and again', async () => {
  const open = () => openPage((user) => user && <ChangePasswordForm user={user} />)
  await open()
  let current = person.password
  for (const next of ['another kiln door', 'a third kiln door']) {
    await fillIn({
      'Current password': current,
      'New password': next,
      'Confirm new password': next,
    })
    await send('Change password')
    expect(screen.getByLabelText('Current password')).toHaveValue('')
    expect(await canLogIn(person, next)).toBe(true)
    expect(await canLogIn(person, current)).toBe(false)
    await canLogIn(person, next)
    current = next
  }
})

it('another e-mail address can be asked for again and again, and counts once it is confirmed', async () => {
  await openPage((user) => user && <ChangeEmailForm user={user} />)
  for (const round of ['second', 'third']) {
    const email = `${round}-${person.email}`
    await fillIn({ Email: email, 'Current password': person.password })
    await send('Change email')
    expect(screen.getByLabelText('Current password')).toHaveValue('')
    expect(screen.getByLabelText('Email')).toHaveValue(person.email)
    expect((await askForUser()).email).toBe(person.email)
  }
})

it('a wrong password is told at its field, and nothing is changed', async () => {
  await openPage((user) => user && <ChangeEmailForm user={user} />)
  await fillIn({ Email: `other-${person.email}`, 'Current password': 'not the right one' })
  await send('Change email')
  const password = screen.getByLabelText('Current password')
  expect(password).toHaveAttribute('aria-invalid', 'true')
  expect(password).toHaveFocus()
  expect((await askForUser()).email).toBe(person.email)
})
