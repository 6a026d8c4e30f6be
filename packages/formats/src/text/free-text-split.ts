import { isKnownMaterial } from '../table/material-label.ts'
import { isPercent, numberOf } from './free-text-amount.ts'
import { COUNTED_RECIPE } from './free-text-words.ts'
import type { NumberedLine } from './free-text-lines.ts'
import { isWhole } from '../record/is-whole.ts'

/**
 * Cuts a text into recipes: at lines of stars, at `Glaze 2`, and where a heading after an empty line
 * begins ingredients that make a whole by themselves, as those above it do.
 */
export function splitRecipes(lines: readonly NumberedLine[]): NumberedLine[][] {
  const marked: NumberedLine[][] = [[]]
  for (const [at, line] of lines.entries()) {
    if (line.kind !== 'separator') marked.at(-1)?.push(line)
    // Additions alone are those of the recipe above.
    else if (firstBelow(lines, at)?.kind !== 'additions') marked.push([])
  }
  return marked
    .flatMap(splitAtHeadings)
    .filter((record) => record.some((line) => line.kind !== 'blank'))
}

function firstBelow(lines: readonly NumberedLine[], above: number): NumberedLine | undefined {
  let at = above + 1
  while (lines[at]?.kind === 'blank') at += 1
  return lines[at]
}

/** Longest heading of a recipe, in characters. */
const MAX_HEADING_LENGTH = 60

/** Most lines below a heading in which its ingredients are looked for. */
const MAX_RECIPE_LINES = 80

function splitAtHeadings(lines: readonly NumberedLine[]): NumberedLine[][] {
  const pieces: NumberedLine[][] = []
  let start = 0
  let above = beginSum('named')
  for (const [at, line] of lines.entries()) {
    const isName = isNumbered(lines, at) || (isHeading(lines, at) && beginsRecipe(lines, at))
    if ((above.isComplete && isName) || (above.hasTwo && isCounted(lines, at))) {
      pieces.push(lines.slice(start, at))
      start = at
      above = beginSum('named')
    }
    above.add(line)
  }
  return [...pieces, lines.slice(start)]
}

/**
 * Lines whose first one is a name although it reads as a list: `30 dolomite, 3 cu. carb.` apart from
 * ingredients that make a whole without it.
 *
 * @param textOf a line of the text as it was written
 */
export function withNameJoined(
  lines: readonly NumberedLine[],
  textOf: (number: number) => string,
): readonly NumberedLine[] {
  const start = lines.findIndex(({ kind }) => kind !== 'blank')
  const { number = 0 } = lines[start] ?? {}
  const end = lines.findIndex((line) => line.number > number)
  const list = lines.slice(start, end)
  if (list.length < 2 || lines[end]?.kind !== 'blank') return lines
  if (makesWhole(list) || !makesWhole(lines.slice(end))) return lines
  const text = textOf(number)
  return [{ kind: 'text', text, key: `${number}.0`, number, source: text }, ...lines.slice(end)]
}

/** `Glaze 2`, with ingredients below it: who counts recipes has more than one. */
function isCounted(lines: readonly NumberedLine[], at: number): boolean {
  const line = lines[at]
  if (line?.kind !== 'text' || !COUNTED_RECIPE.test(line.text)) return false
  const next = lines.slice(at + 1).find(({ kind }) => kind !== 'blank' && kind !== 'label')
  return next?.kind === 'ingredient' || next?.kind === 'base'
}

/** A name that ends in a figure, right above ingredients that make a whole without it: `Celadon 2`, `Tenmoku 1 kg`. */
function isNumbered(lines: readonly NumberedLine[], at: number): boolean {
  const line = lines[at]
  if (lines[at - 1]?.kind !== 'blank' || line?.kind !== 'ingredient' || line.isMarked) return false
  if (isPercent(line.unit) || isKnownMaterial(line.name)) return false
  const end = lines.findIndex(({ kind }, place) => place > at && kind !== 'ingredient')
  return makesWhole(lines.slice(at + 1, end === -1 ? undefined : end))
}

/** Whether ingredients of a base make a hundred parts or a kilogram. */
export function makesWhole(lines: readonly NumberedLine[]): boolean {
  const sum = beginSum()
  for (const line of lines) sum.add(line)
  return sum.isComplete
}

/** What stands above a heading. */
const HEADED: ReadonlySet<NumberedLine['kind'] | undefined> = new Set([
  'blank',
  'ingredient',
  'total',
  'number',
])

/** A short line of words behind an empty one or right below ingredients. */
function isHeading(lines: readonly NumberedLine[], at: number): boolean {
  const line = lines[at]
  return (
    HEADED.has(lines[at - 1]?.kind) &&
    line?.kind === 'text' &&
    line.text.length <= MAX_HEADING_LENGTH &&
    !/[.!?]$/.test(line.text)
  )
}

/** Whether ingredients that make a whole stand below a heading, and no other heading before them. */
function beginsRecipe(lines: readonly NumberedLine[], heading: number): boolean {
  const sum = beginSum()
  for (let at = heading + 1; at <= heading + MAX_RECIPE_LINES; at += 1) {
    const line = lines[at]
    if (!line || sum.isComplete || (sum.isEmpty && isHeading(lines, at))) break
    sum.add(line)
  }
  return sum.isComplete
}

/**
 * Adds ingredients up until two of them or more make a hundred or a kilogram; additions do not count.
 *
 * @param first what the first one may be: a name that ends in a figure does not count either
 */
function beginSum(first: 'ingredient' | 'named' = 'ingredient') {
  let sum = 0
  let ofName = 0
  let count = 0
  let isOver = false
  const state = {
    isComplete: false,
    isEmpty: true,
    hasTwo: false,
    add(line: NumberedLine) {
      if (line.kind === 'base') isOver = false
      isOver ||= line.kind === 'additions'
      if (isOver || state.isComplete || line.kind !== 'ingredient' || line.isMarked) return
      if (count === 0 && first === 'named') ofName = numberOf(line)
      sum += numberOf(line)
      count += 1
      state.isEmpty = false
      state.hasTwo = count > 1
      state.isComplete =
        (count > 1 && isWhole(sum)) || (first === 'named' && count > 2 && isWhole(sum - ofName))
    },
  }
  return state
}
