import { numberOf } from './free-text-amount.ts'
import type { NumberedLine } from './free-text-lines.ts'

/** Most that stands below a rule, as a part of what stands above it, to be additions. */
const MAX_SHARE = 1 / 3

/**
 * A rule between ingredients, `Silica 30 / ---- / Rutile 4`, begins the additions where little stands
 * below it; above a total or between paragraphs it only looks nice.
 */
export function withRules(lines: readonly NumberedLine[]): NumberedLine[] {
  const parts = partsBetweenRules(lines)
  const openings = new Set<number>()
  for (const [at, { rule, sum, count }] of parts.entries()) {
    const above = parts[at - 1]
    const isBase = above !== undefined && above.count > 1 && above.endsInIngredient
    if (rule === undefined || !isBase || count === 0 || !parts[at]?.beginsWithIngredient) continue
    if (sum <= above.sum * MAX_SHARE) openings.add(rule)
  }
  return lines.map((line, at) =>
    openings.has(at) ? { ...line, kind: 'additions', rest: '' } : line,
  )
}

interface Part {
  /** Place of the rule above the part; undefined for the first. */
  readonly rule: number | undefined
  sum: number
  count: number
  beginsWithIngredient: boolean | undefined
  endsInIngredient: boolean
  isOver: boolean
}

function partsBetweenRules(lines: readonly NumberedLine[]): Part[] {
  const parts = [beginPart(undefined)]
  for (const [at, line] of lines.entries()) {
    const part = parts.at(-1)
    if (/^[-_=–—]{3,}$/u.test(line.source)) parts.push(beginPart(at))
    else if (part && line.kind !== 'blank') addTo(part, line)
  }
  return parts
}

/** Beyond the first words below its ingredients a part says nothing more of the rule above it. */
function addTo(part: Part, line: NumberedLine) {
  const isIngredient = line.kind === 'ingredient'
  part.endsInIngredient = isIngredient
  part.beginsWithIngredient ??= isIngredient
  part.isOver ||= part.count > 0 && !isIngredient
  if (!isIngredient || part.isOver) return
  part.count += 1
  part.sum += numberOf(line) || 0
}

function beginPart(rule: number | undefined): Part {
  return {
    rule,
    sum: 0,
    count: 0,
    beginsWithIngredient: undefined,
    endsInIngredient: false,
    isOver: false,
  }
}
