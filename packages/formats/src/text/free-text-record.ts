import type { FoundRecipe } from '../record/document.ts'
import { gramsPer, isPercent, plainNumber } from './free-text-amount.ts'
import { readLabel, readNamedCone } from './free-text-fields.ts'
import { classifyLine } from './free-text-line.ts'
import type { IngredientLine } from './free-text-line.ts'
import type { LinePlace, NumberedLine } from './free-text-lines.ts'
import { findName, NAME_LABEL, readingOf, usualSide, withoutCone } from './free-text-name.ts'
import { checkTotals, hasMixedUnits, inUnit, isSumSoFar, weighPercents } from './free-text-sums.ts'
import type { LineCorrections, LineReading } from './line-readings.ts'
import { quoted } from '../record/problem-list.ts'
import type { ProblemList } from '../record/problem-list.ts'
import {
  addIngredient,
  createRecipeDraft,
  fallbackName,
  finishRecipe,
} from '../record/record-draft.ts'

/** Longest line between ingredients that may have been meant as one, in characters. */
const MAX_DOUBTFUL_LENGTH = 60

export interface RecordContext {
  /** Place of the recipe in its text, from 0. */
  readonly place: number
  readonly problems: ProblemList
  readonly corrections: LineCorrections
}

/** Reads the lines of one recipe, and says of each what it was read as. */
export function readRecord(
  lines: readonly NumberedLine[],
  { place, problems, corrections }: RecordContext,
): { readonly recipe: FoundRecipe; readonly readings: readonly LineReading[] } {
  const first = lines.find((line) => line.kind !== 'blank')
  const draft = createRecipeDraft(first?.number ?? 1)
  const side = usualSide(lines)
  const nameLine = findName(lines, side)
  const inGrams = hasMixedUnits(lines)
  const texts: string[] = []
  const percents = new Set<number>()
  const readings: (Omit<LineReading, 'amount'> & { readonly component?: number })[] = []
  const isAmong = betweenIngredients(lines)
  let isAdditional = false

  const tell = (
    { key, number, source }: LinePlace,
    meaning: LineReading['meaning'],
    text: string,
    component?: number,
  ) => {
    const told = { key, line: number, source, recipe: place, meaning, text }
    readings.push(component === undefined ? told : { ...told, component })
  }
  const keep = (line: LinePlace) => {
    texts.push(line.source)
    tell(line, 'notes', line.source)
  }

  if (nameLine) {
    draft.name = nameLine.source.replace(/:$/, '').trimEnd()
    readNamedCone(draft, [nameLine])
    draft.name = withoutCone(draft.name)
  }
  for (const [at, line] of lines.entries()) {
    if (line === nameLine) tell(line, 'name', draft.name)
    else if (line.kind === 'additions') {
      isAdditional = true
      if (line.rest === '') tell(line, 'additions', line.source)
      else readLine({ ...classifyLine(line.rest), ...placeOf(line), source: line.rest })
    } else if (line.kind === 'total' || (line.kind === 'number' && !line.was)) readSum(line)
    else readLine(line)
    if (line !== nameLine && !line.was && isDoubtful(line, isAmong(at))) {
      const message = `${quoted(line.text)} is no ingredient with an amount; kept in the description.`
      problems.add(line.number, 'lineNotUnderstood', message)
    }
  }
  weighPercents(draft, percents)
  checkTotals(draft, lines, problems)
  if (draft.name === '') nameIt()
  if (draft.coneText === undefined) readNamedCone(draft, lines)
  const description = texts.join('\n').trim()
  if (description !== '') draft.description = description
  return {
    recipe: finishRecipe(draft, problems),
    readings: readings.map(({ component, ...reading }) => {
      const found = component === undefined ? undefined : draft.components[component]
      return found ? { ...reading, text: found.name, amount: found.amount } : reading
    }),
  }

  function nameIt() {
    const key = `name.${place}`
    draft.name = corrections.get(key)?.text.trim() || fallbackName(place + 1)
    const nowhere = { key, line: undefined, source: '', recipe: place } as const
    readings.unshift({ ...nowhere, meaning: 'name', text: draft.name })
  }

  function readLine(line: NumberedLine) {
    switch (line.kind) {
      case 'ingredient':
        return readIngredient(line)
      case 'unmeasured': {
        const { name, amount, number } = line
        addIngredient(draft, { name, amount, isAdditional, line: number }, problems)
        return keep(line)
      }
      case 'label':
        if (!readLabel(draft, line, problems)) return keep(line)
        return tell(line, meaningOf(line.label), line.value)
      case 'text':
      case 'note':
        return keep(line)
      default:
        if (line.source !== '') tell(line, 'nothing', line.source)
    }
  }

  function readSum(line: NumberedLine) {
    if (isSumSoFar(draft, line.source)) isAdditional = true
    else if (line.kind === 'number') {
      const message = `${quoted(line.text)} stands alone and is not the sum of the amounts; kept in the description.`
      problems.add(line.number, 'lineNotUnderstood', message)
      return keep(line)
    }
    tell(line, 'nothing', line.source)
  }

  function readIngredient(line: NumberedLine & IngredientLine) {
    const { name, amount, unit } = readingOf(line, side)
    const isPlain = !inGrams || line.was !== undefined
    const weight = isPlain ? plainNumber(amount) : inUnit(plainNumber(amount), gramsPer(unit))
    const isAddition = line.isMarked || (isAdditional && !line.was)
    const ingredient = { name, amount: weight, isAdditional: isAddition, line: line.number }
    const place = draft.components.length
    addIngredient(draft, ingredient, problems)
    const isAdded = draft.components.length > place
    if (isAdded && isPercent(unit)) percents.add(place)
    const meaning = isAddition ? 'addition' : 'ingredient'
    tell(line, meaning, name, isAdded ? place : undefined)
    if (line.upTo !== undefined) {
      const message = `${quoted(name)}: of ${amount} to ${line.upTo} the lower amount is taken.`
      problems.add(line.number, 'amountRange', message)
    }
  }
}

function placeOf({ key, number, source }: LinePlace): LinePlace {
  return { key, number, source }
}

function meaningOf(label: string): LineReading['meaning'] {
  if (NAME_LABEL.test(label)) return 'name'
  if (label.startsWith('cone')) return 'cone'
  return /^(?:atmosph|atmós|firing)/.test(label) ? 'atmosphere' : 'field'
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
  if (line.text.length > MAX_DOUBTFUL_LENGTH) return false
  return /\d/.test(line.text) || (line.kind === 'text' && isAmong)
}
