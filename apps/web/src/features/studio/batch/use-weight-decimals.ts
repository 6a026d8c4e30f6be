import { scaleDecimals, weightDecimals } from '@glazy/ceramics/batch/weight'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useBatchSettings } from './batch-settings.ts'

/** How many decimals a weight has on the visitor's scale. */
export function useWeightDecimals(): (weight: number) => number {
  const { unit, step } = useBatchSettings().settings
  const decimals = scaleDecimals(step, unit)
  return (weight) => weightDecimals(weight, decimals)
}

/** A weight as the visitor's scale shows it, as text. */
export function useWeightText(): (weight: number) => string {
  const { fixed } = useFormats()
  const decimalsOf = useWeightDecimals()
  return (weight) => fixed(weight, decimalsOf(weight))
}
