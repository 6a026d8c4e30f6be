import type { Log } from '@glazy/contract/logs'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { LogCard } from '#features/logs/card/log-card.tsx'
import { LogFeed } from '#features/logs/feed/log-feed.tsx'
import { ask } from '#testing/ask.ts'
import { fillIn } from '#testing/fill-in.ts'
import { makeMaterial } from '#testing/items.ts'
import { openPage } from '#testing/open-page.tsx'
import { registerAnew } from '#testing/people.ts'
import LogItemField from './log-item-field.tsx'
import { NewLogScreen } from './new-log-screen.tsx'

// Documents of tests have no popovers: what is in one is always there.
HTMLElement.prototype.hidePopover ??= () => undefined

beforeEach(async () => {
  await registerAnew()
})

const ownLogs = async () =>
  (await ask('quickSearchLogs', { query: { keywords: 'test', u: true } })).data

async function postLog(title: string): Promise<Log> {
  const body = { title, logTypeId: 1, description: '<p>Words of a test, long enough</p>' }
  return (await ask('createLog', { body })).data
}

const openForm = (materialId?: number) =>
  openPage(
    (user) => user && <NewLogScreen user={user} returnTo="/elsewhere" materialId={materialId} />,
  )

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

it('a new log says what is wrong, and is posted once it is right', async () => {
  const { id } = await makeMaterial('Test ash')
  const page = await openForm(id)
  expect(await screen.findByText('Test ash')).toBeVisible()
  await fillIn({ Title: 'ab', Description: 'short' })
  expect(screen.getByText('5 more characters needed')).toBeVisible()
  await press('Post')
  expect(await screen.findByText('Title must be at least 3 characters')).toBeVisible()
  expect(screen.getByText('Please enter a longer description')).toBeVisible()
  expect(await ownLogs()).toEqual([])

  await fillIn({
    Title: 'Test of a firing',
    Description: '<p>Cone <strong>10</strong>, reduction</p>',
  })
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Firing')
  await userEvent.click(screen.getByRole('checkbox', { name: /private/i }))
  await press('Post')
  await waitFor(() => expect(page.path()).toBe('/elsewhere'))
  expect(await ownLogs()).toMatchObject([
    {
      title: 'Test of a firing',
      logTypeId: 2,
      description: '<p>Cone <strong>10</strong>, reduction</p>',
      isPrivate: true,
      materialId: id,
    },
  ])
})

it('support is public, and the form says so', async () => {
  await openForm()
  await fillIn({ Title: 'Test of support', Description: 'How is this done, please?' })
  await userEvent.selectOptions(await screen.findByLabelText('Type'), 'Support')
  expect(screen.queryByRole('checkbox', { name: /private/i })).toBeNull()
  expect(screen.getByText(/always public/)).toBeVisible()
})

it('a log is changed where it stands, as often as its author likes', async () => {
  const log = await postLog('Test at first')
  await openPage(() => (
    <LogFeed
      search={{ u: String(log.createdByUserId) }}
      itemField={LogItemField}
      link={() => null}
    />
  ))
  for (const title of ['Test once more', 'Test a third time']) {
    await press(/^More actions for/)
    await press('Edit')
    await fillIn({ Title: title, Description: `Words for ${title}` })
    await press('Save')
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(await ownLogs()).toMatchObject([{ title, description: `<p>Words for ${title}</p>` }])
  }
  await press(/^More actions for/)
  await press('Edit')
  await fillIn({ Title: 'Test that is not kept' })
  await press('Cancel')
  expect(await screen.findByRole('heading', { name: 'Test a third time' })).toBeVisible()
})

it('a log that is gone cannot be saved, and stands there as it was', async () => {
  const log = await postLog('Test to be lost')
  await openPage(() => <LogCard log={log} itemField={LogItemField} />)
  await press(/^More actions for/)
  await press('Edit')
  await fillIn({ Title: 'Test in vain' })
  await ask('deleteLog', { params: { id: log.id } })
  await press('Save')
  expect(await screen.findByText('The log couldn’t be saved')).toBeVisible()
  expect(screen.getByLabelText('Title')).toHaveValue('Test in vain')
})

it('a log is deleted once that is confirmed', async () => {
  const log = await postLog('Test to be deleted')
  await openPage(() => (
    <LogFeed
      search={{ u: String(log.createdByUserId) }}
      itemField={LogItemField}
      link={() => null}
    />
  ))
  await press(/^More actions for/)
  await press('Delete')
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  // It leaves the feed before the server has answered.
  expect(await screen.findByText('No logs yet')).toBeVisible()
  await waitFor(async () => expect(await ownLogs()).toEqual([]))
})
