import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApiError } from '#lib/api/api-error.ts'
import { openPage } from '#testing/open-page.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { PersonErrorScreen } from './people/person-error-screen.tsx'

const open = (error: Error, Screen = ErrorScreen) =>
  openPage(() => <Screen error={error} reset={() => undefined} />)

const refused = new ApiError({ code: 'server.error', status: 500, message: 'Not shown' })

it('a page that a mistake of ours has broken says what may have, and can be loaded anew', async () => {
  await open(new TypeError('x is undefined'))
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  expect(
    screen.getByText(/^A part of this page couldn’t be shown\. Possible causes: .+/),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
})

it('a page that the API refused says why', async () => {
  await open(refused)
  expect(await screen.findByText(/Something went wrong on our side/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull()
})

it('a profile that could not be loaded says so, and can be asked for again', async () => {
  await open(refused, PersonErrorScreen)
  expect(await screen.findByText('The profile couldn’t be loaded')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})
