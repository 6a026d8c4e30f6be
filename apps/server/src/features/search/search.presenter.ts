import type { MaterialSummary } from '@glazy/contract/materials'
import type { Pagination } from '@glazy/contract/pagination'
import type { Reading } from '@glazy/contract/reading/read-query'
import type { SearchInclude, SearchReading } from '@glazy/contract/search'
import type { Db } from '#db/database.ts'
import {
  listChemistry,
  listComponents,
  listFingerprints,
  listLeftOut,
  listLargestIngredients,
  listSummaries,
  listWords,
  type Shown,
} from '#features/materials/read/summaries.queries.ts'
import { presentSummary } from '#features/materials/read/summary.presenter.ts'
import type { MaybeViewer } from '#db/visible-to.ts'
import { paginationOf } from '#platform/http/pagination.ts'
import type { SearchResult } from './search.service.ts'

/** Loads what a list shows of its items. */
export async function loadSummaries(
  db: Db,
  viewer: MaybeViewer,
  shown: readonly Shown[],
  include: readonly SearchInclude[] = [],
): Promise<MaterialSummary[]> {
  const ids = shown.map((item) => item.id)
  const [rows, chemistry, components, fingerprints, leftOut, ingredients, words] =
    await Promise.all([
      listSummaries(db, viewer, shown),
      include.includes('analysis') ? listChemistry(db, ids) : undefined,
      include.includes('components') ? listComponents(db, viewer, ids) : undefined,
      include.includes('fingerprint') ? listFingerprints(db, ids) : undefined,
      include.includes('analysis') || include.includes('fingerprint')
        ? listLeftOut(db, ids)
        : undefined,
      include.includes('ingredients') ? listLargestIngredients(db, ids) : undefined,
      include.includes('source') ? listWords(db, ids) : undefined,
    ])
  const extras = { chemistry, components, fingerprints, leftOut, ingredients, words }
  return rows.map((row) => presentSummary(row, extras))
}

export function presentPagination(result: SearchResult, count: number): Pagination {
  return paginationOf(result.total, count, result)
}

/** What was understood of the text of a search; how it is looked for is nobody's business. */
export function presentReading({ words, phrases }: Reading): SearchReading {
  return {
    words,
    phrases: phrases.map(({ kind, name, from, to }) => ({ kind, name, from, to })),
  }
}
