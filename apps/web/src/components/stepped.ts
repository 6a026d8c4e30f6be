import { parseDecimal } from '@glazy/ceramics/decimal'

/**
 * A number as it is typed, some steps further: with the decimals that it had or that the step has,
 * and the sign that stood between them. What is no number counts as 0.
 *
 * @example stepped('12,5', 1, 0.1) // '12,6'
 */
export function stepped(text: string, steps: number, step: number, min = -Infinity): string {
  const parsed = parseDecimal(text)
  const decimals = Math.max(decimalsOf(text.trim()), decimalsOf(String(step)))
  const next = Math.max(min, (parsed.ok ? parsed.value : 0) + steps * step)
  const written = next.toFixed(decimals)
  return text.includes(',') ? written.replace('.', ',') : written
}

function decimalsOf(text: string): number {
  return /[.,](\d*)$/.exec(text)?.[1]?.length ?? 0
}
