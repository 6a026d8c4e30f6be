import { WEIGHT_UNITS } from '@glazy/ceramics/lookups/lookups'
import type { WeightUnit } from '@glazy/ceramics/batch/weight'

/** Sign of a unit: `g`, `kg`, `lb`, `oz`. */
export function unitSign(unit: WeightUnit): string {
  return WEIGHT_UNITS.find(({ id }) => id === unit)?.name ?? unit
}

/** Units as the options of a choice. */
export const UNIT_OPTIONS = WEIGHT_UNITS.map(({ id, name }) => ({ value: id, label: name }))
