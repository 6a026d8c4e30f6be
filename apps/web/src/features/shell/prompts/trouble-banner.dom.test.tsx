import { useQuery } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ApiError } from '#lib/api/api-error.ts'
import { openPage } from '#testing/open-page.tsx'
import { TroubleBanner } from './trouble-banner.tsx'

const failure = new ApiError({ code: 'server.error', status: 500, message: 'Not shown' })
const TOLD = 'Something went wrong. Trying again…'

/** What a page waits for; tried again after an hour, so that only a person can bring it. */
function Waiting({ queryFn }: { readonly queryFn: () => Promise<string> }) {
  const { data, error } = useQuery({ queryKey: ['waited for'], queryFn, retryDelay: 3_600_000 })
  return <p>{error ? 'failed' : (data ?? 'waiting')}</p>
}

const open = (queryFn: () => Promise<string>) =>
  openPage(() => (
    <>
      <TroubleBanner />
      <Waiting queryFn={queryFn} />
    </>
  ))

it('what has failed and is tried again is told at once, and can be tried now', async () => {
  const ask = vi.fn(() => Promise.reject<string>(failure))
  await open(ask)
  expect(await screen.findByText(TOLD)).toBeVisible()
  expect(screen.getByText('waiting')).toBeVisible()
  ask.mockResolvedValue('there')
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('there')).toBeVisible()
  expect(screen.queryByText(TOLD)).toBeNull()
  expect(ask).toHaveBeenCalledTimes(2)
})

it('who waits for a page gets it from the request that was made instead', async () => {
  const ask = vi.fn(() => Promise.reject<string>(failure))
  const { context } = await openPage(() => <TroubleBanner />)
  const waiting = context.queryClient.query({
    queryKey: ['page'],
    queryFn: ask,
    retryDelay: 3_600_000,
  })
  expect(await screen.findByText(TOLD)).toBeVisible()
  ask.mockResolvedValue('the page')
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await waiting).toBe('the page')
})

it('what is there stays without a word when it could not be renewed', async () => {
  const ask = vi.fn(() => Promise.resolve('there'))
  const { context } = await open(ask)
  expect(await screen.findByText('there')).toBeVisible()
  ask.mockRejectedValue(failure)
  await act(async () => void context.queryClient.invalidateQueries({ queryKey: ['waited for'] }))
  expect(ask).toHaveBeenCalledTimes(2)
  expect(screen.queryByText(TOLD)).toBeNull()
})
