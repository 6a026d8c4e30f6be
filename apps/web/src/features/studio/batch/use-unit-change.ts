import { parseDecimal } from '@glazy/ceramics/decimal'
import { convertWeight, type WeightUnit } from '@glazy/ceramics/batch/weight'
import { useRef } from 'react'
import type { Formats } from '#lib/texts/formats.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { batchSizeText } from './batch-input.ts'

/** Pounds and ounces of what was typed in grams, as fine as one weighs them. */
const OTHER_FIGURES = 4

/**
 * A typed weight in another unit; what is none stays as it is.
 *
 * @example weightTextIn('500', 'grams', 'pounds', typed) // '1.102'
 */
export function weightTextIn(
  text: string,
  from: WeightUnit,
  to: WeightUnit,
  typed: Formats['typed'],
): string {
  const weight = parseDecimal(text)
  if (!weight.ok || from === to) return text
  const converted = convertWeight(weight.value, from, to)
  return isMetric(from) === isMetric(to)
    ? batchSizeText(converted, typed)
    : batchSizeText(converted, typed, OTHER_FIGURES)
}

/** Answers a typed weight in another unit; back in its own unit it is what was typed. */
export function useUnitChange() {
  const { typed: write } = useFormats()
  const last = useRef<{ text: string; unit: WeightUnit; shown: string }>(undefined)
  return (text: string, from: WeightUnit, to: WeightUnit): string => {
    const typed = last.current?.shown === text ? last.current : { text, unit: from }
    const shown = weightTextIn(typed.text, typed.unit, to, write)
    last.current = { text: typed.text, unit: typed.unit, shown }
    return shown
  }
}

function isMetric(unit: WeightUnit): boolean {
  return unit === 'grams' || unit === 'kilograms'
}
