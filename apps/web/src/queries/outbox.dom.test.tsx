import 'fake-indexeddb/auto'
import type { EnteredSchedule } from '@glazy/contract/kilns'
import fc from 'fast-check'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { CallId } from '@glazy/contract/calls'
import { call, type CallInput } from '#lib/api/call.ts'
import { askForUser } from '#lib/session/ask-session.ts'
import { makeUuid } from '#lib/make-uuid.ts'
import { openOutbox, type OutboxStore } from '#lib/outbox/outbox-store.ts'
import { makeMaterial, makeRecipe } from '#testing/items.ts'
import { registerAnew } from '#testing/people.ts'
import { createOutbox } from './outbox.ts'
import { type AnyEntry, isChange, type OutboxContents, readTheirs, rebase } from './outbox-kinds.ts'

let owner: number
let silica: number
beforeAll(async () => {
  await registerAnew()
  owner = (await askForUser()).id
  silica = (await makeMaterial('Silica of Test')).id
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** What becomes of a request that changes something. */
type Fault = 'none' | 'request lost' | 'answer lost' | 'crash'

/** The browser has gone: nothing of what it was about to do is done. */
class Crash extends Error {}

/** A browser with an outbox of its own, whose connection and life are not to be relied on. */
function openDevice() {
  const faults: Fault[] = []
  let isGone = false
  const store = openOutbox(`outbox-${makeUuid()}`)
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
type Device = ReturnType<typeof openDevice>

const recipeOf = (newName: string) => ({
  newName,
  lines: [
    {
      componentMaterialId: silica,
      name: 'Silica of Test',
      percentageAmount: 100,
      isAdditional: false,
    },
  ],
})
const scheduleOf = (name: string): EnteredSchedule => ({
  ...{ name, description: null, defaultStartTemp: 20, isCelsius: true, isPrivate: true },
  ramps: [{ tempRatePerHr: 100, targetTemp: 1222, holdMinutes: 10 }],
})

/** Asks the API as often as a test has to. */
const ask = <TId extends CallId>(id: TId, input: CallInput<TId>) =>
  call(id, { ...input, isPaced: true })

const detail = async (id: number) => (await ask('getMaterial', { params: { id } })).data

/** What an item was called in each of its versions. */
async function namesOf(id: number): Promise<readonly string[]> {
  const { data } = await ask('listVersions', { params: { id } })
  const versions = data.map(({ number }) => ask('getMaterialVersion', { params: { id, number } }))
  return (await Promise.all(versions)).map((version) => version.data.name)
}

describe('an entry', () => {
  it('survives, is sent once, and leaves nothing behind', async () => {
    const device = openDevice()
    await device.outbox.put(owner, {
      kind: 'newRecipe',
      content: { recipe: recipeOf('Waiting') },
      name: 'Waiting',
    })
    await device.send(['request lost'])
    await device.send(['answer lost'])
    await device.send(['crash'])
    expect(await device.list()).toMatchObject([{ name: 'Waiting', state: 'sending', tries: 3 }])
    expect(await device.send()).toHaveLength(1)
    expect(await device.list()).toEqual([])
    const { data } = await ask('searchMaterials', { query: { u: String(owner), composite: true } })
    expect(data.filter(({ name }) => name === 'Waiting')).toHaveLength(1)
  })

  it('that was edited after it had arrived becomes what was written last', async () => {
    const device = openDevice()
    const kinds = [
      { kind: 'newRecipe', content: { recipe: recipeOf('Before') } },
      { kind: 'newSchedule', content: { schedule: scheduleOf('Before') } },
    ] as const
    for (const letter of kinds) await device.outbox.put(owner, { ...letter, name: 'Before' })
    await device.send(['answer lost'])
    const [recipe, schedule] = await device.list()
    if (recipe?.kind !== 'newRecipe' || schedule?.kind !== 'newSchedule') throw new Error('lost')
    const name = `After ${makeUuid()}`
    await device.outbox.rewrite(recipe, { content: { recipe: recipeOf(name) }, name })
    await device.send(['none', 'none', 'answer lost'])
    await device.outbox.rewrite(schedule, { content: { schedule: scheduleOf(name) }, name })
    await device.send(['none', 'answer lost'])
    await device.send()
    expect(await device.list()).toEqual([])
    const { data } = await ask('searchMaterials', { query: { u: String(owner), composite: true } })
    const found = data.filter((item) => item.name === name)
    expect(found).toHaveLength(1)
    expect(await namesOf(found[0]?.id ?? 0)).toEqual([name, 'Before'])
    const schedules = await ask('listKilnSchedules', { query: { u: String(owner), q: name } })
    expect(schedules.data.map((one) => one.name)).toEqual([name])
  })

  it('of the studio that was edited after it had arrived is there once, as it was written last', async () => {
    const { id: spar } = await makeMaterial('Spar of Test')
    const { id: recipeId } = await makeRecipe('Clear', [[await detail(spar), 100]])
    const bag = { materialId: spar, packUnits: 'kilograms' as const }
    await ask('buyLots', { body: { rows: [{ ...bag, packAmount: '9' }] } })
    const stock = async () =>
      (await ask('listStock', {})).data.find(({ materialId }) => materialId === spar)
    const lotId = (await stock())?.lots[0]?.id ?? 0
    const plan = { recipeId, size: 1000, unit: 'grams' as const }
    const { data: mixed } = await ask('planBatch', { body: plan })
    const { id } = mixed
    await ask('finishBatch', { params: { id }, body: {} })
    const grams = (amount: number) => [{ place: 0, amount, unit: 'grams' as const }]
    const use = { lotId, kind: 'use', unit: 'grams' } as const
    const said = (factor: number) =>
      [
        { kind: 'purchase', content: { rows: [{ ...bag, packAmount: String(factor) }] } },
        { kind: 'stockMove', content: { move: { ...use, amount: 10 * factor } } },
        { kind: 'batchAddition', content: { id, addition: { lines: grams(100 * factor) } } },
        { kind: 'newBatch', content: { plan: { ...plan, size: 1000 * factor } } },
      ] as const

    for (const [at, letter] of said(1).entries()) {
      const device = openDevice()
      await device.outbox.put(owner, { ...letter, name: 'Spar of Test' })
      for (const factor of [2, 3]) {
        await device.send(['answer lost'])
        const [entry] = await device.list()
        const { content } = said(factor)[at] ?? letter
        await device.outbox.rewrite(entry as never, { content, name: 'Spar of Test' } as never)
      }
      await device.send()
      expect(await device.list()).toEqual([])
    }
    // 9 kg and 3 kg, less 1 kg of the batch, 300 g that were added, and 30 g.
    expect(await stock()).toMatchObject({ left: '10670', lots: [{}, { packAmount: '3' }] })
    const { data: batch } = await ask('getBatch', { params: { id } })
    expect(batch.additions).toMatchObject([{ total: '300' }])
    const { data: batches } = await ask('listBatches', { query: { recipe: recipeId } })
    expect(batches.map(({ size }) => size).toSorted()).toEqual(['1000', '3000'])
  })

  it('that says otherwise how a batch was mixed is for a person to decide', async () => {
    const { id: recipeId } = await makeRecipe('Clear', [[await detail(silica), 100]])
    const plan = { recipeId, size: 1000, unit: 'grams' as const }
    const { data: batch } = await ask('planBatch', { body: plan })
    const { id } = batch
    const content = (amount: number) => ({
      id,
      ingredients: ['Silica of Test'],
      mixed: { weighed: [{ place: 0, amount, unit: 'grams' as const }] },
    })
    const device = openDevice()
    await device.outbox.put(owner, { kind: 'mixedBatch', content: content(1100), name: 'Clear' })
    await device.send(['answer lost'])
    const [entry] = await device.list()
    if (entry?.kind !== 'mixedBatch') throw new Error('lost')
    await device.outbox.rewrite(entry, { content: content(1200), name: 'Clear' })
    await device.send()
    const [met] = await device.list()
    if (met?.kind !== 'mixedBatch') throw new Error('lost')
    expect(met.state).toBe('conflict')
    const decided = rebase(met, await readTheirs(met))
    await device.outbox.rewrite(met, { content: decided, name: 'Clear' })
    await device.send()
    expect(await device.list()).toEqual([])
    const { data: after } = await ask('getBatch', { params: { id } })
    expect(after).toMatchObject({ state: 'finished', lines: [{ weighed: '1200' }] })
  })

  it('that is refused stays with the reason, and others go on', async () => {
    const device = openDevice()
    const { put } = device.outbox
    const gone = { id: 2_000_000_000, version: 1 }
    await put(owner, {
      kind: 'recipe',
      content: { ...gone, recipe: recipeOf('Gone') },
      name: 'Gone',
    })
    await put(owner, {
      kind: 'newSchedule',
      content: { schedule: scheduleOf('Goes on') },
      name: 'Goes on',
    })
    expect(await device.send()).toMatchObject([{ name: 'Goes on' }])
    const [left, ...others] = await device.list()
    expect(others).toEqual([])
    expect(left).toMatchObject({ state: 'refused', refusal: { code: 'material.notFound' } })
    if (left) await device.outbox.sendAsCopy(left, 'Gone (copy)')
    expect(await device.send()).toMatchObject([{ kind: 'newRecipe', name: 'Gone (copy)' }])
  })

  it('that is being edited stays until it is let go', async () => {
    const device = openDevice()
    const content = { schedule: scheduleOf('Held') }
    await device.outbox.put(owner, { kind: 'newSchedule', content, name: 'Held' })
    const key = (await device.list())[0]?.key ?? 0
    await device.outbox.hold(key)
    expect(await device.send()).toEqual([])
    await device.outbox.release(key)
    expect(await device.send()).toHaveLength(1)
  })

  it('about a price is replaced by a later one, and based on what was seen first', async () => {
    const device = openDevice()
    const { data: entry } = await ask('addToInventory', { params: { id: silica }, method: 'POST' })
    const { id, updatedAt: basedOn } = entry
    for (const vendorCode of ['A', 'B']) {
      const stock = { price: '2', priceUnits: 'grams' as const, vendorCode }
      const content = { id, stock, basedOn }
      await device.outbox.put(owner, { kind: 'stock', content, name: 'Silica of Test' })
    }
    expect(await device.list()).toHaveLength(1)
    expect(await device.send()).toHaveLength(1)
    const { data } = await ask('listOwnInventory', {})
    expect(data.find((one) => one.id === id)).toMatchObject({ vendorCode: 'B' })
  })
})

/** A step of one of two people who share a studio's account, each on a device of their own. */
const step = fc.record({
  device: fc.constantFrom(0, 1),
  act: fc.oneof(
    fc.record({ do: fc.constantFrom('change', 'make', 'plan', 'rewrite', 'read') }),
    fc.record({
      do: fc.constant('send' as const),
      faults: fc.array(
        fc.constantFrom<Fault>('none', 'none', 'request lost', 'answer lost', 'crash'),
        { maxLength: 4 },
      ),
    }),
    fc.record({
      do: fc.constant('decide' as const),
      choice: fc.constantFrom('mine', 'theirs', 'copy'),
    }),
  ),
})

/** What somebody writes goes under a name that nothing else has. */
class Written {
  readonly #names = new Set<string>()
  #count = 0

  next(kind: string): string {
    this.#count += 1
    const name = `${kind} ${this.#count} ${makeUuid().slice(0, 8)}`
    this.#names.add(name)
    return name
  }

  /** It was given up by whoever wrote it. */
  drop(name: string): void {
    this.#names.delete(name)
  }

  get names(): readonly string[] {
    return [...this.#names].sort()
  }
}

/** Whoever sees both versions chooses. */
async function decide({ outbox, list }: Device, choice: string, written: Written): Promise<void> {
  for (const entry of await list()) {
    if (entry.state !== 'conflict' || !isChange(entry)) continue
    if (choice === 'theirs') {
      written.drop(entry.name)
      await outbox.takeBack(entry.key)
    } else if (choice === 'copy') await outbox.sendAsCopy(entry, entry.name)
    else {
      const content = rebase(entry, await readTheirs(entry))
      await outbox.rewrite(entry, { content, name: entry.name })
    }
  }
}

/** Writes something else in the place of the last new recipe that waits. */
async function rewriteLast({ outbox, list }: Device, written: Written): Promise<void> {
  const entry = (await list()).findLast(({ state }) => state === 'waiting')
  if (entry?.kind !== 'newRecipe' && entry?.kind !== 'recipe') return
  const name = written.next('edited')
  const content = { ...entry.content, recipe: recipeOf(name) } as OutboxContents['recipe']
  await outbox.rewrite<'recipe'>(entry as never, { content, name })
  // What was tried may have been made, and is in the versions then; else it was given up.
  written.drop(entry.name)
}

it(
  'two people of one studio who write without a connection lose nothing, and make nothing twice',
  { timeout: 600_000 },
  async () => {
    const run = fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      const { data: shared } = await ask('createRecipe', {
        body: {
          newName: 'Shared',
          materialComponents: [{ componentMaterialId: silica, percentageAmount: 100 }],
        },
      })
      const { id } = shared
      const written = new Written()
      const devices = [openDevice(), openDevice()]
      const versions = [shared.version, shared.version]

      for (const { device: at, act } of steps) {
        const device = devices[at] as Device // of two
        const { outbox } = device
        if (act.do === 'send') await device.send(act.faults)
        else if (act.do === 'decide') await decide(device, act.choice, written)
        else if (act.do === 'read') versions[at] = (await detail(id)).version
        else if (act.do === 'rewrite') await rewriteLast(device, written)
        else if (act.do === 'change') {
          const name = written.next('change')
          const content = { id, version: versions[at] ?? 1, recipe: recipeOf(name) }
          await outbox.put(owner, { kind: 'recipe', content, name })
        } else if (act.do === 'make') {
          const name = written.next('new')
          await outbox.put(owner, { kind: 'newRecipe', content: { recipe: recipeOf(name) }, name })
        } else {
          const name = written.next('plan')
          const content = { schedule: scheduleOf(name) }
          await outbox.put(owner, { kind: 'newSchedule', content, name })
        }
      }
      await settle(devices, written)
      await expectAllThere(id, written)
    })
    await fc.assert(run, { numRuns: 200 })
  },
)

/** The connection is back, and both choose until nothing waits. */
async function settle(devices: readonly Device[], written: Written): Promise<void> {
  for (let round = 0; round < 30; round += 1) {
    for (const device of devices) {
      await device.send()
      await decide(device, round % 2 === 0 ? 'copy' : 'mine', written)
    }
    const left = await Promise.all(devices.map(({ list }) => list()))
    if (left.flat().length === 0) return
  }
  throw new Error('something waits for ever')
}

/** Everything that was written and not given up is there, and once. */
async function expectAllThere(sharedId: number, written: Written): Promise<void> {
  // More than one schedule of steps makes; those of the ones before are none of these.
  const count = 25
  const own = { u: String(owner), count, o: 'cn' as const }
  const [recipes, schedules] = await Promise.all([
    ask('searchMaterials', { query: { ...own, composite: true } }),
    ask('listKilnSchedules', { query: { u: String(owner), c: count, sort_by: 'created_at' } }),
  ])
  const names = new Set(written.names)
  const ids = [sharedId, ...recipes.data.map(({ id }) => id)]
  const found = [
    ...(await Promise.all([...new Set(ids)].map(namesOf))).flat(),
    ...schedules.data.map(({ name }) => name),
  ].filter((name) => names.has(name))
  expect(found.sort()).toEqual(written.names)
}
