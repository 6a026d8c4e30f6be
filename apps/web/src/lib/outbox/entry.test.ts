import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import {
  edited,
  type EntryState,
  mayHaveArrived,
  needsAttention,
  nextToSend,
  type OutboxEntry,
} from './entry.ts'
import { afterFailure } from './send-waiting.ts'

const entry = (changes: Partial<OutboxEntry> = {}): OutboxEntry => ({
  key: 1,
  owner: 7,
  kind: 'recipe',
  content: 'first',
  name: 'Celadon',
  clientKey: 'a',
  since: 0,
  state: 'waiting',
  tries: 0,
  edits: 0,
  format: 1,
  ...changes,
})

describe('what is sent next', () => {
  const next = (...entries: Partial<OutboxEntry>[]) =>
    nextToSend(entries.map((changes, at) => entry({ key: at + 1, ...changes })))?.key

  test('is the first that waits', () => {
    expect(next({}, {})).toBe(1)
    expect(next({ state: 'refused' }, { state: 'held' }, {})).toBe(3)
    expect(next({ state: 'sending' })).toBeUndefined()
    expect(next()).toBeUndefined()
  })

  test('has nothing of the same subject before it', () => {
    const subject = 'recipe:5'
    expect(next({ state: 'conflict', subject }, { subject }, { subject: 'recipe:6' })).toBe(3)
    expect(next({ state: 'held', subject }, { subject })).toBeUndefined()
  })

  test('never overtakes a change of the same thing', () => {
    const states: EntryState[] = ['waiting', 'sending', 'held', 'conflict', 'refused', 'unreadable']
    const anything = fc.record({
      state: fc.constantFrom(...states),
      subject: fc.constantFrom('recipe:1', 'recipe:2', undefined),
    })
    fc.assert(
      fc.property(fc.array(anything), (made) => {
        const entries = made.map((changes, at) => entry({ key: at + 1, ...changes }))
        const chosen = nextToSend(entries)
        const before = entries.slice(0, chosen ? entries.indexOf(chosen) : entries.length)
        const isFree = ({ state, subject }: OutboxEntry, at: number) =>
          state === 'waiting' &&
          (subject === undefined || before.slice(0, at).every((one) => one.subject !== subject))
        expect(chosen?.state ?? 'waiting').toBe('waiting')
        expect(before.some(isFree)).toBe(false)
        if (chosen?.subject) {
          expect(before.map(({ subject }) => subject)).not.toContain(chosen.subject)
        }
      }),
    )
  })
})

test('what was left half edited, or cannot be read, is told of, as nothing else would send it', () => {
  const states: EntryState[] = ['waiting', 'sending', 'held', 'conflict', 'refused', 'unreadable']
  expect(states.filter((state) => needsAttention(entry({ state })))).toEqual([
    'held',
    'conflict',
    'refused',
    'unreadable',
  ])
})

describe('an entry that is edited', () => {
  const change = { content: 'second', name: 'Celadon 2' }
  const keyOf = () => 'b'

  test('keeps its key while nothing was sent', () => {
    const now = edited(entry({ state: 'held' }), change, keyOf)
    expect(now).toMatchObject({ ...change, clientKey: 'a', state: 'waiting', edits: 1 })
    expect(now.changeKey).toBeUndefined()
  })

  test('is another change once it may have been made', () => {
    const now = edited(entry({ tries: 1, subject: 'recipe:5' }), change, keyOf)
    expect(now).toMatchObject({ ...change, clientKey: 'b' })
    expect(now.changeKey).toBeUndefined()
  })

  test('is the same new thing, with a change after it, once it may have been made', () => {
    const now = edited(entry({ kind: 'newRecipe', tries: 1 }), change, keyOf)
    expect(now).toMatchObject({ ...change, clientKey: 'a', changeKey: 'b' })
  })
})

describe('an entry that nothing can follow', () => {
  const rewrite = (before: ReturnType<typeof entry>, key: string) =>
    edited(before, { content: key, name: 'Silica' }, () => key, true)

  test('replaces all that was sent of it, and nothing else', () => {
    const sent = entry({ kind: 'purchase', tries: 2 })
    const once = rewrite(sent, 'b')
    expect(once).toMatchObject({ clientKey: 'b', replaces: ['a'], tries: 0 })
    expect(rewrite(once, 'c')).toMatchObject({ clientKey: 'b', replaces: ['a'] })
    const twice = rewrite({ ...once, tries: 1 }, 'c')
    expect(twice).toMatchObject({ clientKey: 'c', replaces: ['a', 'b'], tries: 0 })
    expect([entry({}), sent, once, twice].map(mayHaveArrived)).toEqual([false, true, true, true])
  })
})

describe('an entry that could not be sent', () => {
  const failure = (code: ApiError['code'], status: number) =>
    new ApiError({ code, status, message: 'no', fields: [{ field: 'name', message: 'too long' }] })
  const after = (error: unknown, tries = 1) => afterFailure(entry({ tries }), error)

  test('waits on where the connection, the server or the session is gone', () => {
    for (const error of [
      failure('client.network', 500),
      failure('client.unknown', 502),
      failure('database.unavailable', 503),
      failure('request.rateLimited', 429),
      failure('auth.required', 401),
    ]) {
      expect(after(error, 50)).toMatchObject({ state: 'waiting' })
    }
  })

  test('has to be decided about where somebody has changed it', () => {
    expect(after(failure('material.outdated', 409)).state).toBe('conflict')
    expect(after(failure('content.outdated', 409)).state).toBe('conflict')
  })

  test('stays with the reason where it is refused', () => {
    expect(after(failure('request.invalid', 400))).toMatchObject({
      state: 'refused',
      refusal: { code: 'request.invalid', fields: [{ field: 'name', message: 'too long' }] },
    })
    expect(after(new TypeError('broken')).state).toBe('refused')
  })

  test('does not keep back others for ever where the server fails at it', () => {
    expect(after(failure('server.error', 500), 4).state).toBe('waiting')
    expect(after(failure('server.error', 500), 5).state).toBe('refused')
  })
})
