import { useQuery } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ApiError } from '#lib/api/api-error.ts'
import { openPage } from '#testing/open-page.tsx'
import { TroubleBanner } from './trouble-banner.tsx'

const failure = new ApiError({ code: 'server.error', status: 500, message: 'Not shown' })
const TOLD = 'Something went wrong. Trying again…'

/** The second try comes at once, the third after an hour, so that only a person can bring it. */
const retryDelay = (failures: number) => (failures === 0 ? 0 : 3_600_000)

/** What a page waits for. */
function Waiting({ queryFn }: { readonly queryFn: () => Promise<string> }) {
  const { data, error } = useQuery({ queryKey: ['waited for'], queryFn, retryDelay })
  return <p>{error ? 'failed' : (data ?? 'waiting')}</p>
}

const open = (queryFn: () => Promise<string>) =>
  openPage(() => (
    <>
      <TroubleBanner />
      <main tabIndex={-1}>
        <Waiting queryFn={queryFn} />
      </main>
    </>
  ))

it('what has failed twice and is tried again is told, and can be tried now', async () => {
  const ask = vi.fn(() => Promise.reject<string>(failure))
  await open(ask)
  expect(await screen.findByText(TOLD)).toBeVisible()
  expect(screen.getByText('waiting')).toBeVisible()
  ask.mockResolvedValue('there')
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('there')).toBeVisible()
  expect(screen.queryByText(TOLD)).toBeNull()
  expect(ask).toHaveBeenCalledTimes(3)
  // The keyboard goes on where the button has been.
  expect(screen.getByRole('main')).toHaveFocus()
})

it('a single failure is nothing to read', async () => {
  const again = Promise.withResolvers<string>()
  const ask = vi.fn(() => Promise.reject<string>(failure))
  ask.mockRejectedValueOnce(failure).mockReturnValue(again.promise)
  await open(ask)
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
  expect(screen.queryByText(TOLD)).toBeNull()
  await act(async () => again.resolve('there'))
  expect(await screen.findByText('there')).toBeVisible()
  expect(screen.queryByText(TOLD)).toBeNull()
})

it('it is told once, and the button stays under the finger, while it is tried in vain', async () => {
  const ask = vi.fn(() => Promise.reject<string>(failure))
  await open(ask)
  const told = await screen.findByText(TOLD)
  const again = Promise.withResolvers<string>()
  ask.mockReturnValue(again.promise)
  const button = screen.getByRole('button', { name: 'Try Again' })
  await userEvent.click(button)
  expect(told).toBeVisible()
  await act(async () => again.reject(failure))
  expect(told).toBeVisible()
  expect(button).toHaveFocus()
})

it('what nobody waits for, as the mouse lies on its link, fails without a word', async () => {
  const { context } = await openPage(() => <TroubleBanner />)
  const queryFn = vi.fn(() => Promise.reject<string>(failure))
  void context.queryClient.query({ queryKey: ['later'], queryFn, retryDelay })
  await waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2))
  await act(async () => undefined)
  expect(screen.queryByText(TOLD)).toBeNull()
})

it('who waits for a page gets it from the request that was made instead', async () => {
  const ask = vi.fn(() => Promise.reject<string>(failure))
  const { context, leave } = await openPage(() => <TroubleBanner />)
  let waiting
  await leave(() => {
    const page = { queryKey: ['page'], queryFn: ask, retryDelay }
    return (waiting = context.queryClient.query(page))
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
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(3))
  expect(screen.queryByText(TOLD)).toBeNull()
})
