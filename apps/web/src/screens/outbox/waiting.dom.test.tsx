import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { AddToInventoryChoice } from '#features/shelf/actions/add-to-inventory-choice.tsx'
import { outbox } from '#queries/outbox.ts'
import type { OutboxContents, OutboxKind, Told } from '#queries/outbox-kinds.ts'
import { ask } from '#testing/ask.ts'
import { openPage } from '#testing/open-page.tsx'
import { openSendingOutbox, prepareOutbox, scheduleOf, send, WORDS } from '#testing/outbox-page.tsx'
import { InventoryScreen } from '../shelf/inventory-screen.tsx'
import { OutboxScreen } from './outbox-screen.tsx'

// Documents of tests have no popovers: what is in one is always there.
HTMLElement.prototype.hidePopover ??= () => undefined

const own = prepareOutbox()

const subject = { kind: 'material', id: 1 } as const
const recipe = { newName: 'Clear', lines: [] }
const draft = {
  title: 'Test',
  logTypeId: 1,
  description: WORDS,
  isPrivate: false,
  item: null,
  images: [],
  removed: [],
}
const entered = {
  name: 'Ash',
  unityType: 'auto',
  analysisType: 'percentageAnalysis',
  analysis: { SiO2: 60 },
} as const
const basedOn = '2026-01-01T00:00:00.000Z'

/** Something of every kind that can wait. */
const CONTENTS: OutboxContents = {
  newRecipe: { recipe },
  recipe: { id: 1, version: 1, recipe },
  newComment: { subject, content: WORDS },
  comment: { subject, content: WORDS, id: 1, basedOn },
  newSchedule: { schedule: scheduleOf('Slow') },
  schedule: { id: 1, schedule: scheduleOf('Slow'), basedOn },
  newLog: { draft },
  log: { id: 1, draft, basedOn },
  shelfPrice: { id: 1, price: { vendorCode: 'A' }, basedOn },
  shelfAddition: { materialId: 1 },
  shelfRemoval: { id: 2 },
  newMaterial: { entered, category: 'primitive' },
  material: { id: 1, version: 1, entered, category: 'primitive' },
  purchase: { rows: [{ materialId: 1, packAmount: '1', packUnits: 'kilograms' }] },
  stockMove: { move: { lotId: 1, kind: 'use', amount: '1', unit: 'grams' } },
  reorder: { point: { materialId: 1, amount: '1', unit: 'kilograms' } },
  newBatch: { plan: { recipeId: 1, size: 1000, unit: 'grams' } },
  batch: { id: 1, ingredients: ['Ash'], change: { note: 'A' }, basedOn },
  mixedBatch: { id: 2, ingredients: ['Ash'], mixed: {}, basedOn },
  batchAddition: { id: 3, addition: { lines: [{ place: 0, amount: 1, unit: 'grams' }] } },
}
const KINDS = Object.keys(CONTENTS) as readonly OutboxKind[] // of this type

/** Counts what is sent that would change something. */
function countChanges(): () => number {
  const spy = vi.spyOn(globalThis, 'fetch')
  return () => spy.mock.calls.filter(([, init]) => (init?.method ?? 'GET') !== 'GET').length
}

async function discard(name: string): Promise<void> {
  const heading = await screen.findByRole('heading', { name })
  const entry = heading.closest('li')
  if (!entry) throw new Error(`${name} is not in the list`)
  await userEvent.click(within(entry).getByRole('button', { name: 'Discard' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name })).toBeNull())
}

describe('what waits and is called off', () => {
  it('is never sent, of whatever kind', async () => {
    for (const kind of KINDS) {
      const told = { kind, content: CONTENTS[kind] } as Told // of one kind
      await outbox.put(own.owner, { ...told, name: `${kind}, called off` })
    }
    await openPage((user) => user && <OutboxScreen user={user} />)
    expect(await screen.findAllByText('just now')).toHaveLength(KINDS.length)
    for (const kind of KINDS) await discard(`${kind}, called off`)
    expect(await outbox.list(own.owner)).toEqual([])
    const changes = countChanges()
    await send()
    expect(changes()).toBe(0)
  })

  it('takes nothing else with it', async () => {
    for (const name of ['Before', 'Called off', 'After']) {
      const content = { schedule: scheduleOf(name) }
      await outbox.put(own.owner, { kind: 'newSchedule', content, name })
    }
    await openPage((user) => user && <OutboxScreen user={user} />)
    await discard('Called off')
    await send()
    expect((await own.schedules()).map(({ name }) => name).toSorted()).toEqual(['After', 'Before'])
  })
})

describe('the shelf without a connection', () => {
  /** Does so without a connection, until the outbox holds what comes of it. */
  async function offline(work: () => Promise<unknown>, kind: OutboxKind) {
    const lost = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.reject(new TypeError('the connection is gone')))
    await work()
    await waitFor(async () =>
      expect(await outbox.list(own.owner)).toMatchObject([{ kind, name: 'Silica of Test' }]),
    )
    lost.mockRestore()
  }
  const shelf = async () =>
    (await ask('listOwnInventory', {})).data.map(({ materialName }) => materialName)
  const putOn = () => ask('addToInventory', { params: { id: own.silica.id }, method: 'POST' })
  const openShelf = () =>
    openPage(
      (user) =>
        user && (
          <InventoryScreen viewer={user} owner={user} search={{}} onSearch={() => undefined} />
        ),
    )

  async function addOffline() {
    const { id, name, kind } = own.silica
    await openPage(() => <AddToInventoryChoice id={id} name={name} kind={kind} />)
    const choice = await screen.findByRole('button', { name: /inventory/i })
    await offline(() => userEvent.click(choice), 'shelfAddition')
  }
  async function removeOffline() {
    await openShelf()
    const button = await screen.findByRole('button', {
      name: 'Remove Silica of Test from the inventory',
    })
    await offline(async () => {
      await userEvent.click(button)
      const dialog = within(await screen.findByRole('dialog'))
      await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    }, 'shelfRemoval')
    // Whoever has taken it off sees it gone.
    await waitFor(() => expect(screen.queryByText('Silica of Test')).toBeNull())
  }

  it('lets an addition wait, which is made once', async () => {
    await addOffline()
    expect(await shelf()).toEqual([])
    await send()
    expect(await shelf()).toEqual(['Silica of Test'])
  })

  it('lets an addition wait that was made elsewhere meanwhile', async () => {
    await addOffline()
    await putOn()
    await send()
    expect(await shelf()).toEqual(['Silica of Test'])
  })

  it('lets a removal wait, which is made once', async () => {
    await putOn()
    await removeOffline()
    expect(await shelf()).toEqual(['Silica of Test'])
    await send()
    expect(await shelf()).toEqual([])
  })

  it('has nothing left to do for a removal that was made elsewhere meanwhile', async () => {
    await putOn()
    await removeOffline()
    const { id } = await own.shelfEntry()
    await ask('removeFromInventory', { params: { id } })
    await send()
    expect(await shelf()).toEqual([])
  })

  it.each(['answer', 'request'])('makes each once where the first %s is lost', async (lost) => {
    const content = { materialId: own.silica.id }
    await outbox.put(own.owner, { kind: 'shelfAddition', content, name: 'Silica of Test' })
    const real = globalThis.fetch
    let isLost = false
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      if (isLost || (init?.method ?? 'GET') === 'GET') return real(input, init)
      isLost = true
      if (lost === 'answer') await real(input, init)
      throw new TypeError('the connection is gone')
    })
    await openSendingOutbox()
    await waitFor(() => expect(isLost).toBe(true))
    await send()
    expect(await shelf()).toEqual(['Silica of Test'])
  })
})
