import { scaleDecimals, type WeightUnit, weightDecimals } from '@glazy/ceramics/batch/weight'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useBatchSettings } from './batch-settings.ts'

/**
 * How many decimals a weight has on the visitor's scale.
 *
 * @param unit of the weight; the one that the visitor mixes in, unless told
 */
export function useWeightDecimals(unit?: WeightUnit): (weight: number) => number {
  const { settings } = useBatchSettings()
  const decimals = scaleDecimals(settings.step, unit ?? settings.unit)
  return (weight) => weightDecimals(weight, decimals)
}

/** A weight as the visitor's scale shows it, as text. */
export function useWeightText(unit?: WeightUnit): (weight: number) => string {
  const { fixed } = useFormats()
  const decimalsOf = useWeightDecimals(unit)
  return (weight) => fixed(weight, decimalsOf(weight))
}
