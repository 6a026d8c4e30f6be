import type { OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import { wholeAmounts } from '@glazy/ceramics/batch/blend'
import { solveTarget } from '@glazy/ceramics/target/target-solve'
import { targetStep } from '@glazy/ceramics/target/target-steps'
import type { UmfGroups } from '@glazy/ceramics/chemistry/unity'

/** An ingredient of the recipe that is to come closer. */
export interface HelpedRow {
  readonly key: number
  readonly name: string
  readonly percent: OxideAmounts
  readonly amount: number
  readonly isAdditional: boolean
}

/** What changing one ingredient alone would do. */
export interface HelpfulStep {
  readonly key: number
  readonly name: string
  readonly from: number
  readonly to: number
  /** Part of the target that is missing or too much, before and after. */
  readonly before: number
  readonly after: number
}

/** Places of an amount that is proposed. */
const AMOUNT_DECIMALS = 2
/** A step that brings less than this is none. */
const LEAST_GAIN = 0.0005

/** The best change of each ingredient that brings the recipe closer, the most helpful first. */
export function helpfulSteps(
  rows: readonly HelpedRow[],
  target: OxideAmounts,
  distance: number,
  groups: UmfGroups,
): HelpfulStep[] {
  return rows
    .flatMap((row, at) => {
      const step = targetStep(rows, at, target, groups)
      if (step === null || distance - step.distance < LEAST_GAIN) return []
      const to = Number(step.amount.toFixed(AMOUNT_DECIMALS))
      const { key, name, amount: from } = row
      return [{ key, name, from, to, before: distance, after: step.distance }]
    })
    .sort((one, other) => one.after - other.after)
}

/** Amounts that were found for a row. */
export interface SolvedAmount {
  readonly key: number
  readonly amount: number
}

/**
 * Amounts of all ingredients with which the recipe comes closest to the target; the base adds to
 * 100. Rows that do not help come out as 0.
 *
 * @returns `null` where the ingredients have no flux
 */
export function solvedAmounts(
  rows: readonly HelpedRow[],
  target: OxideAmounts,
  groups: UmfGroups,
): SolvedAmount[] | null {
  const amounts = solveTarget(
    rows.map(({ percent }) => percent),
    target,
    groups,
  )
  if (amounts === null) return null
  const base = rows.reduce((sum, row, at) => sum + (row.isAdditional ? 0 : amounts[at]!), 0)
  const scale = base > 0 ? 100 / base : 1
  const lines = rows.map(({ key, isAdditional }, at) => ({
    materialId: key,
    amount: amounts[at]! * scale,
    isAdditional,
  }))
  const rounded = new Map(
    wholeAmounts(lines, AMOUNT_DECIMALS).map(({ materialId, amount }) => [materialId, amount]),
  )
  return rows.map(({ key }) => ({ key, amount: rounded.get(key) ?? 0 }))
}
