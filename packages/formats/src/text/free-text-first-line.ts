import { gramsPer, isPercent, numberOf } from './free-text-amount.ts'
import type { AmountReading, AmountSide, IngredientLine } from './free-text-line.ts'
import type { NumberedLine } from './free-text-lines.ts'
import { readingOf } from './free-text-side.ts'
import { isWhole } from '../record/is-whole.ts'
import { isOneOfSums } from './free-text-sums.ts'
import { NAME_OF_GLAZE, NUMBERED, SUBSTANCE } from './free-text-words.ts'
import { materialCalled, materialNamed } from '@glazy/ceramics/lookups/material-names'
import { isKnownMaterial } from '../table/material-label.ts'

type IngredientsBelow = readonly (NumberedLine & IngredientLine)[]

/**
 * Whether a line that looks like an ingredient is a name that ends in a figure: `Leach 4321`, `Celadon 2`.
 * What its amount would make of the recipe says so, else its words, or how the others are written.
 *
 * @param rest the lines below it
 */
export function endsInItsFigure(
  line: NumberedLine & IngredientLine,
  rest: readonly NumberedLine[],
  side: AmountSide,
): boolean {
  const below = rest.flatMap((other) => (other.kind === 'ingredient' ? other : []))
  if (below.length < 2) return false
  // Nothing is added to a base that is not there yet.
  if (line.isMarked) return /\S\s*\+/.test(line.source) && below.some(({ isMarked }) => !isMarked)
  if (isOfMaterial(line, rest)) return false
  const isZeroed = /^0\d/.test(line.amount)
  if (line.side === 'before' && side === 'before')
    return isZeroed || isWholeWithout(line, rest) === true
  if (line.side === 'after' && side === 'before') return true
  // `14. Barium Blue` is the number of a recipe in a book.
  if (line.side === 'before' && line.amount.endsWith('.')) return true
  const isUnlike =
    !isMaterial(line) && !SUBSTANCE.test(line.name) && isWrittenOtherwise(line, below)
  const isNoAmount = isZeroed && !isKnownMaterial(line.name)
  // Most of `Clear base 80, Rutile 8` is the base.
  const isMost = line.amount.length < 4 && numberOf(line) > (sumsSoFar(rest).at(-1) ?? 0)
  const isCalled = isCalledGlaze(line, rest) && !isMost
  const isBatch = isBatchOfParts(line, rest) || isOfBatch(line, rest)
  return isWholeWithout(line, rest) ?? (isCalled || isNoAmount || isUnlike || isBatch)
}

/**
 * Whether a line says how much there is of a material that is not among the others, `Rutile 2%`, or is weighed as
 * they are. `Wood Ash 50%` above wood ash is a name, as is `Tide 1000 g` above a kilogram or above parts.
 */
function isOfMaterial(line: IngredientLine, rest: readonly NumberedLine[]): boolean {
  const { name, unit } = line
  if (NAME_OF_GLAZE.test(name)) return false
  const isNamed = (materialNamed(name) ?? materialCalled(name)) !== undefined
  if (!isNamed && isBatchOfParts(line, rest)) return false
  if (isWeight(unit) && !isOfBatch(line, rest)) return true
  const isSubstance = unit !== '' && SUBSTANCE.test(name)
  if (!isNamed && !isSubstance) return false
  const key = name.toLowerCase()
  return !rest.some((other) => other.kind === 'ingredient' && other.name.toLowerCase() === key)
}

/**
 * Whether the ingredients below a line make what a recipe or a batch makes, or what is said to be their
 * total, without its figure; undefined where that says nothing.
 */
function isWholeWithout(line: IngredientLine, rest: readonly NumberedLine[]): boolean | undefined {
  const own = numberOf(line)
  const sums = sumsSoFar(rest)
  const base = sums.at(-1) ?? 0
  const isTotalWithout = isTotal(rest, sums.slice(1))
  if (!isTotalWithout && isTotal(rest, [base + own])) return false
  if (isWhole(base) !== isWhole(base + own)) return isWhole(base)
  if (isTotalWithout) return true
  if (isMaterial(line) || rest.filter(isKnownIngredient).length < 2) return undefined
  const isPart = isWholeBeforeColorants(sums.map((sum) => sum + own))
  if (isPart !== isWholeBeforeColorants(sums)) return !isPart
  if (SUBSTANCE.test(line.name)) return undefined
  // What weighs little comes last, not first and apart from the others.
  if (own * 10 <= base && rest[0]?.kind === 'blank' && isTogether(rest)) return true
  const isMost = own > base && own <= base * DWARFING
  return !isMost && isAboutWhole(base) && !isAboutWhole(base + own) ? true : undefined
}

/** Whether a weight is that of the glaze: what the ingredients weigh, with or without those at their end. */
function isOfBatch({ amount, unit }: IngredientLine, rest: readonly NumberedLine[]): boolean {
  if (!isWeight(unit)) return false
  return [gramsOf, gramsInThousands].some((weigh) =>
    isOneOfSums(sumsSoFar(rest, weigh).slice(1), amount, gramsPer(unit)),
  )
}

/** What `1.500` weighs where its point stands between thousands, as it may below `2,5 kg`. */
function gramsInThousands(reading: AmountReading): number {
  const isDoubtful = /^[1-9]\d{0,2}[.,]\d{3}$/.test(reading.amount)
  return gramsOf(isDoubtful ? { ...reading, amount: reading.amount.replace(/[.,]/, '') } : reading)
}

/** Whether a weight says how much is made of about a hundred parts: `Tide 500 g`. */
function isBatchOfParts(line: IngredientLine, rest: readonly NumberedLine[]): boolean {
  const parts = sumsSoFar(rest).at(-1) ?? 0
  const isWeighed = rest.some((other) => other.kind === 'ingredient' && isWeight(other.unit))
  return isWeight(line.unit) && !isWeighed && isAboutWhole(parts) && gramsOf(line) > parts
}

function gramsOf({ amount, unit }: AmountReading): number {
  return numberOf({ amount, unit }) * gramsPer(unit)
}

/**
 * Whether the words before a figure are those of glazes or numbers, and none of a material. A weight is that of a
 * batch: `Clear glaze 1000 g`.
 */
function isCalledGlaze(line: NumberedLine & IngredientLine, rest: readonly NumberedLine[]) {
  const { name, unit, source } = line
  if (SUBSTANCE.test(name) || materialNamed(name)) return false
  if (isWeight(unit) && !isOfBatch(line, rest)) return false
  return NAME_OF_GLAZE.test(name) || NUMBERED.test(source)
}

/** Whether the others all have something around their amounts that a line has not: units, tabs, dots. */
function isWrittenOtherwise(line: NumberedLine & IngredientLine, below: IngredientsBelow): boolean {
  if (line.unit === '' && below.every(({ unit }) => unit !== '')) return true
  if (line.side === 'before') return below.every(({ side }) => side === 'after')
  return !SET_OFF.test(line.source) && below.every(({ source }) => SET_OFF.test(source))
}

/** What sets an amount off from its name other than a space. */
const SET_OFF =
  /(?:[\t|:;=,]|\.{3}|\s{2}|(?<=\s|\p{L}{2}|\d{3})[-–—])\s*[+\d.][^\p{L}]*\p{L}{0,5}[.)\s]*$/u

function isWholeBeforeColorants(sums: readonly number[]): boolean {
  const whole = sums.slice(1).find(isWhole)
  return whole !== undefined && (sums.at(-1) ?? 0) - whole <= whole * MAX_COLORANTS
}

/** Most that colorants and opacifiers without a mark of their own come to, as a part of the base. */
export const MAX_COLORANTS = 1 / 3

/** How many times what the others weigh a figure is that is no amount beside them. */
const DWARFING = 2.5

/** By how much of it a recipe in a hundred parts may miss a hundred, with its colorants. */
const ABOUT_TOLERANCE = 0.3

function isAboutWhole(sum: number): boolean {
  return Math.abs(sum - 100) <= 100 * ABOUT_TOLERANCE
}

/** Whether an amount is one of something that can be weighed out. */
function isMaterial({ name, amount, unit }: IngredientLine): boolean {
  return isWeight(unit) || !/^\d+\.?$/.test(amount) || isKnownMaterial(name)
}

/** A title may be in percent of something: `Tenmoku 10%`. */
function isWeight(unit: string): boolean {
  return unit !== '' && !isPercent(unit)
}

/** Whether one of some sums is said to be the total. */
function isTotal(lines: readonly NumberedLine[], sums: readonly number[]): boolean {
  return lines.some(
    ({ kind, source }) => (kind === 'total' || kind === 'number') && isOneOfSums(sums, source),
  )
}

function isKnownIngredient(line: NumberedLine): boolean {
  return line.kind === 'ingredient' && isKnownMaterial(line.name)
}

/** Whether ingredients stand without blank lines between them: not every line stands apart. */
function isTogether(lines: readonly NumberedLine[]): boolean {
  return lines.some(({ kind }, at) => kind === 'ingredient' && lines[at + 1]?.kind === 'ingredient')
}

/** Sums of the base after each of its ingredients, with their amounts behind their names. */
function sumsSoFar(
  lines: readonly NumberedLine[],
  weigh: (reading: AmountReading) => number = numberOf,
): readonly number[] {
  const sums: number[] = []
  for (const line of lines) {
    if (line.kind === 'additions') break
    if (line.kind !== 'ingredient' || line.isMarked) continue
    sums.push((sums.at(-1) ?? 0) + weigh(readingOf(line, 'after')))
  }
  return sums
}
