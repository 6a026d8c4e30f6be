import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { lazyPart } from './lazy-part.ts'

const Found = ({ name }: { readonly name: string }) => <p>the part of {name}</p>

it('a part that cannot be brought leaves the page as it is, and comes with the connection', async () => {
  const bring = vi.fn(() =>
    Promise.reject<{ default: typeof Found }>(new TypeError('Failed to fetch')),
  )
  const Part = lazyPart(bring)
  render(
    <>
      <input aria-label="Words" />
      <Suspense>
        <Part name="Test" />
      </Suspense>
    </>,
  )
  await act(async () => undefined)
  expect(screen.getByRole('textbox', { name: 'Words' })).toBeVisible()
  bring.mockResolvedValue({ default: Found })
  act(() => void dispatchEvent(new Event('online')))
  expect(await screen.findByText('the part of Test')).toBeVisible()
})
