import type { Oxide } from '@glazy/ceramics/chemistry/oxides'
import type { OxideSources } from './oxide-sources.ts'

/** What one material brings of an oxide. */
export interface SourceShare {
  /** Place of the material in the recipe, from 0. */
  readonly source: number
  readonly name: string
  /** Share of the oxide's total, 0 to 1. */
  readonly share: number
}

/** Below this part a stretch of a bar would not be seen. */
const LEAST_SHARE = 0.002

/** Where an oxide comes from, in the order of the recipe, without those that add a trace. */
export function sourceShares({ rows, totals }: OxideSources, oxide: Oxide): SourceShare[] {
  const total = totals[oxide] ?? 0
  return rows.flatMap(({ name, brings }, source) => {
    const share = total > 0 ? (brings?.[oxide] ?? 0) / total : 0
    return share < LEAST_SHARE ? [] : [{ source, name, share }]
  })
}
