import type { MaterialSummary } from '@glazy/contract/materials'
import type { KeptFor } from '#lib/offline/kept-answers.ts'
import { keptDetails } from './kept-details.ts'
import { keptMaterials } from './materials-table.ts'

type Analysis = NonNullable<MaterialSummary['analysis']>
export type AnalyzedItem = MaterialSummary & { readonly analysis: Analysis }

/**
 * What can be charted without a connection: the items that somebody has opened, owns or has bookmarked,
 * and the raw materials, as far as they have an analysis.
 */
export async function itemsAtHand(whose: KeptFor): Promise<readonly AnalyzedItem[]> {
  const table = await keptMaterials(whose)
  const details = (await keptDetails(whose)).map(({ data }) => data)
  const items = new Map<number, MaterialSummary>([...table, ...details].map((i) => [i.id, i]))
  return [...items.values()].filter((item): item is AnalyzedItem => Boolean(item.analysis))
}
