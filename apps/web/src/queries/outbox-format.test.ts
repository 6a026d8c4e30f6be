import 'fake-indexeddb/auto'
import { readdirSync, readFileSync } from 'node:fs'
import { createStore, promisifyRequest } from 'idb-keyval'
import { describe, expect, it } from 'vitest'
import { type OutboxEntry, nextToSend } from '#lib/outbox/entry.ts'
import { openOutbox } from '#lib/outbox/outbox-store.ts'
import { ENTRY_FORMAT, entryFormat } from './outbox-format.ts'

/**
 * Samples of every format that entries were ever written in: what lay on the device, and what it says
 * in the words of today. What lay there is never changed: entries like it wait on devices.
 */
interface Sample {
  readonly stored: Readonly<Record<string, unknown>>
  readonly entry: OutboxEntry
}

const FORMATS = new URL('./outbox-formats/', import.meta.url)
const files = readdirSync(FORMATS).map((file) => {
  const samples = JSON.parse(readFileSync(new URL(file, FORMATS), 'utf8')) as Sample[] // its writer knew
  return { file, format: Number(/^format-(\d+)\.json$/.exec(file)?.[1]), samples }
})
const OLDEST = files[0]?.samples[0]?.stored ?? {}

describe('entries', () => {
  it.each(files.flatMap(({ file, samples }) => samples.map((sample) => ({ file, ...sample }))))(
    'of $file are read: $stored.kind',
    ({ stored, entry }) => {
      expect(ENTRY_FORMAT.read(stored, entry.key)).toEqual(entry)
    },
  )

  it('of every format have samples, which say their format but for the first', () => {
    expect(files.map(({ format }) => format).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: ENTRY_FORMAT.number }, (_, at) => at + 1),
    )
    for (const { format, samples } of files) {
      const said = new Set(samples.map(({ stored }) => stored.format))
      expect([...said]).toEqual([format === 1 ? undefined : format])
    }
  })

  it('go through every format between theirs and the newest', () => {
    const third = entryFormat([
      ({ title, ...entry }) => ({ ...entry, heading: `${String(title)}on` }),
      ({ heading, ...entry }) => ({ ...entry, name: heading }),
    ])
    const { name, ...nameless } = OLDEST
    expect(name).toBeDefined()
    const read = (stored: object) => third.read({ ...nameless, ...stored }, 1)
    const now = { ...nameless, name: 'Celadon', format: 3 }
    expect(read({ title: 'Celad' })).toEqual(now)
    expect(read({ heading: 'Celadon', format: 2 })).toEqual(now)
    expect(read(now)).toEqual(now)
    expect(read({ title: 'Celad', format: 2 }).state).toBe('unreadable')
  })
})

const unreadable: readonly (readonly [string, unknown])[] = [
  ['a newer format', { ...OLDEST, format: ENTRY_FORMAT.number + 1 }],
  ['a format that is none', { ...OLDEST, format: 'first' }],
  ['a kind that nobody knows', { ...OLDEST, kind: 'firing' }],
  ['a kind that every object has', { ...OLDEST, kind: 'toString' }],
  ['no content', { ...OLDEST, content: null }],
  ['content of another kind', { ...OLDEST, kind: 'purchase' }],
  ['an old price without content', { ...OLDEST, kind: 'stock', content: null }],
  ['no key to send it with', { ...OLDEST, clientKey: undefined }],
  ['a state of its own', { ...OLDEST, state: 'unreadable' }],
]

describe('an entry that cannot be read', () => {
  it.each(unreadable)('is kept and told, and neither sent nor changed: %s', async (_, stored) => {
    const name = `outbox-${crypto.randomUUID()}`
    const inEntries = createStore(name, 'entries')
    const lying = () => inEntries('readonly', (entries) => promisifyRequest(entries.get(5)))
    await inEntries('readwrite', (entries) => promisifyRequest(entries.put(stored, 5)))
    const store = openOutbox(ENTRY_FORMAT, name)

    const listed = await store.list(7)
    expect(listed).toMatchObject([{ key: 5, owner: 7, name: 'Clear', state: 'unreadable' }])
    expect(nextToSend(listed)).toBeUndefined()
    expect(await store.list(8)).toEqual([])
    expect(await store.change(5, (now) => ({ ...now, state: 'waiting' }))).toBeUndefined()
    expect(await lying()).toEqual(stored)

    expect(await store.change(5, () => 'gone')).toBe('gone')
    expect(await lying()).toBeUndefined()
  })

  it('is nobody else’s where nothing says whose it is', () => {
    for (const stored of ['text', null, 7, [], { ...OLDEST, owner: '7' }]) {
      expect(ENTRY_FORMAT.read(stored, 5)).toMatchObject({ state: 'unreadable', owner: Number.NaN })
    }
  })
})

it('what is written now is read as it was written, and says its format', async () => {
  const store = openOutbox(ENTRY_FORMAT, `outbox-${crypto.randomUUID()}`)
  const added = await store.add({
    owner: 7,
    kind: 'shelfRemoval',
    content: { id: 3 },
    name: 'Silica',
    clientKey: 'a',
    tries: 0,
  })
  expect(added.format).toBe(ENTRY_FORMAT.number)
  expect(await store.list(7)).toEqual([added])
})
