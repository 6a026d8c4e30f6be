import type { MaterialDetail, MaterialSummary } from '@glazy/contract/materials'
import { keptAnswers } from '#lib/offline/keep-answers.ts'
import type { KeptFor } from '#lib/offline/kept-answers.ts'
import { keptMaterials } from './materials-table.ts'

type Analysis = NonNullable<MaterialSummary['analysis']>
export type AnalyzedItem = MaterialSummary & { readonly analysis: Analysis }

/**
 * What can be charted without a connection: the items that somebody has opened, owns or has bookmarked,
 * and the raw materials, as far as they have an analysis.
 */
export async function itemsAtHand(whose: KeptFor): Promise<readonly AnalyzedItem[]> {
  const table = await keptMaterials(whose)
  const kept = await keptAnswers.beginning(whose, '["materials","detail",')
  const details = kept.map(({ data }) => data as MaterialDetail) // kept under the keys of their queries
  const items = new Map<number, MaterialSummary>([...table, ...details].map((i) => [i.id, i]))
  return [...items.values()].filter((item): item is AnalyzedItem => Boolean(item.analysis))
}
