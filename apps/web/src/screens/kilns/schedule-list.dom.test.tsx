import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { askForUser } from '#lib/session/ask-session.ts'
import { openPage } from '#testing/open-page.tsx'
import { registerAnew } from '#testing/people.ts'
import { PersonSchedules, ScheduleListScreen } from './schedule-list-screen.tsx'

it('whoever cannot add a schedule is not asked to', async () => {
  await openPage(() => <ScheduleListScreen search={{ q: 'nothing is called so' }} />)
  expect(await screen.findByText('Try other words or another cone.')).toBeVisible()
})

it('a list without schedules asks for other words only where it was searched', async () => {
  await registerAnew()
  const owner = await askForUser()
  await openPage(() => <PersonSchedules owner={owner} search={{}} />)
  expect(await screen.findByText('No kiln schedules yet')).toBeVisible()
  expect(screen.queryByText(/^Try other words/)).toBeNull()

  await openPage(() => <PersonSchedules owner={owner} search={{ cone: 'high' }} />)
  expect(await screen.findByText('No kiln schedules found')).toBeVisible()
  expect(screen.getByText(/^Try other words/)).toBeVisible()
})
