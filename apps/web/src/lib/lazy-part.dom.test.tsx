import { act, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { openPage } from '#testing/open-page.tsx'
import { lazyPart } from './lazy-part.ts'
import { takeNotices } from './notify.ts'

const Found = ({ name }: { readonly name: string }) => <p>the part of {name}</p>

it('a part that cannot be brought leaves the page as it is, says so, and comes with the connection', async () => {
  const bring = vi.fn(() =>
    Promise.reject<{ default: typeof Found }>(new TypeError('Failed to fetch')),
  )
  const [Part, Another] = [lazyPart(bring), lazyPart(bring)]
  await openPage(() => (
    <>
      <input aria-label="Words" />
      <Suspense>
        <Part name="Test" />
        <Another name="Demo" />
      </Suspense>
    </>
  ))
  expect(await screen.findByRole('textbox', { name: 'Words' })).toBeVisible()
  await vi.waitFor(() => expect(bring).toHaveBeenCalledTimes(4))
  await act(async () => undefined)
  expect(takeNotices()).toMatchObject([
    { text: 'This section couldn’t be loaded', action: { label: 'Reload' } },
  ])
  bring.mockResolvedValue({ default: Found })
  act(() => void dispatchEvent(new Event('online')))
  expect(await screen.findByText('the part of Test')).toBeVisible()
  expect(await screen.findByText('the part of Demo')).toBeVisible()
})
