import 'fake-indexeddb/auto'
import type { EnteredSchedule } from '@glazy/contract/kilns'
import type { MaterialDetail } from '@glazy/contract/materials'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import OutboxBar from '#features/outbox/outbox-bar.tsx'
import { takeNotices } from '#lib/notify.ts'
import { askForUser } from '#lib/session/ask-session.ts'
import { outbox } from '#queries/outbox.ts'
import { OutboxScreen } from '#screens/outbox/outbox-screen.tsx'
import { ask } from './ask.ts'
import { makeMaterial, makeRecipe } from './items.ts'
import { openPage } from './open-page.tsx'
import { registerAnew } from './people.ts'

/** Somebody new for each test of a file, with a recipe of one material, and what the server has of theirs. */
export function prepareOutbox() {
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
  return {
    get owner() {
      return owner
    },
    get silica() {
      return silica
    },
    get recipe() {
      return recipe
    },
    shelfEntry: async () => {
      const [entry] = (await ask('listOwnInventory', {})).data
      if (!entry) throw new Error('the shelf is empty')
      return entry
    },
    comments: async () => (await ask('listMaterialComments', { params: { id: recipe.id } })).data,
    schedules: async () => (await ask('listKilnSchedules', { query: { u: String(owner) } })).data,
    logs: async () => (await ask('quickSearchLogs', { query: { keywords: 'test', u: true } })).data,
  }
}

export const WORDS = '<p>Words of a test, long enough</p>'

export const scheduleOf = (name: string): EnteredSchedule => ({
  name,
  description: null,
  defaultStartTemp: 20,
  isCelsius: true,
  isPrivate: true,
  ramps: [{ tempRatePerHr: 100, targetTemp: 1222, holdMinutes: 10 }],
})

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

/** Shows the outbox on a page that sends what waits, as every page of the site does. */
export const openSendingOutbox = () =>
  openPage(
    (user) =>
      user && (
        <>
          <OutboxBar owner={user.id} />
          <OutboxScreen user={user} />
        </>
      ),
  )

/** Sends all that waits. */
export async function send(): Promise<void> {
  await openSendingOutbox()
  expect(await screen.findByText('Nothing is waiting')).toBeVisible()
}

/** Does so without a connection, until the outbox holds these kinds, one after the other. */
export async function writeOffline(
  owner: number,
  work: () => Promise<void>,
  ...kinds: readonly string[]
): Promise<void> {
  const lost = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.reject(new TypeError('the connection is gone')))
  await work()
  await waitFor(async () =>
    expect((await outbox.list(owner)).map(({ kind }) => kind)).toEqual(kinds),
  )
  lost.mockRestore()
}
