import { KINDS } from '#library-index/columns/column-table.ts'
import { CHUNK_ROWS } from '#library-index/columns/chunk-rows.ts'
import type { LibraryColumns } from '#library-index/columns/columns.ts'
import type { ItemSearch, Pass } from './find-hits.ts'
import { findPage } from './find-page.ts'
import { perVersion } from './per-version.ts'
import { usesOf } from './uses.ts'

/** What the field of a form offers. */
interface FoundForForm {
  readonly shown: readonly { readonly id: number; readonly uses: number }[]
  readonly total: number
}

/** Items whose uses are counted, the best by their names. */
const COMPARED = 100

/**
 * Ids for the field of a form. Who types "feld" means potash feldspar rather than one of its brands:
 * after the items of exactly that name or other name come materials that others are kinds of, then
 * names that begin so, words in the name, in other names, in the description; within each what most
 * recipes use. Of raw materials with the same name and analysis only the first is offered.
 */
export async function findForForm(
  pass: Pass,
  search: ItemSearch,
  limit: number,
): Promise<FoundForForm> {
  const { columns } = pass
  const { filter, words } = search
  const preferring = words && {
    ...words,
    // What is preferred may change without the chunk that holds it.
    key: undefined,
    preferred: parentsOf(columns),
  }
  const window = { offset: 0, limit: COMPARED }
  const { ids, ranks, total } = await findPage(
    pass,
    { filter, words: preferring },
    undefined,
    window,
  )
  const compared = ids.map((id, at) => ({
    id,
    rank: ranks[at] ?? 0,
    uses: usesOf(columns, filter.viewer, id),
    at,
  }))
  return {
    total,
    shown: withoutTwins(
      columns,
      filter.viewer,
      compared.sort(
        (one, other) => one.rank - other.rank || other.uses - one.uses || one.at - other.at,
      ),
    ).slice(0, limit),
  }
}

const RECIPE = KINDS.indexOf('recipe')

/** Leaves the first of those that nobody could tell apart; what is the viewer's own stays. */
export function withoutTwins<TItem extends { readonly id: number }>(
  columns: LibraryColumns,
  viewer: number,
  items: readonly TItem[],
): TItem[] {
  const seen = new Set<string>()
  return items.filter(({ id }) => {
    const found = columns.find(id)
    if (found === undefined) return false
    const { chunk, row } = found
    if (chunk.kinds[row] === RECIPE || chunk.ownerIds[row] === viewer) return true
    const analysis = chunk.percent.map((column) => Math.round((column?.[row] ?? 0) * 10))
    const key = `${chunk.kinds[row]} ${chunk.names.text(row)} ${analysis.join()}`
    const isFirst = !seen.has(key)
    seen.add(key)
    return isFirst
  })
}

/** Materials that others are brands or kinds of. */
const parentsOf = perVersion(({ chunks }): ReadonlySet<number> => {
  const parents = new Set<number>()
  for (const { parentIds, ids } of chunks) {
    for (let row = 0; row < CHUNK_ROWS; row += 1) {
      // As long as the chunk, both.
      if (parentIds[row] !== 0 && ids[row] !== 0) parents.add(parentIds[row]!)
    }
  }
  return parents
})
