import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { toast } from 'sonner'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { takeNotices } from '#lib/notify.ts'
import { askForUser } from '#lib/session/ask-session.ts'
import { openPage } from '#testing/open-page.tsx'
import { registerAnew } from '#testing/people.ts'
import { ToastHost } from '../notices/toast-host.tsx'
import { LanguageChoices } from './language-choices.tsx'

beforeEach(async () => {
  vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  await registerAnew()
  takeNotices()
})
afterEach(() => {
  vi.restoreAllMocks()
})

const choose = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

it('whoever is logged in is told that the language was saved, once it was', async () => {
  await openPage(() => <LanguageChoices />)
  await choose('Italiano')
  await waitFor(() => expect(location.reload).toHaveBeenCalledTimes(1))
  expect((await askForUser()).preferences.locale).toBe('it')
  // Here it would be gone before anybody could read it.
  expect(takeNotices()).toEqual([])
  // The page that is loaded then says so, in its language; the next one does not.
  await openPage(() => <ToastHost />)
  expect(await screen.findByText('Language preference updated')).toBeInTheDocument()
  toast.dismiss()
  await waitFor(() => expect(screen.queryByText('Language preference updated')).toBeNull())
  await openPage(() => <ToastHost />)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(screen.queryByText('Language preference updated')).toBeNull()
})

it('whoever chooses the language that is shown has nothing to wait for', async () => {
  await openPage(() => <LanguageChoices />)
  await choose('English')
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(location.reload).not.toHaveBeenCalled()
  expect(takeNotices()).toEqual([])
})
