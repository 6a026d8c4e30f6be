import { COLOR_DEBOUNCE_MS } from '@glazy/contract/limits'
import { Link, useSearch } from '@tanstack/react-router'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { type ListSearch, withSearch } from '#lib/list-search.ts'
import { openPage } from '#testing/open-page.tsx'
import { ColourPicker } from './colour-picker.tsx'

function Page() {
  const search = useSearch({ strict: false }) as ListSearch
  return (
    <>
      <ColourPicker search={search} />
      <Link to="." search={withSearch(search, { photo: true })}>
        With photos
      </Link>
      <output>{JSON.stringify([search.color, search.photo])}</output>
    </>
  )
}

it('a filter that is chosen before the hand has come to rest stays beside the colour', async () => {
  await openPage(() => <Page />)
  const field = await screen.findByRole('textbox')
  fireEvent.change(field, { target: { value: '#123' } })
  fireEvent.change(field, { target: { value: '#8a5a2b' } })
  await userEvent.click(screen.getByText('With photos'))
  const state = screen.getByRole('status')
  await waitFor(() => expect(state).toHaveTextContent('[null,true]'))
  await waitFor(() => expect(state).toHaveTextContent('["8a5a2b",true]'), {
    timeout: 2 * COLOR_DEBOUNCE_MS,
  })
})
