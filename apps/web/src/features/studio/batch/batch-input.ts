import { parseDecimal } from '@glazy/ceramics/decimal'
import { err, ok, type Result } from '@glazy/ceramics/result'
import { BATCH_INPUT_MAX_LENGTH } from '@glazy/contract/limits'
import type { Formats } from '#lib/texts/formats.ts'

/** Why what was typed is no weight; each is a text key. */
export type WeightProblem = 'notANumber' | 'negative' | 'notPositive'

/**
 * Reads how much to mix, with a decimal comma or point: more than nothing.
 *
 * @example parseBatchSize('12,5') // { ok: true, value: 12.5 }
 */
export function parseBatchSize(text: string): Result<number, WeightProblem> {
  const weight = parseWeight(text)
  return weight.ok && weight.value === 0 ? err('notPositive') : weight
}

/** Reads the weight of the empty container; nothing typed is no container. */
export function parseTare(text: string): Result<number, WeightProblem> {
  return parseWeight(text)
}

/** Reads a price; nothing typed is no price, which is not the same as a price of 0. */
export function parsePrice(text: string): Result<number | null, WeightProblem> {
  return text.trim() === '' ? ok(null) : parseWeight(text)
}

/** More exact than any scale: 100 kg to the hundredth of a gram. */
const MOST_FIGURES = 7

/**
 * A calculated batch size as if it had been typed.
 *
 * @example batchSizeText(4300 / 3, typed) // '1433.333'
 */
export function batchSizeText(
  size: number,
  typed: Formats['typed'],
  mostFigures = MOST_FIGURES,
): string {
  for (let figures = mostFigures; figures > 0; figures -= 1) {
    const text = typed(Number(size.toPrecision(figures)))
    if (text.length <= BATCH_INPUT_MAX_LENGTH) return text
  }
  return typed(size.toExponential(2))
}

function parseWeight(text: string): Result<number, WeightProblem> {
  const number = parseDecimal(text)
  if (!number.ok) return number.error === 'empty' ? ok(0) : err('notANumber')
  return number.value < 0 ? err('negative') : ok(number.value)
}
