import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import CommentForm from '#features/discussion/comments/comment-form.tsx'
import LogEditor from '#features/logs/form/log-editor.tsx'
import { ScheduleForm } from '#features/kilns/form/schedule-form.tsx'
import { takeNotices } from '#lib/notify.ts'
import { ask } from '#testing/ask.ts'
import { fillIn } from '#testing/fill-in.ts'
import { itemOf } from '#testing/items.ts'
import { openPage } from '#testing/open-page.tsx'
import { EditRecipeScreen } from '../editor/edit-recipe-screen.tsx'
import LogItemField from '../posts/log-item-field.tsx'
import { NewLogScreen } from '../posts/new-log-screen.tsx'
import { InventoryScreen } from '../shelf/inventory-screen.tsx'
import { OutboxScreen } from './outbox-screen.tsx'
import { outbox } from '#queries/outbox.ts'
import { prepareOutbox, press, scheduleOf, send, WORDS } from '#testing/outbox-page.tsx'

// Documents of tests have no popovers: what is in one is always there.
HTMLElement.prototype.hidePopover ??= () => undefined

const own = prepareOutbox()

const KEPT = 'You’re offline. This is saved on your device and will be sent once you’re connected.'

/** Takes the connection away; gives how to bring it back. */
function cutConnection(): () => void {
  const lost = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.reject(new TypeError('the connection is gone')))
  return () => lost.mockRestore()
}

type Screen = Parameters<typeof openPage>[0]

/** Fills in a form without a connection, and waits until what was in it waits on the device. */
async function writeOffline(form: Screen, fill: () => Promise<void>): Promise<void> {
  await openPage(form)
  // The form has all it needs before the connection is gone.
  await screen.findAllByRole('textbox')
  const before = (await outbox.list(own.owner)).length
  takeNotices()
  const reconnect = cutConnection()
  await fill()
  await waitFor(async () => expect(await outbox.list(own.owner)).toHaveLength(before + 1))
  await waitFor(() => expect(takeNotices()).toMatchObject([{ kind: 'info', text: KEPT }]))
  reconnect()
}

const openOutbox = () => openPage((user) => user && <OutboxScreen user={user} />)

describe('a form without a connection', () => {
  it('lets a new schedule wait, which is edited and sent as it was written last', async () => {
    await writeOffline(
      () => <ScheduleForm onSaved={() => undefined} onCancel={() => undefined} />,
      async () => {
        await fillIn({ Name: 'Test firing' })
        await press('Create')
      },
    )
    await openOutbox()
    expect(await screen.findByRole('heading', { name: 'Test firing' })).toBeVisible()
    expect(screen.getByText('New kiln schedule')).toBeVisible()
    await press('Edit')
    expect((await outbox.list(own.owner))[0]?.state).toBe('held')
    await fillIn({ Name: 'Test firing, edited' })
    await press('Create')
    expect(await screen.findByRole('heading', { name: 'Test firing, edited' })).toBeVisible()
    await send()
    expect((await own.schedules()).map(({ name }) => name)).toEqual(['Test firing, edited'])
  })

  it('lets a change of a schedule wait', async () => {
    const { data } = await ask('createKilnSchedule', { body: scheduleOf('Test firing') })
    await writeOffline(
      () => <ScheduleForm schedule={data} onSaved={() => undefined} onCancel={() => undefined} />,
      async () => {
        await fillIn({ Name: 'Test firing, slower' })
        await press('Save')
      },
    )
    await send()
    expect((await own.schedules()).map(({ id, name }) => [id, name])).toEqual([
      [data.id, 'Test firing, slower'],
    ])
  })

  it('lets a comment and a change of one wait', async () => {
    const subject = { kind: 'material', id: own.recipe.id } as const
    await writeOffline(
      () => <CommentForm subject={subject} onClose={() => undefined} />,
      async () => {
        await fillIn({ 'Your comment': '<p>It broke to amber over texture.</p>' })
        await press('Post comment')
      },
    )
    await openOutbox()
    await press('Edit')
    await fillIn({ 'Your comment': '<p>It broke to honey over texture.</p>' })
    await press('Post comment')
    expect(
      await screen.findByRole('heading', { name: 'It broke to honey over texture.' }),
    ).toBeVisible()
    await send()
    const [edited] = await own.comments()
    expect(edited?.content).toContain('honey')
    if (!edited) throw new Error('no comment')
    await writeOffline(
      () => <CommentForm subject={subject} edited={edited} onClose={() => undefined} />,
      async () => {
        await fillIn({ 'Edit your comment': '<p>It broke to black over texture.</p>' })
        await press('Save comment')
      },
    )
    await send()
    expect((await own.comments()).map(({ content }) => content)).toEqual([
      expect.stringContaining('black'),
    ])
  })

  it('lets a log and a change of one wait', async () => {
    await writeOffline(
      (user) => user && <NewLogScreen user={user} returnTo="/elsewhere" materialId={undefined} />,
      async () => {
        await fillIn({ Title: 'Test of waiting', Description: WORDS })
        await press('Post')
      },
    )
    await openOutbox()
    await press('Edit')
    await fillIn({ Title: 'Test of waiting, edited' })
    await press('Save')
    expect(await screen.findByRole('heading', { name: 'Test of waiting, edited' })).toBeVisible()
    await send()
    const [log] = await own.logs()
    expect(log?.title).toBe('Test of waiting, edited')
    if (!log) throw new Error('no log')
    const { data } = await ask('getLog', { params: { id: log.id } })
    await writeOffline(
      () => <LogEditor log={data} itemField={LogItemField} onDone={() => undefined} />,
      async () => {
        await fillIn({ Title: 'Test of waiting, changed' })
        await press('Save')
      },
    )
    await send()
    expect((await own.logs()).map(({ title }) => title)).toEqual(['Test of waiting, changed'])
  })

  it('lets a change of a recipe wait, says so where it is changed again, and sends what was edited', async () => {
    const page: Screen = (user) => user && <EditRecipeScreen user={user} id={own.recipe.id} />
    await writeOffline(page, async () => {
      await fillIn({ Name: 'Clear, changed' })
      await press('Save')
    })
    await openPage(page)
    expect(
      await screen.findByText('A change you made offline is still waiting to be sent.'),
    ).toBeVisible()
    await openOutbox()
    await press('Edit')
    expect(await screen.findByLabelText('Name')).toHaveValue('Clear, changed')
    await fillIn({ Name: 'Clear, changed twice' })
    await press('Save')
    await screen.findByRole('heading', { name: 'Clear, changed twice' })
    await send()
    expect(await itemOf(own.recipe.id)).toMatchObject({ name: 'Clear, changed twice', version: 2 })
  })

  it('lets a price wait, and one that is typed after it takes its place', async () => {
    await ask('addToInventory', { params: { id: own.silica.id }, method: 'POST' })
    const { id } = await own.shelfEntry()
    await openPage(
      (user) =>
        user && (
          <InventoryScreen viewer={user} owner={user} search={{}} onSearch={() => undefined} />
        ),
    )
    await screen.findByLabelText('Edit price and SKU of Silica of Test')
    const reconnect = cutConnection()
    for (const sku of ['A 1', 'A 2']) {
      await userEvent.click(screen.getByLabelText('Edit price and SKU of Silica of Test'))
      await fillIn({ 'SKU of Silica of Test': sku })
      await userEvent.click(screen.getByLabelText('Save'))
      await waitFor(async () =>
        expect(await outbox.list(own.owner)).toMatchObject([
          { kind: 'shelfPrice', content: { id, price: { vendorCode: sku } } },
        ]),
      )
    }
    reconnect()
    await send()
    expect((await own.shelfEntry()).vendorCode).toBe('A 2')
  })

  it('keeps what is in it where it was refused, and nothing waits', async () => {
    await openPage(() => <ScheduleForm onSaved={() => undefined} onCancel={() => undefined} />)
    await fillIn({ Name: 'Test firing' })
    const refusing = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() =>
        Promise.resolve(Response.json({ error: { code: 'account.muted' } }, { status: 403 })),
      )
    await press('Create')
    expect(await screen.findByRole('alert')).toBeVisible()
    refusing.mockRestore()
    expect(screen.getByLabelText('Name')).toHaveValue('Test firing')
    expect(await outbox.list(own.owner)).toEqual([])
  })
})
