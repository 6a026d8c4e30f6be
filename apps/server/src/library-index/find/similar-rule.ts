import { KNAO } from '@glazy/ceramics/charts/chart-axes'
import { OXIDES, type Oxide, type OxideAmounts } from '@glazy/ceramics/chemistry/oxides'

/** K2O and Na2O count as one: potters exchange their feldspars for one another. */
export type Compared = Exclude<Oxide, 'K2O' | 'Na2O'> | typeof KNAO

/** Mole percent by which a similar item may differ. */
export const TOLERANCE = 1
/** Mole percent from which an oxide matters. */
const SIGNIFICANT = 1
/** So many of the largest oxides decide the order. */
export const ORDERED_BY = 3

export interface SignificantOxide {
  readonly oxide: Compared
  /** Mole percent. */
  readonly amount: number
}

/** Oxides that matter, the largest first. */
export function significantOxides(molePercent: OxideAmounts): SignificantOxide[] {
  const knao = (molePercent.K2O ?? 0) + (molePercent.Na2O ?? 0)
  return OXIDES.filter((oxide) => oxide !== 'K2O' && oxide !== 'Na2O')
    .map((oxide): SignificantOxide => ({ oxide, amount: molePercent[oxide] ?? 0 }))
    .concat({ oxide: KNAO, amount: knao })
    .filter(({ amount }) => amount >= SIGNIFICANT)
    .sort((one, other) => other.amount - one.amount)
}
