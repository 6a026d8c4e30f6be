import { useSearch } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { ListSearch } from '#lib/list-search.ts'
import { openPage } from '#testing/open-page.tsx'
import { EnoughFor } from './enough-for.tsx'

function Page() {
  const search = useSearch({ strict: false }) as ListSearch
  return (
    <>
      <EnoughFor search={search} />
      <output>{JSON.stringify([search.enough_for, search.makeable])}</output>
    </>
  )
}

const field = () => screen.getByLabelText('Enough stock for (kg)')
async function enter(text: string) {
  await userEvent.clear(field())
  if (text !== '') await userEvent.type(field(), text)
  await userEvent.click(screen.getByText('Apply'))
}
const isAt = (state: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(state))

it('a batch is asked for, another one, and none; what is no weight is refused and stays', async () => {
  await openPage(() => <Page />)
  await enter('2,5')
  await isAt('[2.5,"all"]')
  await enter('1000')
  await isAt('[1000,"all"]')
  // What was applied stays what it is when it is applied again.
  await userEvent.click(screen.getByText('Apply'))
  await isAt('[1000,"all"]')
  await enter('10')
  await isAt('[10,"all"]')
  await enter('lots')
  expect(field()).toHaveAccessibleDescription('Enter a weight above 0, up to 1,000\u00a0kg.')
  expect(field()).toHaveValue('lots')
  await isAt('[10,"all"]')
  await enter('0')
  expect(field()).toBeInvalid()
  await enter('')
  await isAt('[null,"all"]')
  expect(field()).toBeValid()
})
