import type { MaterialDetail } from '@glazy/contract/materials'
import type { Pagination } from '@glazy/contract/pagination'
import type { QueryKey } from '@tanstack/react-query'
import { keptAnswers } from '#lib/offline/keep-answers.ts'
import type { Kept, KeptFor } from '#lib/offline/kept-answers.ts'
import { ownAnswer } from './own-answers.ts'
import { detailsStart, goneIds } from './own-ids.ts'
import { cardOfDetail } from './own-items.ts'

interface Entry {
  readonly id: number
}

interface List {
  readonly data: readonly Entry[]
  readonly meta: { readonly pagination: Pagination }
}

/** First words of the keys of lists whose entries are kept by themselves, too. */
const LISTED = new Set<unknown>(['materials', 'logs', 'kilns', 'batches'])

/**
 * A list that was kept, as far as the device knows what has become of it since: without what was deleted,
 * and with what was changed as it is now. Somebody's own is told anew where that says no less.
 */
export async function listOfNow(whose: KeptFor, key: QueryKey, kept: Kept): Promise<unknown> {
  const [first] = key
  if (first === 'collections') return (await ownAnswer(whose, key)) ?? kept.data
  if (!LISTED.has(first)) return kept.data
  const list = kept.data as List // kept under the key of its query
  const start = detailsStart(whose, first)
  const hashes = list.data.map(({ id }) => `${start}${id}]`)
  const [details, gone] = await Promise.all([
    keptAnswers.find(whose, hashes),
    goneIds(whose, first),
  ])
  if (list.data.every(({ id }, place) => details[place] !== undefined || gone.has(id))) {
    const own = await ownAnswer(whose, key)
    if (own !== undefined) return own
  }
  const data = list.data.flatMap((entry, place) => {
    if (gone.has(entry.id)) return []
    const detail = details[place]
    return detail && detail.keptAt > kept.keptAt ? [renewed(entry, first, detail.data)] : [entry]
  })
  const fewer = list.data.length - data.length
  const { total, count, ...pagination } = list.meta.pagination
  const counts = { ...pagination, total: total - fewer, count: count - fewer }
  return { ...list, data, meta: { ...list.meta, pagination: counts } }
}

/** An entry with what it shows taken from its own page. */
function renewed(entry: Entry, first: unknown, detail: unknown): Entry {
  const now = first === 'materials' ? cardOfDetail(detail as MaterialDetail) : (detail as Entry) // as above
  const shown = Object.entries(now).filter(([name]) => Object.hasOwn(entry, name))
  return { ...entry, ...Object.fromEntries(shown) }
}
