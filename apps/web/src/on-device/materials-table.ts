import type { MaterialSummary } from '@glazy/contract/materials'
import { PAGE_SIZE_MAX } from '@glazy/contract/limits'
import { hashKey } from '@tanstack/react-query'
import { call, type CallInput } from '#lib/api/call.ts'
import { keptAnswers } from '#lib/offline/keep-answers.ts'
import type { KeptFor } from '#lib/offline/kept-answers.ts'
import { materialKeys } from '#queries/materials.ts'

const HASH = hashKey([...materialKeys.all, 'table'])
/** What lists, forms and calculations show of a raw material. */
const INCLUDED = 'analysis,source,usedIn'

/** After so long it is looked whether there are others. */
export const MATERIALS_EVERY_MS = 5 * 60 * 1000
/** Milliseconds between two pages of them: whoever uses the site meanwhile is not to notice. */
const PAUSE_MS = 700

type Page = Awaited<ReturnType<typeof ask>>

function ask(query: NonNullable<CallInput<'searchMaterials'>['query']>, signal: AbortSignal) {
  return call('searchMaterials', { query: { ...query, primitive: true } }, signal)
}

/** Read once by a page, as it takes a moment. */
let known: { readonly of: string; readonly items: readonly MaterialSummary[] } | undefined

const nameOf = ({ owner, version }: KeptFor) => `${owner} ${version}`

/** The raw materials that are on the device, each with its analysis. */
export async function keptMaterials(whose: KeptFor): Promise<readonly MaterialSummary[]> {
  if (known?.of === nameOf(whose)) return known.items
  const kept = (await keptAnswers.get(whose, HASH)) as readonly MaterialSummary[] | undefined
  if (kept) known = { of: nameOf(whose), items: kept }
  return kept ?? []
}

/**
 * Keeps all raw materials that somebody may see on their device. Where some are there, only those are
 * asked for that have changed; where one is gone, all are.
 *
 * @param pause milliseconds between two pages of them
 * @returns how many pages were asked for
 * @throws ApiError when the connection is lost; what was there before stays
 */
export async function keepMaterials(
  whose: KeptFor,
  signal: AbortSignal,
  pause = PAUSE_MS,
): Promise<number> {
  const before = new Map((await keptMaterials(whose)).map((item) => [item.id, item]))
  const last = [...before.values()].reduce((latest, { updatedAt }) => max(latest, updatedAt), '')
  const { data, meta } = await ask({ o: 'un', count: 1 }, signal)
  const { total } = meta.pagination
  if (total === before.size && data.every(({ updatedAt }) => updatedAt === last)) return 0
  const isNews = ({ updatedAt }: MaterialSummary) => updatedAt >= last
  const changed = await readPages('un', ({ data: page }) => page.every(isNews), signal, pause)
  const merged = new Map([...before, ...changed.items])
  const isWhole = merged.size === total
  const all = isWhole
    ? { items: merged, pages: 0 }
    : await readPages('co', () => true, signal, pause)
  const items = [...all.items.values()]
  await keptAnswers.put(whose, HASH, items)
  known = { of: nameOf(whose), items }
  return changed.pages + all.pages
}

async function readPages(
  o: 'un' | 'co',
  isOn: (page: Page) => boolean,
  signal: AbortSignal,
  pause: number,
) {
  const items = new Map<number, MaterialSummary>()
  for (let p = 1; ; p += 1) {
    const page = await ask({ o, p, count: PAGE_SIZE_MAX, include: INCLUDED }, signal)
    for (const item of page.data) items.set(item.id, item)
    if (p >= page.meta.pagination.total_pages || !isOn(page)) return { items, pages: p }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

const max = (one: string, other: string) => (one > other ? one : other)
