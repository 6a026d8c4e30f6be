import type { AmountReading, AmountSide, IngredientLine } from './free-text-line.ts'
import type { NumberedLine } from './free-text-lines.ts'

/** On which side of the name most lines of a recipe have their amount. */
export function usualSide(lines: readonly NumberedLine[]): AmountSide {
  const certain = lines.filter((line) => line.kind === 'ingredient' && !line.other && !line.was)
  const before = certain.filter((line) => line.kind === 'ingredient' && line.side === 'before')
  return before.length * 2 > certain.length ? 'before' : 'after'
}

/** `26 Frit 3134` and `Frit 3134 26` read as the other lines of the recipe do. */
export function readingOf(line: IngredientLine, side: AmountSide): AmountReading {
  const { other } = line
  if (other?.side !== side) return line
  // The number of a frit or a sieve: `20 Minspar 200`, `3134 frit 25`, `325 mesh silica 20`.
  const numbers = other.side === 'after' ? /^\d{3,}$/ : /^\d{4,}$/
  const isNumber = numbers.test(other.amount) || /^mesh/i.test(other.name)
  return other.unit === '' && (isNumber || line.unit !== '') ? line : other
}
