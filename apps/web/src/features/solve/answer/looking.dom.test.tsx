import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { openPage } from '#testing/open-page.tsx'
import { Looking } from './looking.tsx'

/** A search that goes on until it is ended, and begins again where that is wanted. */
function Search() {
  const [isOn, setOn] = useState(true)
  const solution = {
    isEnabled: true,
    fetchStatus: isOn ? ('fetching' as const) : ('idle' as const),
    refetch: () => Promise.resolve(setOn(true)),
  }
  return <Looking solution={solution} onStop={() => setOn(false)} />
}

it('a search that takes long says how much of its time is gone, can be ended, and begun again', async () => {
  await openPage(() => <Search />)
  expect(screen.getByText('Looking for a recipe…')).toBeVisible()
  // Most answers are there before anybody could press it.
  expect(screen.queryByRole('button')).toBeNull()
  const progress = await screen.findByRole<HTMLProgressElement>('progressbar')
  const before = progress.value
  await waitFor(() => expect(progress.value).toBeGreaterThan(before))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByText('Stopped.')).toBeVisible()
  expect(screen.queryByRole('progressbar')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('Looking for a recipe…')).toBeVisible()
})

it('what is not asked yet, as its materials are on their way, has not been stopped', async () => {
  const solution = {
    isEnabled: false,
    fetchStatus: 'idle',
    refetch: () => Promise.resolve(),
  } as const
  await openPage(() => <Looking solution={solution} onStop={() => undefined} />)
  expect(screen.getByText('Looking for a recipe…')).toBeVisible()
  expect(screen.queryByText('Stopped.')).toBeNull()
})
