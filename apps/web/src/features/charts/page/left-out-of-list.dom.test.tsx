import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openPage } from '#testing/open-page.tsx'
import { LeftOutOfList } from './left-out-of-list.tsx'

const names = (count: number) => Array.from({ length: count }, (_, at) => `Stain ${at + 1}`)

it('a few ingredients that the figures of a list leave out are all named', async () => {
  await openPage(() => <LeftOutOfList names={[...names(5), 'Stain 1']} />)
  const sentence =
    'No analysis for Stain 1, Stain 2, Stain 3, Stain 4, and Stain 5, so the chemistry leaves this out.'
  expect(await screen.findByText(sentence)).toBeVisible()
})

it('of many some are named and the others counted, and named when they are asked for', async () => {
  await openPage(() => <LeftOutOfList names={names(7)} />)
  const sentence = await screen.findByText(
    'No analysis for Stain 1, Stain 2, Stain 3, Stain 4, and 3 more, so the chemistry leaves this out.',
  )
  expect(screen.getByText('Stain 5, Stain 6, Stain 7')).not.toBeVisible()
  await userEvent.click(sentence)
  expect(screen.getByText('Stain 5, Stain 6, Stain 7')).toBeVisible()
})
