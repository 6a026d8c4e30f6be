import { type Oxide, OXIDES, type OxideAmounts } from '@glazy/ceramics/chemistry/oxides'

/** An ingredient with its analysis, or without one where none can be seen. */
export interface SourceIngredient {
  readonly name: string
  readonly amount: number
  readonly percent: OxideAmounts | null
}

export interface SourceRow {
  readonly name: string
  /** Percent of the raw recipe, by oxide, that this ingredient brings; `null` when not known. */
  readonly brings: OxideAmounts | null
}

export interface OxideSources {
  /** Oxides that at least one ingredient brings, in display order. */
  readonly oxides: readonly Oxide[]
  readonly rows: readonly SourceRow[]
  readonly totals: OxideAmounts
}

/** Below this a column would hold nothing but traces. */
const LEAST_TOTAL = 0.05

/**
 * Which ingredient brings how much of each oxide: amount times its percent over all amounts. The
 * columns add up to the analysis of the recipe.
 */
export function oxideSources(ingredients: readonly SourceIngredient[]): OxideSources {
  const weighed = ingredients.filter(({ amount }) => amount > 0)
  const whole = weighed.reduce((sum, { amount }) => sum + amount, 0)
  const rows = weighed.map(({ name, amount, percent }): SourceRow => ({
    name,
    brings: percent && scaled(percent, amount / whole),
  }))
  const totals = Object.fromEntries(
    OXIDES.map((oxide) => [
      oxide,
      rows.reduce((sum, { brings }) => sum + (brings?.[oxide] ?? 0), 0),
    ]),
  ) as Record<Oxide, number> // one entry for each of OXIDES
  return { oxides: OXIDES.filter((oxide) => totals[oxide] >= LEAST_TOTAL), rows, totals }
}

function scaled(percent: OxideAmounts, share: number): OxideAmounts {
  return Object.fromEntries(
    OXIDES.flatMap((oxide) => {
      const amount = percent[oxide]
      return amount ? [[oxide, amount * share]] : []
    }),
  )
}
