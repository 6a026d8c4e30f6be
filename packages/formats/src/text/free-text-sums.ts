import { parseDecimal } from '@glazy/ceramics/decimal'
import type { FoundComponent } from '../record/document.ts'
import type { ProblemList } from '../record/problem-list.ts'
import type { RecipeDraft } from '../record/record-draft.ts'
import { gramsPer, isPercent } from './free-text-amount.ts'
import type { NumberedLine } from './free-text-lines.ts'
import { withThousandsJoined } from './free-text-thousands.ts'

/**
 * Additions in percent are percent of the base, in whatever unit that is written: 10 % of 1000 g are
 * 100 g. Where the base is in percent itself, they are so already.
 *
 * What is in percent beside a base that is whole without it is an addition, too.
 *
 * @param percents places of the ingredients given in percent
 */
export function weighPercents(draft: RecipeDraft, percents: ReadonlySet<number>) {
  const parts = draft.components.filter((part, at) => !part.isAdditional && !percents.has(at))
  if (parts.length > 1 && sumOf(parts) > 100 - SUM_TOLERANCE) {
    draft.components = draft.components.map((component, at) =>
      percents.has(at) ? { ...component, isAdditional: true } : component,
    )
  }
  const sum = sumOf(draft.components.filter(({ isAdditional }) => !isAdditional))
  const isWeighed =
    sum > 0 && draft.components.every((part, at) => part.isAdditional || !percents.has(at))
  if (!isWeighed || Math.abs(sum - 100) <= SUM_TOLERANCE) return
  draft.components = draft.components.map((component, at) =>
    percents.has(at)
      ? { ...component, amount: Number(((component.amount * sum) / 100).toPrecision(12)) }
      : component,
  )
}

/** Says so where a total is not what the amounts add up to: a line may have been lost. */
export function checkTotals(
  { components }: RecipeDraft,
  lines: readonly Pick<NumberedLine, 'kind' | 'source' | 'number'>[],
  problems: ProblemList,
) {
  const sum = sumOf(components)
  const sums = [sum, sumOf(components.filter(({ isAdditional }) => !isAdditional))]
  for (const { kind, source, number } of lines) {
    if (kind !== 'total' || components.length === 0) continue
    if (figuresIn(source).length === 0 || isOneOfSums(sums, source)) continue
    problems.add(number, 'wrongTotal', { text: source, sum })
  }
}

function sumOf(components: readonly FoundComponent[]): number {
  return Number(components.reduce((sum, { amount }) => sum + amount, 0).toPrecision(12))
}

/** By how much a sum may miss what stands below the amounts: they are rounded. */
const SUM_TOLERANCE = 0.6

/** Whether weights are given now in one unit, now in another. */
export function hasMixedUnits(lines: readonly NumberedLine[]): boolean {
  const weights = lines.flatMap((numbered) => {
    const line = numbered.was ?? numbered
    return line.kind === 'ingredient' && !isPercent(line.unit) ? gramsPer(line.unit) : []
  })
  return new Set(weights).size > 1
}

/** What the figures in a text can mean: a sum that is one of them is in order. */
function figuresIn(text: string): number[] {
  const figures = withThousandsJoined(text).match(/\d[\d.,'’\u00a0]*/g) ?? []
  const meanings = figures.flatMap((figure) => [
    parseDecimal(figure, 'decimal'),
    parseDecimal(figure, 'thousands'),
    // `2.250` below 1.500 and 750.
    parseDecimal(figure.replace('.', ','), 'thousands'),
  ])
  return meanings.flatMap((read) => (read.ok ? read.value : []))
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= SUM_TOLERANCE
}

/** Whether a number below the ingredients only adds them up. */
export function isSumSoFar({ components }: RecipeDraft, text: string): boolean {
  return components.length > 1 && isOneOfSums([sumOf(components)], text)
}

/**
 * Whether one of the figures in a text is one of some sums: `Total 100 % 1000 g`.
 *
 * @param per what one of its unit is in that of the sums
 */
export function isOneOfSums(sums: readonly number[], text: string, per = 1): boolean {
  return figuresIn(text).some((figure) => sums.some((sum) => isNear(figure * per, sum)))
}
