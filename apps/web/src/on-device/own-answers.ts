import type { QueryKey } from '@tanstack/react-query'
import { hashKey } from '@tanstack/react-query'
import { keptAnswers } from '#lib/offline/keep-answers.ts'
import type { KeptFor } from '#lib/offline/kept-answers.ts'
import type { KilnListQuery } from '#queries/kilns.ts'
import type { MaterialListQuery } from '#queries/materials.ts'
import { goneIds, isOwner, ownProfile } from './own-ids.ts'
import { isOwnItemList, ownCollections, ownItemPage } from './own-items.ts'
import {
  isOwnLogList,
  isOwnScheduleList,
  type LogListQuery,
  ownBatchPage,
  ownLogPage,
  ownSchedulePage,
} from './own-records.ts'

interface OwnList {
  /** Whether a list is somebody's own, narrowed to nothing that the device cannot tell. */
  readonly isTold: (whose: KeptFor, rest: readonly unknown[]) => Promise<boolean>
  readonly read: (whose: KeptFor, rest: readonly unknown[]) => Promise<unknown>
}

/** By the first word of their keys; what follows is as the keys of these lists are made. */
const LISTS: Readonly<Record<string, OwnList>> = {
  materials: {
    isTold: async (whose, [query]) =>
      typeof query === 'object' && isOwnItemList(whose, query as MaterialListQuery),
    read: (whose, [query]) => ownItemPage(whose, query as MaterialListQuery),
  },
  logs: {
    isTold: async (whose, [query]) =>
      typeof query === 'object' && isOwnLogList(whose, query as LogListQuery),
    read: (whose, [query]) => ownLogPage(whose, query as LogListQuery),
  },
  kilns: {
    isTold: async (whose, [query]) =>
      typeof query === 'object' && isOwnScheduleList(whose, query as KilnListQuery),
    read: (whose, [query]) => ownSchedulePage(whose, query as KilnListQuery),
  },
  batches: {
    isTold: (whose, [userId]) => Promise.resolve(userId === whose.owner),
    read: (whose, [, page, recipe]) => ownBatchPage(whose, Number(page), recipe as number | null),
  },
}

/** Whether the device finds the answer to this by itself, once everything is kept. */
export async function isOwnList(
  whose: KeptFor,
  [first, what, ...rest]: QueryKey,
): Promise<boolean> {
  const list = what === 'list' ? LISTS[String(first)] : undefined
  return list !== undefined && list.isTold(whose, rest)
}

/**
 * Answers what was never asked of somebody's own things: lists of them page by page, who they are, the
 * collections they have. What stands whole in a list is there by itself as well.
 *
 * @returns undefined where the device does not know
 */
export async function ownAnswer(whose: KeptFor, key: QueryKey): Promise<unknown> {
  const [first, what, ...rest] = key
  if (what === 'list') {
    return (await isOwnList(whose, key)) ? LISTS[String(first)]?.read(whose, rest) : undefined
  }
  if (what === 'detail') return listedThing(whose, first, rest)
  const isOwn = await isOwner(whose, rest[0])
  if (first === 'users' && what === 'profile' && isOwn) return ownProfile(whose)
  if (first === 'collections' && what === 'of' && isOwn) return ownCollections(whose)
  return undefined
}

/** Lists that hold their entries as the page of each shows them. */
const WHOLE = new Set<unknown>(['logs', 'kilns'])

async function listedThing(whose: KeptFor, first: unknown, [id]: readonly unknown[]) {
  if (!WHOLE.has(first) || (await goneIds(whose, first)).has(Number(id))) return undefined
  const start = hashKey([first, 'list']).replace(/\]$/, ',')
  const lists = await keptAnswers.beginning(whose, start)
  const newest = lists.toSorted((one, other) => other.keptAt - one.keptAt)
  return newest
    .flatMap(({ data }) => (data as { readonly data: readonly { readonly id: number }[] }).data)
    .find((thing) => thing.id === id)
}
