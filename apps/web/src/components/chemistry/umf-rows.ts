import type { Oxide, OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import { groupOxides, type UmfGroups } from '@glazy/ceramics/chemistry/unity'

/** Groups of oxides as they are set out and coloured; boron is coloured apart from its group. */
export type ColouredGroup = 'R2O' | 'RO' | 'R2O3' | 'B2O3' | 'RO2' | 'other'

export interface UmfRow {
  readonly oxide: Oxide
  readonly amount: number
  readonly group: ColouredGroup
}

/** A formula set out as potters read it: what is empty stays an empty list. */
export interface UmfColumns {
  readonly R2O: readonly UmfRow[]
  readonly RO: readonly UmfRow[]
  readonly stabilizers: readonly UmfRow[]
  readonly formers: readonly UmfRow[]
  readonly other: readonly UmfRow[]
}

/** Below this a figure with so many places would read 0. */
export function leastShown(decimals: number): number {
  return 0.5 * 10 ** -decimals
}

/** The columns of a formula, without the oxides that round to nothing. */
export function umfColumns(moles: OxideAmounts, groups: UmfGroups, decimals: number): UmfColumns {
  const grouped = groupOxides(moles, groups)
  const least = leastShown(decimals)
  const rows = (group: keyof typeof grouped): readonly UmfRow[] =>
    grouped[group]
      .filter(({ amount }) => Math.abs(amount) >= least)
      .map(({ oxide, amount }) => ({
        oxide,
        amount,
        group: oxide === 'B2O3' ? 'B2O3' : group,
      }))
  return {
    R2O: rows('R2O'),
    RO: rows('RO'),
    stabilizers: rows('R2O3'),
    formers: rows('RO2'),
    other: rows('other'),
  }
}
