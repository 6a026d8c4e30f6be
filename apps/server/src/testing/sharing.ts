import fc, { type Arbitrary } from 'fast-check'
import { expect } from 'vitest'
import { createTestAccount, logIn, type TestSession } from './accounts.ts'
import type { TestApp } from './test-app.ts'

const DEEDS = [
  ...(['make', 'mix', 'mix', 'publish', 'publish', 'publish', 'hide', 'hide'] as const),
  ...(['rename', 'rename', 'copy', 'copy', 'remix', 'delete', 'collect', 'collect'] as const),
]

/** Something that one of three people does with the items there are. */
export interface Deed {
  readonly who: number
  readonly what: (typeof DEEDS)[number]
  /** Which item: the same number always means the same one of as many. */
  readonly place: number
  /** What a recipe is made of. */
  readonly parts: readonly number[]
  /** Whether it is done to any item, and not to one of their own. */
  readonly isToAny: boolean
}

const place = fc.nat(1_000)

/** Makes, publishes, hides, renames, copies, collects and deletes, in any order. */
export const anyDeeds: Arbitrary<readonly Deed[]> = fc.array(
  fc.record({
    who: fc.nat(2),
    what: fc.constantFrom(...DEEDS),
    place,
    parts: fc.array(place, { minLength: 1, maxLength: 3 }),
    isToAny: fc.nat(4).map((one) => one === 0),
  }),
  { minLength: 30, maxLength: 40 },
)

export interface Person extends TestSession {
  readonly accountId: number
  readonly collectionId: number
  /** Items of the collection. */
  readonly collected: Set<number>
}

/** An item as whoever may see it knows it. */
export interface SharedItem {
  readonly id: number
  readonly owner: Person
  readonly isRecipe: boolean
  /** The word of its name. */
  word: string
  isPublic: boolean
  /** The word by which others know it since it was hidden. */
  face?: string | undefined
  parts: readonly number[]
}

/** Three people with their items, and who may know what. */
export interface Sharing {
  readonly people: readonly Person[]
  readonly items: Map<number, SharedItem>
  readonly deleted: number[]
  readonly test: TestApp
}

/** Words that everybody may know, and who else knows each: those of all that have ever shared. */
const told = new Set<string>()
const writers = new Map<string, Person>()

/** The words that people write: as long as each other, and found in nothing else. */
export const WORDS = /zq[bcdfghklmn]{4}/g
const LETTERS = 'bcdfghklmn'

function newWord(writer: Person): string {
  const digits = String(writers.size).padStart(4, '0')
  const word = `zq${digits.replace(/\d/g, (digit) => LETTERS[Number(digit)] ?? '')}`
  writers.set(word, writer)
  return word
}

export const mayKnow = (who: Person | null, word: string) =>
  told.has(word) || (who !== null && writers.get(word) === who)

export const canSee = (who: Person | null, { isPublic, owner }: SharedItem) =>
  isPublic || owner === who

export async function beginSharing(test: TestApp): Promise<Sharing> {
  const people = await Promise.all([0, 1, 2].map(() => join(test)))
  return { people, items: new Map(), deleted: [], test }
}

async function join(test: TestApp): Promise<Person> {
  const { id: accountId } = await createTestAccount(test.db)
  const session = await logIn(test.db, { id: accountId })
  const { id: collectionId } = await test.db
    .insertInto('collection')
    .values({ owner_id: accountId, name: 'Test box', description: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...session, accountId, collectionId, collected: new Set() }
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** What the API answers to somebody. */
export async function call(
  { test }: Sharing,
  who: Person | null,
  method: Method,
  path: string,
  payload?: object,
) {
  const url = path.endsWith('.xml') ? path : `/v2${path}`
  const headers = who?.bearer ?? {}
  const answer = await test.app.inject({ method, url, headers, ...(payload && { payload }) })
  expect(answer.statusCode, `${method} ${path} ${answer.body}`).toBeLessThan(500)
  return answer
}

/** Does it by the API, and notes what has come of it. */
export async function act(sharing: Sharing, deed: Deed): Promise<void> {
  const who = sharing.people[deed.who]!
  const all = [...sharing.items.values()]
  const some = deed.isToAny ? all : all.filter(({ owner }) => owner === who)
  const item = some[deed.place % Math.max(1, some.length)]
  if (deed.what === 'make') await make(sharing, who)
  else if (deed.what === 'mix') await mix(sharing, who, deed.parts)
  else if (item !== undefined) await BY_NAME[deed.what](sharing, who, item, deed.parts)
  noteTold(sharing)
}

/** What is public tells its own name, and those of what it is made of as others know them. */
function noteTold({ items }: Sharing): void {
  for (const { isPublic, word, parts } of items.values()) {
    if (!isPublic) continue
    told.add(word)
    for (const id of parts) {
      const part = items.get(id)
      if (part !== undefined) told.add(part.face ?? part.word)
    }
  }
}

const nameOf = (word: string) => ({
  translations: [{ locale: 'en', name: `Test ${word}`, description: `Said of ${word}` }],
})

async function make(sharing: Sharing, owner: Person): Promise<void> {
  const word = newWord(owner)
  const analysis = { SiO2: 60 + (writers.size % 30), Al2O3: 12, K2O: 9, loi: 1 }
  const body = { name: `Test ${word}`, isPrimitive: true, analysis, ...nameOf(word) }
  const id = await idOf(call(sharing, owner, 'POST', '/recipes', body))
  sharing.items.set(id, { id, owner, isRecipe: false, word, isPublic: false, parts: [] })
}

async function mix(sharing: Sharing, owner: Person, places: readonly number[]): Promise<void> {
  const parts = seenAt(sharing, owner, places)
  if (parts.length === 0) return
  const word = newWord(owner)
  const body = { newName: `Test ${word}`, materialComponents: linesOf(parts), ...nameOf(word) }
  const id = await idOf(call(sharing, owner, 'POST', '/materialmaterials', body))
  sharing.items.set(id, { id, owner, isRecipe: true, word, isPublic: false, parts })
}

async function idOf(answer: ReturnType<typeof call>): Promise<number> {
  const { statusCode, body } = await answer
  expect(statusCode, body).toBe(201)
  return (JSON.parse(body) as { data: { id: number } }).data.id
}

/** Items that somebody can see, by their places among them. */
function seenAt({ items }: Sharing, who: Person, places: readonly number[]): readonly number[] {
  const seen = [...items.values()].filter((item) => canSee(who, item)).map(({ id }) => id)
  return [...new Set(places.flatMap((at) => seen[at % Math.max(1, seen.length)] ?? []))]
}

const linesOf = (parts: readonly number[]) =>
  parts.map((componentMaterialId) => ({ componentMaterialId, percentageAmount: 50 }))

type DoTo = (
  sharing: Sharing,
  who: Person,
  item: SharedItem,
  parts: readonly number[],
) => Promise<void>

const BY_NAME: Readonly<Record<Exclude<Deed['what'], 'make' | 'mix'>, DoTo>> = {
  publish: async (sharing, who, item) => {
    const isDone = await change(sharing, who, item, 'POST', `/recipes/${item.id}/publish`)
    if (who !== item.owner || item.isPublic) return
    expect(isDone, `publishing ${item.id}`).toBe(!holdsForeign(sharing, item))
    if (isDone) Object.assign(item, { isPublic: true, face: undefined })
  },
  hide: async (sharing, who, item) => {
    const isDone = await change(sharing, who, item, 'POST', `/recipes/${item.id}/unpublish`)
    if (isDone && item.isPublic) Object.assign(item, { isPublic: false, face: item.word })
  },
  rename: async (sharing, who, item) => {
    const word = newWord(who)
    const path = `/recipes/${item.id}`
    if (await change(sharing, who, item, 'PATCH', path, nameOf(word))) item.word = word
  },
  remix: async (sharing, who, item, places) => {
    if (!item.isRecipe) return
    const parts = seenAt(sharing, who, places)
    const path = `/materialmaterials/${item.id}`
    const body = { materialComponents: linesOf(parts) }
    if (await change(sharing, who, item, 'PATCH', path, body)) item.parts = parts
  },
  delete: async (sharing, who, item) => {
    if (!(await change(sharing, who, item, 'DELETE', `/recipes/${item.id}`))) return
    sharing.items.delete(item.id)
    sharing.deleted.push(item.id)
    for (const { collected } of sharing.people) collected.delete(item.id)
  },
  copy: async (sharing, who, item) => {
    const { statusCode, body } = await call(sharing, who, 'POST', `/recipes/${item.id}/copy`)
    if (!canSee(who, item)) expect(statusCode, body).toBe(404)
    if (statusCode >= 300) return
    const { id } = (JSON.parse(body) as { data: { id: number } }).data
    const { isRecipe, word, parts } = item
    sharing.items.set(id, { id, owner: who, isRecipe, word, isPublic: false, parts })
  },
  collect: async (sharing, who, item) => {
    const { collectionId, collected } = who
    const payload = { collectionId, materialId: item.id }
    const { statusCode, body } = await call(sharing, who, 'POST', '/collectionmaterials', payload)
    expect(statusCode, body).toBe(canSee(who, item) ? 200 : 404)
    if (statusCode === 200) collected.add(item.id)
  },
}

/** Changes an item; one of somebody else is refused, and not found where it is private. */
async function change(
  sharing: Sharing,
  who: Person,
  item: SharedItem,
  ...request: readonly [Method, string, object?]
): Promise<boolean> {
  const { statusCode, body } = await call(sharing, who, ...request)
  if (item.owner !== who) expect(statusCode, body).toBe(item.isPublic ? 403 : 404)
  return statusCode < 300
}

/** Whether something private to somebody else is in an item, also within private recipes. */
function holdsForeign({ items }: Pick<Sharing, 'items'>, { owner, parts }: SharedItem): boolean {
  return parts.some((id) => {
    const part = items.get(id)
    if (part === undefined || part.isPublic) return false
    return part.owner !== owner || holdsForeign({ items }, part)
  })
}
