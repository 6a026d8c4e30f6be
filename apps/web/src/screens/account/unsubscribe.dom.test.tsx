import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeUuid } from '#lib/make-uuid.ts'
import { openPage } from '#testing/open-page.tsx'
import { UnsubscribeScreen } from './unsubscribe-screen.tsx'

it.each([
  ['no token', undefined],
  ['what is none', 'of no mail'],
  ['a token that nobody has', makeUuid()],
])('a link with %s says that it cannot be used, and where mails are stopped', async (_, token) => {
  await openPage(() => <UnsubscribeScreen {...(token !== undefined && { token })} />)
  expect(await screen.findByText(/incomplete or expired/)).toBeVisible()
  expect(screen.getByRole('link', { name: /settings/i })).toHaveAttribute('href', '/settings')
  expect(screen.queryByRole('alert')).toBeNull()
})
