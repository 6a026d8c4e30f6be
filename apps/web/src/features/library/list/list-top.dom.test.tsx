import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage } from '#testing/open-page.tsx'
import { ListTop } from './list-top.tsx'

const PAGINATION = { total: 2, count: 2, per_page: 24, current_page: 1, total_pages: 1 }
const NOTE = 'Only the 500 people whose names match best are included.'

async function open(meta: { readonly isOfFewerPeople?: true }) {
  await openPage(() => (
    <ListTop
      category="recipes"
      search={{ q: 'by:crowd' }}
      view="grid"
      figures="percent"
      meta={{ pagination: PAGINATION, ...meta }}
    />
  ))
  await screen.findByText('2 recipes')
}

it('a list says when more people have a name than are looked at', async () => {
  await open({ isOfFewerPeople: true })
  expect(screen.getByText(NOTE)).toBeInTheDocument()
})

it('a list of all of them says nothing of it', async () => {
  await open({})
  expect(screen.queryByText(NOTE)).toBeNull()
})
