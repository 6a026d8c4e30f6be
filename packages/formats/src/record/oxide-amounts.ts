import { OXIDES } from '@glazy/ceramics/chemistry/oxides'
import type { Oxide, OxideAmounts } from '@glazy/ceramics/chemistry/oxides'

/** The amounts that were found, in the order in which oxides are shown, times a factor. */
export function oxideAmounts(found: ReadonlyMap<Oxide, number>, factor = 1): OxideAmounts {
  const amounts: Partial<Record<Oxide, number>> = {}
  for (const oxide of OXIDES) {
    const amount = found.get(oxide)
    if (amount !== undefined) amounts[oxide] = amount * factor
  }
  return amounts
}
