import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { ChangeEmailForm } from '#features/account/email/change-email-form.tsx'
import { ChangePasswordForm } from '#features/account/password/change-password-form.tsx'
import { DeletionCard } from '#features/account/deletion/deletion-card.tsx'
import { ProfileForm } from '#features/account/profile/profile-form.tsx'
import { IngredientField } from '#features/editor/recipe/ingredient-field.tsx'
import { askForUser } from '#lib/session/ask-session.ts'
import { ask } from '#testing/ask.ts'
import { fillIn } from '#testing/fill-in.ts'
import { makeMaterial } from '#testing/items.ts'
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
  ask('login', { body: { email, password } }).then(
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

it('an account is asked to be deleted, kept, and asked again; a wrong password changes nothing', async () => {
  await openPage((user) => user && <DeletionCard user={user} />)
  for (const round of ['first', 'second']) {
    await userEvent.click(screen.getByRole('button', { name: 'Delete account…' }))
    const password = await screen.findByLabelText('Current password')
    expect(screen.getByRole('button', { name: 'Download JSON' })).toBeVisible()
    if (round === 'first') {
      await fillIn({ 'Current password': 'not the right one' })
      await send('Delete my account')
      expect(password).toHaveAttribute('aria-invalid', 'true')
      expect((await askForUser()).deletionDueAt).toBeNull()
    }
    await fillIn({ 'Current password': person.password })
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }))
    expect(await screen.findByText(/Your account will be deleted on/)).toBeVisible()
    expect(screen.queryByLabelText('Current password')).toBeNull()
    expect((await askForUser()).deletionDueAt).not.toBeNull()

    await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }))
    expect(await screen.findByRole('button', { name: 'Delete account…' })).toBeVisible()
    expect((await askForUser()).deletionDueAt).toBeNull()
  }
})

it('what is published is taken along or left, as was chosen last', async () => {
  const { id } = await makeMaterial(`Clay of ${person.name}`)
  await ask('publishMaterial', { params: { id } })
  await openPage((user) => user && <DeletionCard user={user} />)
  for (const [choice, stored] of [
    [/Leave them in the library/, 'leave'],
    [/Delete 1 published item/, 'take'],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: 'Delete account…' }))
    await userEvent.click(await screen.findByRole('radio', { name: choice }))
    await fillIn({ 'Current password': person.password })
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }))
    await screen.findByRole('button', { name: 'Keep my account' })
    expect((await ask('getDeletion', {})).data).toMatchObject({ items: stored, published: 1 })
    await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }))
    await screen.findByRole('button', { name: 'Delete account…' })
  }
})
