import { type Oxide, type OxideAmounts, OXIDES } from '@glazy/ceramics/chemistry/oxides'

export interface ChangedOxide {
  readonly oxide: Oxide
  readonly was: number
  readonly is: number
}

/** The oxides of two formulas that differ by as much as is shown, in the order of formulas. */
export function changedOxides(
  before: OxideAmounts,
  now: OxideAmounts,
  least: number,
): readonly ChangedOxide[] {
  return OXIDES.map((oxide) => ({ oxide, was: before[oxide] ?? 0, is: now[oxide] ?? 0 })).filter(
    ({ was, is }) => Math.abs(is - was) >= least,
  )
}
