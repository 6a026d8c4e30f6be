import { coneRange } from '@glazy/ceramics/firing/cone-range'
import type { Batch } from '@glazy/contract/batches'
import type { KilnSchedule } from '@glazy/contract/kilns'
import { BATCHES_PAGE_SIZE, KILN_SCHEDULE_PAGE_SIZE, LOG_PAGE_SIZE } from '@glazy/contract/limits'
import type { Log } from '@glazy/contract/logs'
import { LOG_TYPES } from '@glazy/contract/vocabulary'
import type { CallInput } from '#lib/api/call.ts'
import { keptAnswers } from '#lib/offline/keep-answers.ts'
import type { KeptFor } from '#lib/offline/kept-answers.ts'
import type { KilnListQuery } from '#queries/kilns.ts'
import { detailsStart, goneIds, isOwner, keptIds, type OwnKind } from './own-ids.ts'
import { pageOfList } from './page-of-list.ts'

export type LogListQuery = NonNullable<CallInput<'listLogs'>['query']>

/** Whether a list of logs is somebody's own, of which the device has all; words are the server's. */
export async function isOwnLogList(whose: KeptFor, query: LogListQuery): Promise<boolean> {
  return query.keywords === undefined && (await isOwner(whose, query.u))
}

/** A page of somebody's own logs, the newest first; undefined where they are not there. */
export async function ownLogPage(whose: KeptFor, { type, p = 1 }: LogListQuery) {
  const logs = await ownThings<Log>(whose, 'log', 'logs', (log) => log.createdByUserId)
  const typeId = LOG_TYPES.find(({ slug }) => slug === type)?.id
  const found = logs?.filter(({ logTypeId }) => type === undefined || logTypeId === typeId)
  return found && pageOfList(found.toSorted(byId), Number(p), LOG_PAGE_SIZE)
}

const byId = (one: { readonly id: number }, other: { readonly id: number }) => other.id - one.id

/** Whether a list of kiln schedules is somebody's own: whatever it is narrowed to, all is there. */
export function isOwnScheduleList(whose: KeptFor, query: KilnListQuery): Promise<boolean> {
  return isOwner(whose, query.u)
}

/** A page of somebody's own kiln schedules; undefined where they are not there. */
export async function ownSchedulePage(whose: KeptFor, query: KilnListQuery) {
  const { p = 1, c = KILN_SCHEDULE_PAGE_SIZE, q, keywords = q ?? '', cone, atmosphere } = query
  const schedules = await ownThings<KilnSchedule>(
    whose,
    'schedule',
    'kilns',
    ({ createdByUserId }) => createdByUserId,
  )
  if (!schedules) return undefined
  const words = keywords.toLowerCase().split(/\s+/).filter(Boolean)
  const found = schedules.filter(
    ({ name, ortonConeId, atmosphereId }) =>
      words.every((word) => name.toLowerCase().includes(word)) &&
      (cone === undefined || isFiredTo(ortonConeId, cone)) &&
      (atmosphere === undefined || atmosphereId === Number(atmosphere)),
  )
  const { data, meta } = pageOfList(found.toSorted(inOrder(query)), Number(p), Number(c))
  return { data, meta: { ...meta, searchParams: { cone, atmosphere } } }
}

function isFiredTo(coneId: number | null, wanted: NonNullable<KilnListQuery['cone']>): boolean {
  const { fromId, toId } = coneRange(wanted)
  return coneId !== null && coneId >= fromId && coneId <= toId
}

function inOrder({
  sort_by: sort = 'updated_at',
  sort_order: order = sort === 'name' ? 'asc' : 'desc',
}: KilnListQuery) {
  const direction = order === 'asc' ? 1 : -1
  return (one: KilnSchedule, other: KilnSchedule) =>
    direction * (SCHEDULE_ORDERS[sort](one, other) || one.id - other.id)
}

const SCHEDULE_ORDERS = {
  name: (one: KilnSchedule, other: KilnSchedule) => compareTexts(one.name, other.name),
  created_at: (one: KilnSchedule, other: KilnSchedule) =>
    compareTexts(one.createdAt, other.createdAt),
  updated_at: (one: KilnSchedule, other: KilnSchedule) =>
    compareTexts(one.updatedAt, other.updatedAt),
}

const compareTexts = (one: string, other: string) =>
  one.toLowerCase() < other.toLowerCase() ? -1 : Number(one.toLowerCase() > other.toLowerCase())

/** A page of somebody's batches, planned ones first; undefined where they are not there. */
export async function ownBatchPage(whose: KeptFor, page: number, recipe: number | null) {
  const { owner } = whose
  const batches = await ownThings<Batch>(whose, 'batch', 'batches', () => owner)
  const found = batches?.filter((batch) => recipe === null || batch.recipe.id === recipe)
  return found && pageOfList(found.toSorted(byDay), page, BATCHES_PAGE_SIZE)
}

/** Planned ones by their day, those without one after them; then the last mixed. */
function byDay(one: Batch, other: Batch): number {
  const [finished, plannedFor] = ['~', '~'] // after every date
  return (
    compareTexts(other.finishedAt ?? finished, one.finishedAt ?? finished) ||
    compareTexts(one.plannedFor ?? plannedFor, other.plannedFor ?? plannedFor) ||
    byId(one, other)
  )
}

/** All of one kind that is somebody's own, and what was kept of theirs since. */
async function ownThings<TThing extends { readonly id: number }>(
  whose: KeptFor,
  kind: OwnKind,
  first: string,
  ownerOf: (thing: TThing) => number,
): Promise<readonly TThing[] | undefined> {
  const known = await keptIds(whose, kind)
  if (!known) return undefined
  const gone = await goneIds(whose, first)
  const ids = new Set(known.ids.filter((id) => !gone.has(id)))
  const kept = await keptAnswers.beginning(whose, detailsStart(whose, first))
  const things = kept.flatMap(({ data, keptAt }) => {
    const thing = data as TThing // kept under the key of its query
    const isNew = keptAt > known.at && ownerOf(thing) === whose.owner
    return ids.has(thing.id) || isNew ? [thing] : []
  })
  return things.filter(({ id }) => ids.has(id)).length < ids.size ? undefined : things
}
