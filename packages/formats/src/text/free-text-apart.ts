import { parseDecimal } from '@glazy/ceramics/decimal'
import { materialNamed } from '@glazy/ceramics/lookups/material-names'
import type { AmountReading, AmountSide, Apart } from './free-text-line.ts'
import type { NumberedLine } from './free-text-lines.ts'
import { readingOf } from './free-text-side.ts'
import { isSetApart, withThousandsSetApart } from './free-text-thousands.ts'

/**
 * Lines of a recipe in which spaces stand between thousands: `Silica 1 500` beside `Feldspar 10 000` is
 * one and a half thousand, where the name without the figure is that of a material.
 */
export function withThousandsAlike(
  lines: readonly NumberedLine[],
  side: AmountSide,
): readonly NumberedLine[] {
  const isAny = lines.some((line) => line.kind === 'ingredient' && isSetApart(line.amount))
  return isAny ? lines.map((line) => withThousands(line, side)) : lines
}

function withThousands(line: NumberedLine, side: AmountSide): NumberedLine {
  if (line.kind !== 'ingredient' || line.was || line.upTo !== undefined) return line
  const reading = readingOf(line, side)
  const apart = thousandsApart(reading)
  const name = reading.name.replace(reading.side === 'after' ? BEHIND : BEFORE, '').trim()
  if (!apart || !materialNamed(name)) return line
  const { text, amount, other } = apart
  const { key, number, source, isMarked } = line
  const whole = { ...reading, name, amount: withThousandsSetApart(text) }
  const told: Apart = { text, amount: other, other: amount }
  return { kind: 'ingredient', key, number, source, isMarked, ...whole, apart: told }
}

const BEHIND = /\s(\d+(?: \d{3})*)$/
const BEFORE = /^(\d+(?: \d{3})*)\s/

/** `Silica 1 500` and `1 500 Silica` may be one and a half thousand of silica, `Silica 1 234 500` a million. */
export function thousandsApart({ name, amount, side }: AmountReading): Apart | undefined {
  const beside = (side === 'after' ? BEHIND : BEFORE).exec(name)
  const parts = [beside?.[1] ?? '', amount]
  const text = (side === 'after' ? parts : parts.toReversed()).join(' ')
  const whole = parseDecimal(text)
  const read = parseDecimal(amount)
  return beside && whole.ok && read.ok
    ? { text, amount: read.value, other: whole.value }
    : undefined
}
