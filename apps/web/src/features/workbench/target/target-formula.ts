import { parseDecimal } from '@glazy/ceramics/decimal'
import { inDisplayOrder, type Oxide, type OxideAmounts } from '@glazy/ceramics/chemistry/oxides'

/** A formula that a recipe should match. */
export interface TargetFormula {
  /** Whose formula it was; empty for one that was typed. */
  readonly name: string
  /** Moles per mole of flux. */
  readonly moles: OxideAmounts
}

/** Largest figure of an oxide that makes sense in a unity formula. */
const MOLES_MAX = 1000

/** Places that a figure is kept with when it is copied: more can't be typed or weighed. */
const DECIMALS = 4

/** The formula of an item as a target; figures that round to nothing are left out. */
export function targetOf(name: string, moles: OxideAmounts): TargetFormula {
  const rounded = Object.entries(moles).flatMap(([oxide, amount]) => {
    const figure = Number(amount.toFixed(DECIMALS))
    return figure === 0 ? [] : [[oxide, figure] as const]
  })
  return { name, moles: inDisplayOrder(Object.fromEntries(rounded)) }
}

/** What was typed for an oxide; undefined while it is not a number of at least 0. */
export function molesIn(text: string): number | undefined {
  const parsed = parseDecimal(text)
  if (!parsed.ok || !(parsed.value >= 0 && parsed.value <= MOLES_MAX)) return undefined
  return parsed.value
}

/**
 * A target with another figure for one oxide, or without it. It is no longer the formula of the item
 * it was of.
 */
export function withMoles(target: TargetFormula, oxide: Oxide, moles: number): TargetFormula {
  const { [oxide]: before, ...others } = target.moles
  if (before === moles) return target
  return { name: '', moles: inDisplayOrder(moles === 0 ? others : { ...others, [oxide]: moles }) }
}
