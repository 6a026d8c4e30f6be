import 'fake-indexeddb/auto'
import { vi } from 'vitest'
import { makeUuid } from '#lib/make-uuid.ts'
import { openOutbox, type OutboxStore } from '#lib/outbox/outbox-store.ts'
import { createOutbox } from '#queries/create-outbox.ts'
import { ENTRY_FORMAT } from '#queries/outbox-format.ts'
import type { AnyEntry } from '#queries/outbox-kinds.ts'
import { ask } from './ask.ts'

/** What becomes of a request that changes something. */
export type Fault = 'none' | 'request lost' | 'answer lost' | 'crash'

/** The browser has gone: nothing of what it was about to do is done. */
class Crash extends Error {}

/** A browser with an outbox of its own, whose connection and life are not to be relied on. */
export function openDevice(owner: number) {
  const faults: Fault[] = []
  let isGone = false
  const store = openOutbox(ENTRY_FORMAT, `outbox-${makeUuid()}`)
  const mortal: OutboxStore = {
    ...store,
    change: (key, edit) => (isGone ? Promise.reject(new Crash()) : store.change(key, edit)),
  }
  const outbox = createOutbox(mortal)
  return {
    outbox,
    list: () => outbox.list(owner),
    /** Sends what waits, each request with the next of the faults. */
    async send(next: readonly Fault[] = []) {
      const real = globalThis.fetch
      faults.splice(0, faults.length, ...next)
      const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
        if ((init?.method ?? 'GET') === 'GET') return real(input, init)
        const fault = faults.shift() ?? 'none'
        if (fault === 'request lost') throw new TypeError('the connection is gone')
        const answer = await real(input, init)
        if (fault === 'crash') isGone = true
        if (fault !== 'none') throw new TypeError('the connection is gone')
        return answer
      })
      const sent: AnyEntry[] = []
      try {
        const onSent = (entry: AnyEntry) => void sent.push(entry)
        await outbox.send({ owner, isOwnerHere: () => true, onSent })
      } catch (error) {
        if (!(error instanceof Crash)) throw error
      }
      isGone = false
      spy.mockRestore()
      return sent
    },
  }
}
export type Device = ReturnType<typeof openDevice>

/** A recipe of one material. */
export const recipeOfOne = (newName: string, componentMaterialId: number) => ({
  newName,
  lines: [
    {
      componentMaterialId,
      name: 'Silica of Test',
      percentageAmount: 100,
      isAdditional: false,
    },
  ],
})
export const detail = async (id: number) => (await ask('getMaterial', { params: { id } })).data

/** What an item was called in each of its versions. */
export async function namesOf(id: number): Promise<readonly string[]> {
  const { data } = await ask('listVersions', { params: { id } })
  const versions = data.map(({ number }) => ask('getMaterialVersion', { params: { id, number } }))
  return (await Promise.all(versions)).map((version) => version.data.name)
}
