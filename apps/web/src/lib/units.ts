import type { WeightUnit } from '@glazy/ceramics/batch/weight'
import { WEIGHT_UNITS } from '@glazy/ceramics/lookups/lookups'
import { gramText } from './gram-text.ts'
import { useFormats } from './texts/formats-context.tsx'
import { useNames } from './texts/use-translation.ts'

/** Units of weight as the visitor reads them; files and the API have signs of their own. */
export interface Units {
  /** `kg`, `кг`. */
  readonly sign: (unit: WeightUnit) => string
  /** All of them, as the options of a choice. */
  readonly options: readonly { readonly value: WeightUnit; readonly label: string }[]
  /** A weight of a stock with its unit, see `gramText`. */
  readonly gramText: (grams: string, unit: WeightUnit) => string
}

/** The units of weight in the visitor's language: `const units = useUnits()`. */
export function useUnits(): Units {
  const { unit: sign } = useNames()
  const { number } = useFormats()
  return {
    sign,
    options: WEIGHT_UNITS.map(({ id }) => ({ value: id, label: sign(id) })),
    gramText: (grams, unit) => gramText(grams, unit, { number, sign }),
  }
}
