import fc from 'fast-check'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { askForUser } from '#lib/session/ask-session.ts'
import { makeUuid } from '#lib/make-uuid.ts'
import { makeMaterial } from '#testing/items.ts'
import { ask } from '#testing/ask.ts'
import {
  detail,
  type Device,
  type Fault,
  namesOf,
  openDevice,
  recipeOfOne,
} from '#testing/outbox-device.ts'
import { scheduleOf, WORDS } from '#testing/outbox-page.tsx'
import { registerAnew } from '#testing/people.ts'
import type { Letter } from './create-outbox.ts'
import { isChange, type OutboxContents, readTheirs, rebase } from './outbox-kinds.ts'

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

const recipeOf = (name: string) => recipeOfOne(name, silica)
const commentOf = (name: string) => `<p>${name}, said of a test</p>`
const draftOf = (title: string) => ({
  title,
  logTypeId: 1,
  description: WORDS,
  isPrivate: false,
  item: null,
  images: [],
  removed: [],
})

/** The recipe that both see, and the version of it that one of them has seen. */
interface Seen {
  readonly id: number
  readonly version: number
}

/** What one of them writes, under a name that nothing else has. */
const LETTERS = {
  change: (name: string, { id, version }: Seen): Letter => ({
    kind: 'recipe',
    name,
    content: { id, version, recipe: recipeOf(name) },
  }),
  make: (name: string): Letter => ({
    kind: 'newRecipe',
    name,
    content: { recipe: recipeOf(name) },
  }),
  plan: (name: string): Letter => ({
    kind: 'newSchedule',
    name,
    content: { schedule: scheduleOf(name) },
  }),
  log: (name: string): Letter => ({
    kind: 'newLog',
    name,
    content: { draft: draftOf(name) },
  }),
  say: (name: string, { id }: Seen): Letter => ({
    kind: 'newComment',
    name,
    content: { subject: { kind: 'material', id }, content: commentOf(name) },
  }),
  weigh: (name: string, { id: recipeId }: Seen): Letter => ({
    kind: 'newBatch',
    name,
    content: { plan: { recipeId, size: 1000, unit: 'grams', note: name } },
  }),
} as const
const WRITES = Object.keys(LETTERS) as readonly (keyof typeof LETTERS)[] // of this object

/** A step of one of two people who share a studio's account, each on a device of their own. */
const step = fc.record({
  device: fc.constantFrom(0, 1),
  act: fc.oneof(
    fc.record({ do: fc.constantFrom(...WRITES, 'buy', 'rewrite', 'read') }),
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

/** Writes something else in the place of the last thing that waits, where it is something new. */
async function rewriteLast({ outbox, list }: Device, written: Written): Promise<void> {
  const entry = (await list()).findLast(({ state }) => state === 'waiting')
  if (!entry) return
  const name = written.next('edited')
  const { content } = entry
  const next = {
    newRecipe: () => ({ ...content, recipe: recipeOf(name) }),
    recipe: () => ({ ...content, recipe: recipeOf(name) }),
    newLog: () => ({ draft: draftOf(name) }),
    newComment: () => ({ ...content, content: commentOf(name) }),
    newBatch: () => ({
      plan: { ...(content as OutboxContents['newBatch']).plan, note: name }, // of this kind
    }),
  }[entry.kind as 'newLog']
  if (!next) return written.drop(name)
  await outbox.rewrite<'newLog'>(entry as never, { content: next() as never, name })
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
      const { id: bought } = await makeMaterial('Bought')
      let isBought = false
      const written = new Written()
      // Nobody has the last word twice: each comment is about something else.
      const spokenOf: number[] = []
      const devices = [openDevice(owner), openDevice(owner)]
      const versions = [shared.version, shared.version]

      for (const { device: at, act } of steps) {
        const device = devices[at] as Device // of two
        const { outbox } = device
        if (act.do === 'send') await device.send(act.faults)
        else if (act.do === 'decide') await decide(device, act.choice, written)
        else if (act.do === 'read') versions[at] = (await detail(id)).version
        else if (act.do === 'rewrite') await rewriteLast(device, written)
        else if (act.do === 'buy') {
          isBought = true
          const content = { materialId: bought }
          await outbox.put(owner, { kind: 'shelfAddition', content, name: 'Bought' })
        } else {
          const seen = { id, version: versions[at] ?? 1 }
          if (act.do === 'say') {
            seen.id = (await makeMaterial('Spoken of')).id
            spokenOf.push(seen.id)
          }
          await outbox.put(owner, LETTERS[act.do](written.next(act.do), seen))
        }
      }
      await settle(devices, written)
      await expectAllThere(id, spokenOf, written)
      const shelf = (await ask('listOwnInventory', {})).data
      expect(shelf.filter(({ materialId }) => materialId === bought)).toHaveLength(isBought ? 1 : 0)
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
async function expectAllThere(
  sharedId: number,
  spokenOf: readonly number[],
  written: Written,
): Promise<void> {
  // More than one schedule of steps makes; those of the ones before are none of these.
  const count = 25
  const own = { u: String(owner), count, o: 'cn' as const }
  const [recipes, schedules, logs, batches] = await Promise.all([
    ask('searchMaterials', { query: { ...own, composite: true } }),
    ask('listKilnSchedules', { query: { u: String(owner), c: count, sort_by: 'created_at' } }),
    ask('listLogs', { query: { u: String(owner), count } }),
    ask('listBatches', { query: { recipe: sharedId } }),
  ])
  const comments = await Promise.all(
    spokenOf.map((id) => ask('listMaterialComments', { params: { id }, query: { count } })),
  )
  const names = new Set(written.names)
  const ids = [sharedId, ...recipes.data.map(({ id }) => id)]
  const found = [
    ...(await Promise.all([...new Set(ids)].map(namesOf))).flat(),
    ...schedules.data.map(({ name }) => name),
    // What is said of a recipe is in the feed too, under its name.
    ...logs.data.filter(({ description }) => description === WORDS).map(({ title }) => title),
    ...comments.flatMap(({ data }) =>
      data.map(({ content }) => content.replaceAll(/<.*?>|, said of a test/g, '')),
    ),
    ...batches.data.map(({ note }) => note ?? ''),
  ].filter((name) => names.has(name))
  expect(found.sort()).toEqual(written.names)
}
