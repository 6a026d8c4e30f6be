import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ApiError } from '#lib/api/api-error.ts'
import { ownRules, useForm } from '#lib/forms/use-form.ts'
import { openPage } from '#testing/open-page.tsx'
import { DialogFrame } from './dialog-frame.tsx'
import { SubmitButton } from './submit-button.tsx'
import { TextField } from './text-field.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'

const RULES = ownRules(
  () => ({}),
  () => '',
)

interface DemoFormProps {
  readonly send: () => Promise<void>
}

function DemoForm({ send }: DemoFormProps) {
  const form = useForm({ initial: { name: '', steps: '' }, rules: RULES, send })
  return (
    <form {...form.formProps} aria-label="Demo">
      <UnsavedGuard isUnsaved={form.changed.length > 0} />
      <TextField label="Name" {...form.text('name')} />
      <TextField label="Steps" {...form.text('steps')} />
      {form.failure !== undefined && <p role="alert">It failed</p>}
      <SubmitButton isBusy={form.isBusy}>Save</SubmitButton>
    </form>
  )
}

/** A form that has been sent, and whose answer is still to come. */
async function sent() {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const page = await openPage(() => <DemoForm send={() => promise} />)
  await userEvent.type(screen.getByLabelText('Name'), 'Test')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true'))
  // As a browser does with what has the focus in something that is locked.
  act(() => screen.getByLabelText('Name').blur())
  return { ...page, resolve, reject }
}

const form = () => screen.getByRole('form', { name: 'Demo' })

it('nothing can be changed while it is being sent, and it says so', async () => {
  const { resolve } = await sent()
  expect(form()).toHaveAttribute('inert')
  const [shown, spoken] = screen.getAllByText('Sending…')
  expect(form()).toContainElement(shown ?? null)
  expect(spoken).toHaveAttribute('aria-live', 'polite')
  expect(spoken?.closest('[inert]')).toBeNull()
  resolve()
  await waitFor(() => expect(form()).not.toHaveAttribute('inert'))
  expect(spoken).toBeEmptyDOMElement()
  expect(screen.getByLabelText('Name')).toHaveFocus()
})

it('what is spoken stands in the dialog of the form, which is all that can be reached', async () => {
  await openPage(() => (
    <DialogFrame isOpen onClose={() => undefined} title="Test">
      <DemoForm send={() => new Promise(() => undefined)} />
    </DialogFrame>
  ))
  const dialog = await screen.findByRole('dialog', { name: 'Test' })
  const region = dialog.querySelector('form ~ [aria-live]')
  expect(region).toBeEmptyDOMElement()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(region).toHaveTextContent('Sending…'))
  expect(region?.closest('[inert]')).toBeNull()
})

it('what failed stands there as it was typed, with the focus where it was', async () => {
  const { reject } = await sent()
  reject(new Error('down'))
  expect(await screen.findByRole('alert')).toHaveTextContent('It failed')
  expect(screen.getByLabelText('Name')).toHaveValue('Test')
  expect(screen.getByLabelText('Name')).toHaveFocus()
  expect(form()).not.toHaveAttribute('inert')
})

it('what is refused about a part of a field is told at the field', async () => {
  const { reject } = await sent()
  const fields = [{ field: 'steps.3.rate', message: 'must be at most 9' }]
  reject(new ApiError({ status: 422, code: 'request.invalid', message: 'refused', fields }))
  expect(await screen.findByText('must be at most 9')).toBeVisible()
  expect(screen.getByLabelText('Steps')).toHaveFocus()
})

it('who leaves while it is being sent is asked first', async () => {
  const { leave, resolve } = await sent()
  await leave()
  expect(await screen.findByText('Leave without saving?')).toBeVisible()
  resolve()
})
