import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openPage } from '#testing/open-page.tsx'
import { usePart } from './use-part.ts'

const Found = () => <p>the part</p>

function Page({ bring }: { readonly bring: () => Promise<typeof Found> }) {
  const part = usePart(true, bring)
  return (
    <>
      <input aria-label="Words" />
      {part({})}
    </>
  )
}

it('what cannot be brought leaves the page as it is, and comes with the connection', async () => {
  const bring = vi.fn(() => Promise.reject<typeof Found>(new TypeError('Failed to fetch')))
  await openPage(() => <Page bring={bring} />)
  await act(async () => undefined)
  expect(screen.getByRole('textbox', { name: 'Words' })).toBeVisible()
  bring.mockResolvedValue(Found)
  act(() => void dispatchEvent(new Event('online')))
  expect(await screen.findByText('the part')).toBeVisible()
  expect(bring).toHaveBeenCalledTimes(2)
})
