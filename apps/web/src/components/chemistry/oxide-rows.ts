import { percentWithoutLoi } from '@glazy/ceramics/chemistry/analysis'
import { type Oxide, OXIDES, type OxideAmounts } from '@glazy/ceramics/chemistry/oxides'

export interface OxideRow {
  readonly oxide: Oxide
  readonly amount: number
}

/** Amounts in display order, without those that are nothing. */
export function oxideRows(amounts: OxideAmounts): readonly OxideRow[] {
  return OXIDES.flatMap((oxide) => {
    const amount = amounts[oxide]
    return amount ? [{ oxide, amount }] : []
  })
}

export interface PercentRow extends OxideRow {
  /** Percent of the fired glass: the oxides alone, brought to 100. */
  readonly fired: number
}

/** Percent analysis, of the raw material and of what is left after the fire. */
export function percentRows(percent: OxideAmounts): readonly PercentRow[] {
  const fired = percentWithoutLoi(percent)
  return oxideRows(percent).map((row) => ({ ...row, fired: fired[row.oxide] ?? 0 }))
}

/** A sound analysis adds to 100 within this many percent. */
const TOTAL_TOLERANCE = 2

export function isTotalOff(total: number): boolean {
  return Math.abs(total - 100) > TOTAL_TOLERANCE
}
