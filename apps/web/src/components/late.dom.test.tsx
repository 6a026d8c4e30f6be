import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { takeNotices } from '#lib/notify.ts'
import { openPage } from '#testing/open-page.tsx'
import { late } from './late.tsx'

const Found = () => <p>the part</p>

it('a part that cannot be brought leaves the page as it is, says so, and comes with the connection', async () => {
  const load = vi.fn(() => Promise.reject<typeof Found>(new TypeError('Failed to fetch')))
  const Late = late(undefined, load)
  await openPage(() => (
    <>
      <input aria-label="Words" />
      <Late />
    </>
  ))
  await vi.waitFor(() => expect(load).toHaveBeenCalled())
  expect(await screen.findByRole('textbox', { name: 'Words' })).toBeVisible()
  expect(takeNotices()).toMatchObject([{ action: { label: 'Reload' } }])
  load.mockResolvedValue(Found)
  act(() => void dispatchEvent(new Event('online')))
  expect(await screen.findByText('the part')).toBeVisible()
})
