import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createTestAccount,
  logIn,
  type TestAccountPlan,
  type TestSession,
} from '#testing/accounts.ts'
import { buildItems, SILICA } from '#testing/library.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

/** Who asks; a supporter may do no more with the items of others than anyone else. */
const PEOPLE = ['anonymous', 'other', 'supporter', 'owner'] as const
type Person = (typeof PEOPLE)[number]

const CONDITIONS = {
  private: { isPrivate: true },
  public: { isPrivate: false },
  archived: { isPrivate: false, isArchived: true },
} as const
type Condition = keyof typeof CONDITIONS

/** Answers to anonymous visitors, to others (supporters too), and to the owner. */
type Answers = readonly [anonymous: string, others: string, owner: string]
type Expected = Readonly<Record<Condition, Answers>>

const OK = '200'
const LOGIN = '401 auth.required'
const UNKNOWN = '404 material.notFound'
const NO_VERSION = '404 version.notFound'
const FORBIDDEN = '403 auth.forbidden'
const ARCHIVED = '403 material.archived'

const readable = (unknown: string): Expected => ({
  private: [unknown, unknown, OK],
  public: [OK, OK, OK],
  archived: [OK, OK, OK],
})
const takenOver = (unknown: string): Expected => ({
  private: [LOGIN, unknown, OK],
  public: [LOGIN, OK, OK],
  archived: [LOGIN, OK, OK],
})
/** What changes an item, where its owner is answered as given. */
const changed = (
  owner: Readonly<Partial<Record<Condition, string>>> = {},
  unknown = UNKNOWN,
): Expected => ({
  private: [LOGIN, unknown, owner.private ?? OK],
  public: [LOGIN, FORBIDDEN, owner.public ?? OK],
  archived: [LOGIN, FORBIDDEN, owner.archived ?? ARCHIVED],
})

interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: (id: number) => string
  readonly body?: object
  readonly expected: Expected
}

const CANNOT_UNPUBLISH = '409 material.cannotUnpublish'
const cannotArchive = changed({ private: '409 material.cannotArchive' })

const CALLS: Readonly<Record<string, Call>> = {
  read: { method: 'GET', path: (id) => `/recipes/${id}`, expected: readable(UNKNOWN) },
  'export as YAML': {
    method: 'GET',
    path: (id) => `/recipes/${id}/export/YAML`,
    expected: readable(UNKNOWN),
  },
  'export as GlazeChem': {
    method: 'GET',
    path: (id) => `/recipes/${id}/export/GlazeChem`,
    expected: readable(UNKNOWN),
  },
  'export as Insight': {
    method: 'GET',
    path: (id) => `/recipes/${id}/export/Insight`,
    expected: readable(UNKNOWN),
  },
  'list its versions': {
    method: 'GET',
    path: (id) => `/recipes/${id}/versions`,
    expected: readable(UNKNOWN),
  },
  'read a version': {
    method: 'GET',
    path: (id) => `/recipes/${id}/versions/1`,
    expected: readable(NO_VERSION),
  },
  'compare versions': {
    method: 'GET',
    path: (id) => `/recipes/${id}/versions/1/difference/1`,
    expected: readable(NO_VERSION),
  },
  'restore a version': {
    method: 'POST',
    path: (id) => `/recipes/${id}/versions/1/restore`,
    expected: changed({}, NO_VERSION),
  },
  'copy a version': {
    method: 'POST',
    path: (id) => `/recipes/${id}/versions/1/copy`,
    expected: takenOver(NO_VERSION),
  },
  'change its metadata': {
    method: 'PATCH',
    path: (id) => `/recipes/${id}`,
    body: { countryId: 1 },
    expected: changed(),
  },
  'change its ingredients': {
    method: 'PATCH',
    path: (id) => `/materialmaterials/${id}`,
    expected: changed(),
  },
  delete: { method: 'DELETE', path: (id) => `/recipes/${id}`, expected: changed() },
  publish: {
    method: 'POST',
    path: (id) => `/recipes/${id}/publish`,
    expected: changed({ public: '409 material.cannotPublish' }),
  },
  unpublish: {
    method: 'POST',
    path: (id) => `/recipes/${id}/unpublish`,
    expected: changed({ private: CANNOT_UNPUBLISH, archived: CANNOT_UNPUBLISH }),
  },
  archive: { method: 'POST', path: (id) => `/recipes/${id}/archive`, expected: cannotArchive },
  lock: { method: 'POST', path: (id) => `/recipes/${id}/lock`, expected: cannotArchive },
  copy: { method: 'POST', path: (id) => `/recipes/${id}/copy`, expected: takenOver(UNKNOWN) },
  follow: {
    method: 'POST',
    path: (id) => `/recipes/${id}/subscribe`,
    expected: takenOver(UNKNOWN),
  },
  unfollow: {
    method: 'POST',
    path: (id) => `/recipes/${id}/unsubscribe`,
    // Who follows nothing no longer follows it, whether it is there or not.
    expected: takenOver(OK),
  },
  'count what uses it': {
    method: 'GET',
    path: (id) => `/recipes/${id}/use`,
    expected: changed({ archived: OK }),
  },
}

let test: TestApp
let silica: number
const sessions = new Map<Person, TestSession>()
/** An item for every question, as most answers change what they are about. */
const items = new Map<string, number>()

const keyOf = (call: string, condition: string, person: string) => [call, condition, person].join()

beforeAll(async () => {
  test = await createTestApp()
  const signIn = async (person: Person, plan: TestAccountPlan = {}) => {
    const account = await createTestAccount(test.db, plan)
    sessions.set(person, await logIn(test.db, account))
    return account.id
  }
  await signIn('other')
  await signIn('supporter', { isPatron: true })
  const ownerId = await signIn('owner')
  ;[silica = 0] = await buildItems(test.db, [{ ...SILICA, ownerId }])
  const plans = Object.keys(CALLS).flatMap((call) =>
    Object.entries(CONDITIONS).flatMap(([condition, flags]) =>
      PEOPLE.map((person) => ({ key: keyOf(call, condition, person), flags })),
    ),
  )
  const ids = await buildItems(
    test.db,
    plans.map(({ flags }) => ({
      ...flags,
      ownerId,
      components: [{ materialId: silica, amount: 100, isAdditional: false }],
    })),
  )
  for (const [at, { key }] of plans.entries()) items.set(key, ids[at] ?? 0)
})
afterAll(() => test.close())

async function answerTo(person: Person, name: string, { method, path, body }: Call, item: string) {
  const id = items.get(keyOf(name, item, person)) ?? 0
  const lines = [{ componentMaterialId: silica, percentageAmount: 50 }]
  const payload = body ?? (method === 'PATCH' ? { materialComponents: lines } : undefined)
  const answer = await test.app.inject({
    method,
    url: `/v2${path(id)}`,
    headers: sessions.get(person)?.bearer ?? {},
    ...(payload && { payload }),
  })
  if (answer.statusCode < 400) return String(answer.statusCode)
  return `${answer.statusCode} ${answer.json<{ error: { code: string } }>().error.code}`
}

describe.each(Object.entries(CALLS))('to %s', (name, call) => {
  it.each(Object.keys(CONDITIONS) as Condition[])('%s items', async (condition) => {
    const [anonymous, others, owner] = call.expected[condition]
    const expected = { anonymous, other: others, supporter: others, owner }
    const answers = await Promise.all(
      PEOPLE.map(async (person) => [person, await answerTo(person, name, call, condition)]),
    )
    expect(Object.fromEntries(answers)).toEqual(expected)
  })
})
