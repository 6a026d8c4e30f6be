import { parseConeRange } from '@glazy/ceramics/firing/cones'
import { parseDecimal } from '@glazy/ceramics/decimal'
import type { FoundComponent, FoundRecipe } from '../record/document.ts'
import { gramsPer, isPercent, plainNumber } from './free-text-amount.ts'
import type { AmountReading, AmountSide, IngredientLine } from './free-text-line.ts'
import { classifyLine } from './free-text-line.ts'
import { classifyLines, numberOf } from './free-text-lines.ts'
import type { NumberedLine } from './free-text-lines.ts'
import { splitRecipes } from './free-text-split.ts'
import { GREETING, NAMED_CONE } from './free-text-words.ts'
import { MAX_FREE_TEXT_LENGTH } from '../record/limits.ts'
import { splitLines } from '../record/lines.ts'
import { quoted } from '../record/problem-list.ts'
import type { ProblemList } from '../record/problem-list.ts'
import {
  addIngredient,
  createRecipeDraft,
  fallbackName,
  finishRecipe,
  keepExtra,
  setAtmospheres,
  setCone,
  setDate,
  setSurface,
  setTransparency,
  setType,
} from '../record/record-draft.ts'
import type { RecipeDraft } from '../record/record-draft.ts'

/**
 * Reads recipes as people type them: a name, then lines of ingredient and amount in either order;
 * `***` between recipes, `add` or `additional` in front of additions or `+` before one, totals left
 * out. Other lines become the description.
 */
export function readFreeText(text: string, problems: ProblemList): { recipes: FoundRecipe[] } {
  if (text.length > MAX_FREE_TEXT_LENGTH) {
    const message = `The text is of no known kind, and too long for free text (at most ${MAX_FREE_TEXT_LENGTH} characters).`
    problems.add(1, 'tooLarge', message)
    return { recipes: [] }
  }
  const recipes = splitRecipes(classifyLines(splitLines(text, problems))).map((lines, index) =>
    readRecord(lines, index + 1, problems),
  )
  if (recipes.some((recipe) => recipe.components.length > 0)) return { recipes }
  problems.add(
    1,
    'importNoRecipes',
    'No recipe was found: lines of an ingredient and its amount are expected.',
  )
  return { recipes: [] }
}

function readRecord(
  lines: readonly NumberedLine[],
  place: number,
  problems: ProblemList,
): FoundRecipe {
  const first = lines.find((line) => line.kind !== 'blank')
  const draft = createRecipeDraft(first?.number ?? 1)
  const side = usualSide(lines)
  const nameLine = findName(lines, side)
  draft.name = nameLine?.source.replace(/:$/, '').trimEnd() ?? ''
  const inGrams = hasMixedUnits(lines)
  const texts: string[] = []
  const percents = new Set<FoundComponent>()
  const ingredientLines = lines.flatMap(({ kind }, at) => (kind === 'ingredient' ? at : []))
  const [firstAt = Infinity] = ingredientLines
  const lastAt = ingredientLines.at(-1) ?? -1
  let isAdditional = false
  for (const [at, line] of lines.entries()) {
    if (line === nameLine) continue
    if (line.kind === 'additions') {
      isAdditional = true
      const rest = classifyLine(line.rest)
      if (line.rest !== '') readLine({ ...rest, number: line.number, source: line.rest })
    } else if (['total', 'number'].includes(line.kind) && isSumSoFar(draft, line.source)) {
      isAdditional = true
    } else readLine(line)
    const isAmong = firstAt < at && at < lastAt
    const isDoubtful =
      (line.kind === 'text' && (isAmong || /\d/.test(line.text))) ||
      (line.kind === 'note' && /\d/.test(line.text))
    if (isDoubtful && line.text.length <= MAX_DOUBTFUL_LENGTH) {
      const message = `${quoted(line.text)} is no ingredient with an amount; kept in the description.`
      problems.add(line.number, 'lineNotUnderstood', message)
    }
  }
  weighPercents(draft, percents)
  checkTotals(draft, lines, problems)
  draft.name ||= fallbackName(place)
  if (draft.coneText === undefined) readNamedCone(draft, lines)
  const description = texts.join('\n').trim()
  if (description !== '') draft.description = description
  return finishRecipe(draft, problems)

  function readLine(line: NumberedLine) {
    if (line.kind === 'ingredient') {
      const { name, amount, unit } = readingOf(line, side)
      const weight = inGrams ? inUnit(plainNumber(amount), gramsPer(unit)) : plainNumber(amount)
      const isAddition = isAdditional || line.isMarked
      const ingredient = { name, amount: weight, isAdditional: isAddition, line: line.number }
      addIngredient(draft, ingredient, problems)
      const added = draft.components.at(-1)
      if (isPercent(unit) && added?.line === line.number) percents.add(added)
      if (line.upTo !== undefined) {
        const message = `${quoted(name)}: of ${amount} to ${line.upTo} the lower amount is taken.`
        problems.add(line.number, 'amountRange', message)
      }
    } else if (line.kind === 'unmeasured') {
      const { name, amount } = line
      addIngredient(draft, { name, amount, isAdditional, line: line.number }, problems)
      texts.push(line.source)
    } else if (line.kind === 'label') {
      if (!readLabel(draft, line, problems)) texts.push(line.source)
    } else if (line.kind === 'number') {
      if (isSumSoFar(draft, line.text)) return
      texts.push(line.source)
      const message = `${quoted(line.text)} stands alone and is not the sum of the amounts; kept in the description.`
      problems.add(line.number, 'lineNotUnderstood', message)
    } else if (line.kind === 'text' || line.kind === 'note') texts.push(line.source)
  }
}

/**
 * Additions in percent are percent of the base, in whatever unit that is written: 10 % of 1000 g are
 * 100 g. Where the base is in percent itself, they are so already.
 */
function weighPercents(draft: RecipeDraft, percents: ReadonlySet<FoundComponent>) {
  const base = draft.components.filter(({ isAdditional }) => !isAdditional)
  const sum = sumOf(base)
  const isWeighed = sum > 0 && !base.some((component) => percents.has(component))
  if (!isWeighed || Math.abs(sum - 100) <= SUM_TOLERANCE) return
  draft.components = draft.components.map((component) =>
    percents.has(component)
      ? { ...component, amount: Number(((component.amount * sum) / 100).toPrecision(12)) }
      : component,
  )
}

/** Says so where a total is not what the amounts add up to: a line may have been lost. */
function checkTotals(
  { components }: RecipeDraft,
  lines: readonly NumberedLine[],
  problems: ProblemList,
) {
  const sums = [sumOf(components), sumOf(components.filter(({ isAdditional }) => !isAdditional))]
  for (const { kind, source, number } of lines) {
    if (kind !== 'total' || components.length === 0) continue
    const figure = parseDecimal(/\d[\d.,]*/.exec(source)?.[0] ?? '')
    if (!figure.ok) continue
    if (sums.some((sum) => Math.abs(sum - figure.value) <= SUM_TOLERANCE)) continue
    const message = `${quoted(source)}: the amounts add up to ${sums[0]}.`
    problems.add(number, 'lineNotUnderstood', message)
  }
}

function sumOf(components: readonly FoundComponent[]): number {
  return Number(components.reduce((sum, { amount }) => sum + amount, 0).toPrecision(12))
}

/** By how much a sum may miss what stands below the amounts: they are rounded. */
const SUM_TOLERANCE = 0.6

/** Longest line between ingredients that may have been meant as one, in characters. */
const MAX_DOUBTFUL_LENGTH = 60

/** Whether weights are given now in one unit, now in another. */
function hasMixedUnits(lines: readonly NumberedLine[]): boolean {
  const weights = lines.flatMap((line) =>
    line.kind === 'ingredient' && !isPercent(line.unit) ? gramsPer(line.unit) : [],
  )
  return new Set(weights).size > 1
}

function inUnit(amount: string, grams: number): string {
  const number = parseDecimal(amount)
  return grams === 1 || !number.ok ? amount : String(number.value * grams)
}

/** Whether a number below the ingredients only adds them up. */
function isSumSoFar({ components }: RecipeDraft, text: string): boolean {
  const number = parseDecimal(text.replace(/[^\d.,]/g, ''))
  const miss = number.ok ? Math.abs(number.value - sumOf(components)) : Infinity
  return components.length > 1 && miss <= SUM_TOLERANCE
}

/** The first firing, whose cone says nothing of the glaze. */
const BISQUE = /^(?:bis|schr)/i

/**
 * A cone that stands in the name, in the words above the ingredients or in a note on the glaze
 * firing below them, with its atmosphere.
 */
function readNamedCone(draft: RecipeDraft, lines: readonly NumberedLine[]) {
  let isBelow = false
  for (const { kind, source } of lines) {
    isBelow ||= kind === 'ingredient'
    if (isBelow && !(kind === 'note' && !BISQUE.test(source))) continue
    const [, cone = '', firing = ''] = NAMED_CONE.exec(source) ?? []
    const range = parseConeRange(cone)
    if (!range.ok) continue
    draft.coneText = cone.trim()
    draft.fromConeId = range.value.fromId
    draft.toConeId = range.value.toId
    if (firing !== '') setAtmospheres(draft, /^r$/i.test(firing) ? 'Reduction' : firing, 'firing')
    return
  }
}

/** On which side of the name most lines of a recipe have their amount. */
function usualSide(lines: readonly NumberedLine[]): AmountSide {
  const certain = lines.filter((line) => line.kind === 'ingredient' && !line.other)
  const before = certain.filter((line) => line.kind === 'ingredient' && line.side === 'before')
  return before.length * 2 > certain.length ? 'before' : 'after'
}

/** `26 Frit 3134` and `Frit 3134 26` read as the other lines of the recipe do. */
function readingOf(line: IngredientLine, side: AmountSide): AmountReading {
  const { other } = line
  return other && other.side === side && !/^\d{3,}$/.test(other.amount) ? other : line
}

/** The line with the name: the first one that is neither an ingredient nor a field. */
function findName(lines: readonly NumberedLine[], side: AmountSide): NumberedLine | undefined {
  if (lines.some((line) => line.kind === 'label' && NAME_LABEL.test(line.label))) return undefined
  for (const [at, line] of lines.entries()) {
    if (isName(lines, at, side)) return isChat(line) ? (lastHeading(lines, at) ?? line) : line
    if (!['blank', 'label', 'number'].includes(line.kind)) return undefined
  }
  return undefined
}

/** Longest name below the first words of a post, in characters. */
const MAX_NAME_LENGTH = 60

/** Whether a line says something to somebody rather than names a glaze. */
function isChat({ kind, source }: NumberedLine): boolean {
  if (kind !== 'text') return false
  return GREETING.test(source) || source.length > MAX_NAME_LENGTH || /[.!?,…]$/.test(source)
}

/** Below a greeting: the last short line of words above the first ingredient. */
function lastHeading(lines: readonly NumberedLine[], from: number): NumberedLine | undefined {
  const end = lines.findIndex((line, at) => at > from && line.kind === 'ingredient')
  const above = lines.slice(from + 1, end === -1 ? from + 1 : end)
  return above.findLast((line) => line.kind === 'text' && !isChat(line))
}

const NAME_LABEL = /name$|^(?:title|glaze|glasur)$/

/**
 * Whether a line above the ingredients is the name: it is no ingredient, or it ends in a figure (`Leach 4321`,
 * `Clear cone 6`) while the ingredients below it are complete without it.
 */
function isName(lines: readonly NumberedLine[], at: number, side: AmountSide): boolean {
  const line = lines[at]
  if (!line || line.kind === 'additions' || line.kind === 'blank' || line.kind === 'number') {
    return false
  }
  if (line.kind === 'total') return !/\d/.test(line.source) && /\s\p{L}{3}/u.test(line.source)
  if (line.kind === 'label')
    return line.label === 'cone' && /\p{L}{3}.*\d\D+\p{L}/u.test(line.source)
  if (line.kind !== 'ingredient') return true
  if (line.isMarked || line.side === 'before') return false
  const rest = lines.slice(at + 1)
  const amounts = rest.flatMap((other) =>
    other.kind === 'ingredient' ? [numberOf(readingOf(other, side))] : [],
  )
  if (amounts.length < 2) return false
  const base = baseSum(rest, side)
  return side === 'before' || Math.abs(base - 100) < 0.5
}

function baseSum(lines: readonly NumberedLine[], side: AmountSide): number {
  let sum = 0
  for (const line of lines) {
    if (line.kind === 'additions') break
    if (line.kind !== 'ingredient' || line.isMarked) continue
    sum += numberOf(readingOf(line, side))
  }
  return sum
}

/** Reads a labelled line such as `Cone: 6`; false when it belongs into the description. */
function readLabel(
  draft: RecipeDraft,
  { label, value, number }: NumberedLine & { readonly kind: 'label' },
  problems: ProblemList,
): boolean {
  if (NAME_LABEL.test(label)) draft.name ||= value
  else if (/^cone/.test(label)) readCone(draft, value, number, problems)
  else if (/^(?:atmosph|atmós|firing)/.test(label)) setAtmospheres(draft, value, label)
  else if (/^(?:surface|finish)$/.test(label)) setSurface(draft, value, label)
  else if (/^(?:transparency|opacity)$/.test(label)) setTransparency(draft, value, label)
  else if (label === 'type') setType(draft, value)
  else if (/^(?:author|by)$/.test(label)) draft.author = value
  else if (label === 'date')
    setDate(draft, 'date', { text: value, key: label, line: number }, problems)
  else if (/^(?:source|from|colou?r|.*temp)/.test(label)) keepExtra(draft, label, value)
  else return false
  return true
}

/** A cone with words behind it, `Cone 6 oxidation`: the words are atmospheres or kept. */
function readCone(draft: RecipeDraft, text: string, line: number, problems: ProblemList) {
  const [, cone = text, words = ''] =
    /^((?:cones?|[△▲Δ∆^])?[\d½/.,\s–-]*(?:to\s*[\d½/.]+\s*)?)(\p{L}.*)?$/iu.exec(text) ?? []
  setCone(draft, cone, line, problems)
  if (words !== '') setAtmospheres(draft, words, 'firing')
}
