import 'fake-indexeddb/auto'
import type { EnteredSchedule } from '@glazy/contract/kilns'
import type { MaterialDetail } from '@glazy/contract/materials'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import CommentForm from '#features/discussion/comments/comment-form.tsx'
import LogEditor from '#features/logs/form/log-editor.tsx'
import { ScheduleForm } from '#features/kilns/form/schedule-form.tsx'
import OutboxBar from '#features/outbox/outbox-bar.tsx'
import { call } from '#lib/api/call.ts'
import { takeNotices } from '#lib/notify.ts'
import { askForUser } from '#lib/session/ask-session.ts'
import { type Letter, outbox, putAside } from '#queries/outbox.ts'
import { fillIn } from '#testing/fill-in.ts'
import { itemOf, makeMaterial, makeRecipe } from '#testing/items.ts'
import { openPage } from '#testing/open-page.tsx'
import { registerAnew } from '#testing/people.ts'
import { EditRecipeScreen } from '../editor/edit-recipe-screen.tsx'
import LogItemField from '../posts/log-item-field.tsx'
import { NewLogScreen } from '../posts/new-log-screen.tsx'
import { InventoryScreen } from '../shelf/inventory-screen.tsx'
import { OutboxScreen } from './outbox-screen.tsx'

// Documents of tests have no popovers: what is in one is always there.
HTMLElement.prototype.hidePopover ??= () => undefined

let owner: number
let silica: MaterialDetail
let recipe: MaterialDetail
beforeEach(async () => {
  await registerAnew()
  owner = (await askForUser()).id
  silica = await makeMaterial('Silica of Test')
  recipe = await makeRecipe('Clear', [[silica, 100]])
  takeNotices()
})
afterEach(() => {
  vi.restoreAllMocks()
})

const KEPT = 'You’re offline. This is saved on your device and will be sent once you’re connected.'
const WORDS = '<p>Words of a test, long enough</p>'
const scheduleOf = (name: string): EnteredSchedule => ({
  ...{ name, description: null, defaultStartTemp: 20, isCelsius: true, isPrivate: true },
  ramps: [{ tempRatePerHr: 100, targetTemp: 1222, holdMinutes: 10 }],
})

/** Takes the connection away; gives how to bring it back. */
function cutConnection(): () => void {
  const lost = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.reject(new TypeError('the connection is gone')))
  return () => lost.mockRestore()
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const press = async (name: string | RegExp) => userEvent.click(await button(name))

type Screen = Parameters<typeof openPage>[0]

/** Fills in a form without a connection, and waits until what was in it waits on the device. */
async function writeOffline(form: Screen, fill: () => Promise<void>): Promise<void> {
  await openPage(form)
  // The form has all it needs before the connection is gone.
  await screen.findAllByRole('textbox')
  const before = (await outbox.list(owner)).length
  takeNotices()
  const reconnect = cutConnection()
  await fill()
  await waitFor(async () => expect(await outbox.list(owner)).toHaveLength(before + 1))
  await waitFor(() => expect(takeNotices()).toMatchObject([{ kind: 'info', text: KEPT }]))
  reconnect()
}

const openOutbox = () => openPage((user) => user && <OutboxScreen user={user} />)

/** Shows the outbox on a page that sends what waits, as every page of the site does. */
const openSendingOutbox = () =>
  openPage(
    (user) =>
      user && (
        <>
          <OutboxBar owner={user.id} />
          <OutboxScreen user={user} />
        </>
      ),
  )

const send = async () => {
  await openSendingOutbox()
  expect(await screen.findByText('Nothing is waiting')).toBeVisible()
}

const stockRow = async () => {
  const [row] = (await call('listOwnInventory', {})).data
  if (!row) throw new Error('the shelf is empty')
  return row
}
const comments = async () =>
  (await call('listMaterialComments', { params: { id: recipe.id } })).data
const schedules = async () =>
  (await call('listKilnSchedules', { query: { u: String(owner) } })).data
const logs = async () =>
  (await call('quickSearchLogs', { query: { keywords: 'test', u: true } })).data

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
    expect((await outbox.list(owner))[0]?.state).toBe('held')
    await fillIn({ Name: 'Test firing, edited' })
    await press('Create')
    expect(await screen.findByRole('heading', { name: 'Test firing, edited' })).toBeVisible()
    await send()
    expect((await schedules()).map(({ name }) => name)).toEqual(['Test firing, edited'])
  })

  it('lets a change of a schedule wait', async () => {
    const { data } = await call('createKilnSchedule', { body: scheduleOf('Test firing') })
    await writeOffline(
      () => <ScheduleForm schedule={data} onSaved={() => undefined} onCancel={() => undefined} />,
      async () => {
        await fillIn({ Name: 'Test firing, slower' })
        await press('Save')
      },
    )
    await send()
    expect((await schedules()).map(({ id, name }) => [id, name])).toEqual([
      [data.id, 'Test firing, slower'],
    ])
  })

  it('lets a comment and a change of one wait', async () => {
    const subject = { kind: 'material', id: recipe.id } as const
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
    const [edited] = await comments()
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
    expect((await comments()).map(({ content }) => content)).toEqual([
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
    const [log] = await logs()
    expect(log?.title).toBe('Test of waiting, edited')
    if (!log) throw new Error('no log')
    const { data } = await call('getLog', { params: { id: log.id } })
    await writeOffline(
      () => <LogEditor log={data} itemField={LogItemField} onDone={() => undefined} />,
      async () => {
        await fillIn({ Title: 'Test of waiting, changed' })
        await press('Save')
      },
    )
    await send()
    expect((await logs()).map(({ title }) => title)).toEqual(['Test of waiting, changed'])
  })

  it('lets a change of a recipe wait, says so where it is changed again, and sends what was edited', async () => {
    const page: Screen = (user) => user && <EditRecipeScreen user={user} id={recipe.id} />
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
    expect(await itemOf(recipe.id)).toMatchObject({ name: 'Clear, changed twice', version: 2 })
  })

  it('lets a price wait, and one that is typed after it takes its place', async () => {
    await call('addToInventory', { params: { id: silica.id }, method: 'POST' })
    const { id } = await stockRow()
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
        expect(await outbox.list(owner)).toMatchObject([
          { kind: 'stock', content: { id, stock: { vendorCode: sku } } },
        ]),
      )
    }
    reconnect()
    await send()
    expect((await stockRow()).vendorCode).toBe('A 2')
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
    expect(await outbox.list(owner)).toEqual([])
  })
})

const linesOf = (percentageAmount: number) => [
  {
    ...{ componentMaterialId: silica.id, name: 'Silica of Test' },
    ...{ percentageAmount, isAdditional: false },
  },
]

/** A change that was written over a state that is no longer there, and how both are told apart. */
interface Case {
  readonly make: () => Promise<Letter>
  /** Something that only one of the versions says. */
  readonly mine: string
  readonly theirs: string
  /** What is saved now. */
  readonly saved: () => Promise<readonly string[]>
  /** What is saved once mine was sent as a copy; undefined where there are none. */
  readonly copied?: readonly string[]
}

const CONFLICTS: Readonly<Record<string, Case>> = {
  recipe: {
    make: async () => {
      const { id, version } = recipe
      const body = { newName: 'Theirs of it', version, materialComponents: linesOf(90) }
      await call('updateRecipe', { params: { id }, body })
      const written = { newName: 'Mine of it', lines: linesOf(80) }
      return { kind: 'recipe', content: { id, version, recipe: written }, name: 'Mine of it' }
    },
    mine: 'Mine of it',
    theirs: 'Theirs of it',
    saved: async () => {
      const query = { u: String(owner), composite: true }
      return (await call('searchMaterials', { query })).data.map(({ name }) => name)
    },
    copied: ['Mine of it (copy)', 'Theirs of it'],
  },
  schedule: {
    make: async () => {
      const { data } = await call('createKilnSchedule', { body: scheduleOf('At first') })
      const { id, updatedAt: basedOn } = data
      await call('updateKilnSchedule', { params: { id }, body: scheduleOf('Theirs of it') })
      const schedule = scheduleOf('Mine of it')
      return { kind: 'schedule', content: { id, schedule, basedOn }, name: 'Mine of it' }
    },
    mine: 'Mine of it',
    theirs: 'Theirs of it',
    saved: async () => (await schedules()).map(({ name }) => name),
    copied: ['Mine of it (copy)', 'Theirs of it'],
  },
  comment: {
    make: async () => {
      const body = { id: recipe.id, content: '<p>At first, before anybody changed it</p>' }
      const { data } = await call('createMaterialComment', { body })
      const { id, updatedAt: basedOn } = data
      const theirs = { content: '<p>Theirs of it, long enough</p>' }
      await call('updateMaterialComment', { params: { id }, body: theirs })
      const subject = { kind: 'material', id: recipe.id } as const
      const content = { subject, id, content: '<p>Mine of it, long enough</p>', basedOn }
      return { kind: 'comment', content, name: 'Mine of it' }
    },
    mine: 'Mine of it, long enough',
    theirs: 'Theirs of it, long enough',
    saved: async () => (await comments()).map(({ content }) => content.replaceAll(/<.*?>/g, '')),
  },
  log: {
    make: async () => {
      const body = { title: 'Test at first', logTypeId: 1, description: WORDS }
      const { data } = await call('createLog', { body })
      const { id, updatedAt: basedOn } = data
      await call('updateLog', { params: { id }, body: { ...body, title: 'Test of theirs' } })
      const draft = {
        ...{ ...body, title: 'Test of mine', isPrivate: false },
        ...{ item: null, images: [], removed: [] },
      }
      return { kind: 'log', content: { id, draft, basedOn }, name: 'Test of mine' }
    },
    mine: 'Test of mine',
    theirs: 'Test of theirs',
    saved: async () => (await logs()).map(({ title }) => title),
    copied: ['Test of mine (copy)', 'Test of theirs'],
  },
  price: {
    make: async () => {
      await call('addToInventory', { params: { id: silica.id }, method: 'POST' })
      const { id, updatedAt: basedOn } = await stockRow()
      await call('updateInventoryPrice', { body: { id, vendorCode: 'Theirs' } })
      const content = { id, stock: { vendorCode: 'Mine' }, basedOn }
      return { kind: 'stock', content, name: 'Silica of Test' }
    },
    mine: 'Mine',
    theirs: 'Theirs',
    saved: async () => [(await stockRow()).vendorCode ?? ''],
  },
}

describe.each(Object.entries(CONFLICTS))('a %s that was changed elsewhere', (_, conflict) => {
  const { mine, theirs, saved, copied } = conflict

  async function open() {
    await putAside(owner, await conflict.make())
    await openSendingOutbox()
    const side = (name: string) => screen.findByRole('region', { name })
    expect(await screen.findByText('1 needs your attention.', { exact: false })).toBeVisible()
    expect(await within(await side('Your version')).findByText(mine)).toBeVisible()
    expect(await within(await side('Saved version')).findByText(theirs)).toBeVisible()
    // Nothing was overwritten while nobody has chosen.
    expect(await saved()).toEqual([theirs])
  }

  const isEmpty = () => screen.findByText('Nothing is waiting')

  it('is mine if I want it', async () => {
    await open()
    await press('Save mine')
    expect(await isEmpty()).toBeVisible()
    expect(await saved()).toEqual([mine])
  })

  it('stays theirs if I want it', async () => {
    await open()
    await press('Keep the saved one')
    expect(await isEmpty()).toBeVisible()
    expect(await saved()).toEqual([theirs])
  })

  it('can be both, where there can be two', async () => {
    await open()
    if (copied === undefined) {
      expect(screen.queryByRole('button', { name: 'Save mine as a copy' })).toBeNull()
      return
    }
    await press('Save mine as a copy')
    expect(await isEmpty()).toBeVisible()
    expect((await saved()).toSorted()).toEqual(copied)
  })
})

it('both versions of a recipe are shown with their chemistry', async () => {
  await putAside(owner, (await CONFLICTS.recipe?.make()) as Letter)
  await openSendingOutbox()
  for (const [name, amount] of [
    ['Your version', '80'],
    ['Saved version', '90'],
  ] as const) {
    const side = await screen.findByRole('region', { name })
    expect(await within(side).findByText(new RegExp(`^${amount}`))).toBeVisible()
    expect(
      await within(side).findByRole('group', { name: /Unity molecular formula/ }),
    ).toBeVisible()
  }
})

describe('what is refused', () => {
  async function openRefused() {
    const content = {
      id: 2_000_000_000,
      version: 1,
      recipe: { newName: 'Gone', lines: linesOf(70) },
    }
    await putAside(owner, { kind: 'recipe', content, name: 'Gone' })
    await openSendingOutbox()
    expect(await screen.findByText('The server didn’t accept this')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(/no longer exists|doesn’t exist|not found/i)
  }

  it('stays with the reason, is tried again, and can be sent as a copy', async () => {
    await openRefused()
    await press('Try again')
    await waitFor(async () =>
      expect(await outbox.list(owner)).toMatchObject([{ state: 'refused', tries: 2 }]),
    )
    await press('Save mine as a copy')
    expect(await screen.findByText('Nothing is waiting')).toBeVisible()
    const { data } = await call('searchMaterials', {
      query: { u: String(owner), composite: true },
    })
    expect(data.map(({ name }) => name)).toContain('Gone (copy)')
  })

  it('is discarded once that was confirmed, and not before', async () => {
    await openRefused()
    await press('Discard')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/“Gone” will be deleted from this device/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(await outbox.list(owner)).toHaveLength(1)
    await press('Discard')
    const again = within(await screen.findByRole('dialog'))
    await userEvent.click(again.getByRole('button', { name: 'Discard' }))
    expect(await screen.findByText('Nothing is waiting')).toBeVisible()
    expect(await outbox.list(owner)).toEqual([])
  })
})

it('what two pages edit at a time is sent twice, and neither is lost', async () => {
  await outbox.put(owner, {
    kind: 'newSchedule',
    content: { schedule: scheduleOf('At first') },
    name: 'At first',
  })
  const [entry] = await outbox.list(owner)
  if (entry?.kind !== 'newSchedule') throw new Error('nothing waits')
  for (const name of ['One page', 'Other page']) {
    await act(() => outbox.rewrite(entry, { content: { schedule: scheduleOf(name) }, name }))
  }
  await send()
  expect((await schedules()).map(({ name }) => name).toSorted()).toEqual(['One page', 'Other page'])
})

it('nothing of somebody else is shown or sent', async () => {
  await outbox.put(owner, {
    kind: 'newSchedule',
    content: { schedule: scheduleOf('Of the first') },
    name: 'Of the first',
  })
  await registerAnew()
  await send()
  expect(await outbox.list(owner)).toHaveLength(1)
  const second = await askForUser()
  const query = { u: String(second.id) }
  expect((await call('listKilnSchedules', { query })).data).toEqual([])
})
