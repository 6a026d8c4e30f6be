import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApiError } from '#lib/api/api-error.ts'
import { reportSessionEnd } from '#lib/session/session-end.ts'
import { storedAccessToken } from '#lib/session/stored-session.ts'
import { openPage } from '#testing/open-page.tsx'
import { registerAnew } from '#testing/people.ts'
import { ErrorNotice } from './error-notice.tsx'

const error = new ApiError({ code: 'auth.required', status: 401, message: 'Not shown' })

it('that a login was missing is told until there is one again', async () => {
  const { email, password } = await registerAnew()
  const { context } = await openPage(() => <ErrorNotice title="Not saved" error={error} />)
  act(() => reportSessionEnd(storedAccessToken()))
  expect(await screen.findByRole('alert')).toHaveTextContent('Please log in to do this.')
  await act(() => context.session.logIn({ email, password }))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('what can be tried again stays with its button', async () => {
  await registerAnew()
  await openPage(() => <ErrorNotice title="Not loaded" error={error} onRetry={() => undefined} />)
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
})
