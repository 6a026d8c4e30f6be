import type { FoundRecipe } from '../record/document.ts'
import { gramsPer, isPercent, isPlainUnit, plainNumber, usualCommaOf } from './free-text-amount.ts'
import { thousandsApart, withThousandsAlike } from './free-text-apart.ts'
import { reportOtherColumns } from './free-text-columns.ts'
import { readConeIn, readGravity, readLabel, readNamedCone } from './free-text-fields.ts'
import { classifyLine } from './free-text-line.ts'
import type { AmountSide, IngredientLine } from './free-text-line.ts'
import type { LinePlace, NumberedLine } from './free-text-lines.ts'
import { findName, withoutCone } from './free-text-name.ts'
import { inThousands } from '../record/thousands.ts'
import { readingOf, usualSide } from './free-text-side.ts'
import { makesWhole } from './free-text-split.ts'
import { checkTotals, hasMixedUnits, isSumSoFar, weighPercents } from './free-text-sums.ts'
import type { LineCorrections, LineReading } from './line-readings.ts'
import { isSetApart, withSpaces } from './free-text-thousands.ts'
import { GRAVITY, NAME_LABEL, NAME_SIGNS } from './free-text-words.ts'
import type { ProblemList } from '../record/problem-list.ts'
import {
  addIngredient,
  createRecipeDraft,
  fallbackName,
  finishRecipe,
} from '../record/record-draft.ts'
import type { RecipeDraft } from '../record/record-draft.ts'

/**
 * A name with two amounts inside, `Talc 4 Clay 5 Flint`, with another ingredient, `Talc 4 and Clay`, or with one for
 * several: `20 each of Talc, Clay`.
 */
const HOLDS_AMOUNTS =
  /^each\s|(?:\p{L}\P{Nd}*\s\d[\d\u00a0]*(?:[.,]\d+)?\s(?!mesh)\P{Nd}*){2}|\s\d{1,2}(?:[.,]\d+)?\s*(?:%|g)?(?:[/,;]\s*|\s(?:[&+/]|and|und|et|y)\s+)\p{L}/iu

/** Longest line between ingredients that may have been meant as one, in characters. */
const MAX_DOUBTFUL_LENGTH = 60

export interface RecordContext {
  /** Place of the recipe in its text, from 0. */
  readonly place: number
  readonly problems: ProblemList
  readonly corrections: LineCorrections
}

/** A recipe while its lines are read. */
interface Reader {
  readonly draft: RecipeDraft
  readonly problems: ProblemList
  readonly place: number
  /** On which side of the name amounts stand. */
  readonly side: AmountSide
  readonly inGrams: boolean
  /** Lines whose amount the others make more than a thousand. */
  readonly thousands: ReadonlySet<NumberedLine>
  /** Lines of the description. */
  readonly texts: string[]
  /** Places of the ingredients given in percent. */
  readonly percents: Set<number>
  readonly readings: (Omit<LineReading, 'amount'> & { readonly component?: number })[]
  /** Whether what follows is added to the base. */
  isAdditional: boolean
}

/** Reads the lines of one recipe, and says of each what it was read as. */
export function readRecord(
  written: readonly NumberedLine[],
  { place, problems, corrections }: RecordContext,
): { readonly recipe: FoundRecipe; readonly readings: readonly LineReading[] } {
  const side = usualSide(written)
  const lines = withBase(withThousandsAlike(written, side))
  const first = lines.find((line) => line.kind !== 'blank')
  const draft = createRecipeDraft(first?.number ?? 1)
  const nameLine = findName(lines, side)
  const unnamed = lines.filter((line) => line !== nameLine)
  const reader: Reader = {
    draft,
    problems,
    place,
    side,
    inGrams: hasMixedUnits(unnamed),
    thousands: linesInThousands(unnamed, side),
    texts: [],
    percents: new Set(),
    readings: [],
    isAdditional: false,
  }
  if (nameLine) {
    const name = nameLine.source.replace(NAME_SIGNS, '').trimEnd()
    readConeIn(draft, nameLine.source)
    // `Tenmoku 2,5 kg` says what commas are in the amounts below it.
    if (nameLine.kind === 'ingredient') problems.commas.note(nameLine.amount)
    draft.name = withoutCone(name)
  }
  const isAmong = betweenIngredients(lines)
  for (const [at, line] of lines.entries()) {
    if (line === nameLine) tell(reader, line, 'name', draft.name)
    else {
      readLine(reader, line)
      if (!line.was && isDoubtful(line, isAmong(at))) sayKept(reader, line)
    }
  }
  weighPercents(draft, reader.percents)
  checkTotals(draft, lines, problems)
  reportOtherColumns(lines, problems)
  if (draft.name === '') nameIt(reader, corrections)
  if (draft.coneText === undefined) readNamedCone(draft, lines, problems)
  const description = reader.texts.join('\n').trim()
  if (description !== '') draft.description = description
  return {
    recipe: finishRecipe(draft, place + 1, problems),
    readings: reader.readings.map(({ component, ...reading }) => {
      const found = component === undefined ? undefined : draft.components[component]
      if (!found) return reading
      const meaning = found.isAdditional ? 'addition' : 'ingredient'
      return { ...reading, meaning, text: found.name, amount: found.amount }
    }),
  }
}

/** `Colors` above all else heads no additions where what stands below it makes a whole. */
function withBase(lines: readonly NumberedLine[]): readonly NumberedLine[] {
  const at = lines.findIndex(({ kind }) => kind !== 'blank')
  const first = lines[at]
  if (first?.kind !== 'additions' || first.rest !== '' || first.was) return lines
  const below = lines.slice(at + 1)
  if (below.some(({ kind }) => kind === 'base') || !makesWhole(below)) return lines
  return lines.with(at, { ...placeOf(first), kind: 'text', text: first.source })
}

function readLine(reader: Reader, line: NumberedLine): void {
  const { draft, problems, isAdditional } = reader
  switch (line.kind) {
    case 'additions':
      reader.isAdditional = true
      if (line.rest === '') return tell(reader, line, 'additions', line.source)
      return readRest(reader, line, line.rest)
    case 'ingredient':
      return readIngredient(reader, line)
    case 'unmeasured': {
      const { name, amount, number } = line
      addIngredient(draft, { name, amount, isAdditional, line: number }, problems)
      return keep(reader, line)
    }
    case 'label':
      if (readGravity(draft, line.source)) return tell(reader, line, 'field', line.source)
      if (!readLabel(draft, line, problems)) return keep(reader, line)
      return tell(reader, line, meaningOf(line.label), line.value)
    case 'text':
    case 'note':
      if (readGravity(draft, line.source)) return tell(reader, line, 'field', line.source)
      return keep(reader, line)
    case 'total':
    case 'number':
      return readSum(reader, line)
    case 'base':
      reader.isAdditional = false
      return tell(reader, line, 'nothing', line.source)
    default:
      if (line.source !== '') tell(reader, line, 'nothing', line.source)
  }
}

/** What stands behind `Add:` in its line. */
function readRest(reader: Reader, line: NumberedLine, text: string) {
  const rest = { ...classifyLine(text), ...placeOf(line), source: text }
  const isAboveBase = reader.draft.components.length === 0
  readLine(reader, rest)
  // `Add rutile 4 to this:` says nothing of what stands below it, `Colorants (to 100 g):` does.
  if (isAboveBase && !text.startsWith('(')) reader.isAdditional = false
  if (isDoubtful(rest, false)) sayKept(reader, rest)
}

/** What stands below the sum of the amounts is an addition. */
function readSum(reader: Reader, line: NumberedLine) {
  reader.problems.commas.note(line.source)
  if (isSumSoFar(reader.draft, line.source)) reader.isAdditional = true
  else if (line.kind === 'number') {
    reader.problems.add(line.number, 'loneNumber', { text: line.text })
    return keep(reader, line)
  }
  tell(reader, line, 'nothing', line.source)
}

function readIngredient(reader: Reader, line: NumberedLine & IngredientLine) {
  const { draft, problems, inGrams, percents } = reader
  const reading = readingOf(line, reader.side)
  const { name, amount, unit } = reading
  const isPlain = !inGrams || line.was !== undefined
  const isAdditional = line.isMarked || (reader.isAdditional && !line.was)
  const at = draft.components.length
  const ingredient = {
    name,
    amount: plainNumber(amount),
    isAdditional,
    line: line.number,
    times: isPlain ? 1 : gramsPer(unit),
    usualComma: usualCommaOf(unit),
    isInThousands: reader.thousands.has(line),
  }
  addIngredient(draft, ingredient, problems)
  const isAdded = draft.components.length > at
  if (isAdded && isPercent(unit)) percents.add(at)
  tell(reader, line, isAdditional ? 'addition' : 'ingredient', name, isAdded ? at : undefined)
  if (HOLDS_AMOUNTS.test(name) || isSetApart(name))
    problems.add(line.number, 'severalIngredients', { name: withSpaces(name) })
  const apart = line.was ? undefined : (line.apart ?? thousandsApart(reading))
  if (apart) problems.add(line.number, 'twoMeanings', { name, ...apart })
  if (line.upTo !== undefined) {
    const ends = { amount: withSpaces(amount), upTo: withSpaces(line.upTo) }
    problems.add(line.number, 'amountRange', { name, ...ends })
  }
}

function tell(
  { readings, place }: Reader,
  { key, number, source }: LinePlace,
  meaning: LineReading['meaning'],
  text: string,
  component?: number,
) {
  const told = { key, line: number, source, recipe: place, meaning, text }
  readings.push(component === undefined ? told : { ...told, component })
}

function keep(reader: Reader, line: LinePlace) {
  reader.texts.push(line.source)
  tell(reader, line, 'notes', line.source)
}

function sayKept({ problems }: Reader, { number, text }: LinePlace & { readonly text: string }) {
  problems.add(number, 'lineKept', { text })
}

/** Gives a recipe the name that a person has chosen, or one of its own. */
function nameIt({ draft, place, readings }: Reader, corrections: LineCorrections) {
  const key = `name.${place}`
  draft.name = corrections.get(key)?.text.trim() || fallbackName(place + 1)
  const nowhere = { key, line: undefined, source: '', recipe: place } as const
  readings.unshift({ ...nowhere, meaning: 'name', text: draft.name })
}

function placeOf({ key, number, source }: LinePlace): LinePlace {
  return { key, number, source }
}

function meaningOf(label: string): LineReading['meaning'] {
  if (NAME_LABEL.test(label)) return 'name'
  if (label.startsWith('cone')) return 'cone'
  return /^(?:atmosph|atmós|firing)/.test(label) ? 'atmosphere' : 'field'
}

/** Lines whose amounts are more than a thousand by those of the others. */
function linesInThousands(lines: readonly NumberedLine[], side: AmountSide) {
  const end = lines.findIndex(({ kind }) => kind === 'additions')
  const weights = lines.flatMap((line, at) => {
    if (line.kind !== 'ingredient' || line.was) return []
    const { amount, unit } = readingOf(line, side)
    const isAdditional = line.isMarked || (end !== -1 && at > end)
    return isPlainUnit(unit) ? { amount, isAdditional, line } : []
  })
  return new Set<NumberedLine>([...inThousands(weights)].map(({ line }) => line))
}

/** Tells of a line whether ingredients stand above and below it. */
function betweenIngredients(lines: readonly NumberedLine[]): (at: number) => boolean {
  const places = lines.flatMap(({ kind }, at) => (kind === 'ingredient' ? at : []))
  const [first = Infinity] = places
  const last = places.at(-1) ?? -1
  return (at) => first < at && at < last
}

/** Words among the ingredients, or with a figure: one may have been meant. */
function isDoubtful(
  line: NumberedLine,
  isAmong: boolean,
): line is NumberedLine & { readonly kind: 'text' | 'note' } {
  if (line.kind !== 'text' && line.kind !== 'note') return false
  if (line.text.length > MAX_DOUBTFUL_LENGTH || GRAVITY.test(line.text)) return false
  return /\d/.test(line.text) || (line.kind === 'text' && isAmong)
}
