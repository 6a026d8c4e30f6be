import { TAG_MAX_LENGTH } from '@glazy/ceramics/lookups/tags'
import { useSearch } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { ListSearch } from '#lib/list-search.ts'
import { openPage } from '#testing/open-page.tsx'
import { TagFilter } from './tag-filter.tsx'

function Page() {
  return <TagFilter search={useSearch({ strict: false }) as ListSearch} />
}

async function add(text: string) {
  const field = screen.getByLabelText('Tags')
  await userEvent.clear(field)
  await userEvent.type(field, text)
  await userEvent.click(screen.getByText('Add'))
}

it('tags are added one after the other and taken off again, and too long ones are refused', async () => {
  await openPage(() => <Page />)
  await add('Liner, matte')
  await add('liner, food safe')
  const tags = await screen.findAllByRole('link')
  expect(tags.map(({ textContent }) => textContent)).toEqual(['matte', 'liner', 'food safe'])
  expect(screen.getByLabelText('Tags')).toHaveValue('')

  await userEvent.click(screen.getByText('matte'))
  await waitFor(() => expect(screen.queryByText('matte')).toBeNull())

  const long = 'a'.repeat(TAG_MAX_LENGTH + 1)
  await add(long)
  expect(screen.getByLabelText('Tags')).toHaveAccessibleDescription(/up to 40 characters/)
  expect(screen.getByLabelText('Tags')).toHaveValue(long)
  expect(screen.getAllByRole('link')).toHaveLength(2)
})
