import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { formatsOf } from '#lib/texts/formats.ts'
import { openPage } from '#testing/open-page.tsx'
import { AgeText } from './age-text.tsx'

const HOUR_MS = 3_600_000

const tell = (event: 'beforeprint' | 'afterprint') =>
  act(async () => void window.dispatchEvent(new Event(event)))

it('what is an age on the screen is a day on paper', async () => {
  const instant = new Date(Date.now() - 3.5 * HOUR_MS).toISOString()
  await openPage(() => <AgeText instant={instant} />)
  expect(screen.getByRole('time')).toHaveTextContent('3 hours ago')
  await tell('beforeprint')
  const day = formatsOf('en').date(instant)
  expect(screen.getByRole('time')).toHaveTextContent(day)
  await tell('afterprint')
  expect(screen.getByRole('time')).toHaveTextContent('3 hours ago')
})
