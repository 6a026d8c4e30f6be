import type { MaterialKind } from '@glazy/contract/materials'
import type { UserProfile } from '@glazy/contract/users'
import { hashKey, type QueryKey } from '@tanstack/react-query'
import { keptAnswers } from '#lib/offline/keep-answers.ts'
import type { KeptFor } from '#lib/offline/kept-answers.ts'
import { userProfile } from '#queries/people.ts'

/** What there is of somebody's own: items by their kind, what is in a collection, and so on. */
export type OwnKind = MaterialKind | 'log' | 'batch' | 'schedule' | `collection ${number}`

/** Everything of one kind that somebody had at a time. */
interface OwnIds {
  readonly ids: readonly number[]
  /** Milliseconds since 1970; what was kept later may be of theirs as well. */
  readonly at: number
}

const hashOf = (kind: OwnKind) => hashKey(['own', kind])

/** Says which things of one kind are somebody's own: only then their list can be told as a whole. */
export function keepIds(
  whose: KeptFor,
  kind: OwnKind,
  ids: Iterable<number>,
  at: number,
): Promise<void> {
  return keptAnswers.put(whose, hashOf(kind), { ids: [...ids], at } satisfies OwnIds)
}

/** Which they were the last time; undefined where they were never gone through. */
export async function keptIds(whose: KeptFor, kind: OwnKind): Promise<OwnIds | undefined> {
  return (await keptAnswers.get(whose, hashOf(kind))) as OwnIds | undefined // as above
}

/** How the hashes begin under which the things of a list are kept by themselves. */
export function detailsStart({ owner }: KeptFor, first: unknown): string {
  const start = first === 'batches' ? [first, 'detail', owner] : [first, 'detail']
  return hashKey(start).replace(/\]$/, ',')
}

/** Which things of these were deleted since they were kept. */
export async function goneIds(whose: KeptFor, first: unknown): Promise<ReadonlySet<number>> {
  const hashes = await keptAnswers.ended(whose, detailsStart(whose, first))
  return new Set([...hashes].map((hash) => Number((JSON.parse(hash) as QueryKey).at(-1))))
}

/** The profile of whoever the device belongs to. */
export async function ownProfile(whose: KeptFor): Promise<UserProfile | undefined> {
  const hash = hashKey(userProfile(String(whose.owner)).queryKey)
  return (await keptAnswers.get(whose, hash)) as UserProfile | undefined // kept under its key
}

/** Whether an id or a user name is theirs. */
export async function isOwner(whose: KeptFor, user: unknown): Promise<boolean> {
  if (typeof user !== 'string') return false
  if (user === String(whose.owner)) return true
  const { username = null } = (await ownProfile(whose)) ?? {}
  return username !== null && username.toLowerCase() === user.toLowerCase()
}
