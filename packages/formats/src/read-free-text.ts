import type { FoundRecipe } from './document.ts'
import { classifyLine } from './free-text-line.ts'
import type { AmountSide, FreeTextLine, IngredientLine } from './free-text-line.ts'
import { MAX_FREE_TEXT_LENGTH } from './limits.ts'
import { splitLines } from './lines.ts'
import type { ProblemList } from './problem-list.ts'
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
} from './record-draft.ts'
import type { RecipeDraft } from './record-draft.ts'

type NumberedLine = FreeTextLine & { readonly number: number; readonly source: string }

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
  const records: NumberedLine[][] = [[]]
  for (const { number, text: source } of splitLines(text, problems)) {
    const line = classifyLine(source)
    if (line.kind === 'separator') records.push([])
    else records.at(-1)?.push({ ...line, number, source: source.trim() })
  }
  const recipes = records
    .filter((lines) => lines.some((line) => line.kind !== 'blank'))
    .map((lines, index) => readRecord(lines, index + 1, problems))
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
  const first = lines.findIndex((line) => line.kind !== 'blank')
  const draft = createRecipeDraft(lines[first]?.number ?? 1)
  const side = usualSide(lines)
  const nameLine = isName(lines, first, side) ? lines[first] : undefined
  draft.name = nameLine?.source.replace(/^#+\s*|\s*:$/g, '') ?? ''
  const texts: string[] = []
  let isAdditional = false
  for (const line of lines) {
    if (line === nameLine) continue
    if (line.kind === 'additions') {
      isAdditional = true
      const rest = classifyLine(line.rest)
      if (line.rest !== '') readLine(draft, { ...rest, number: line.number, source: line.rest })
    } else readLine(draft, line)
  }
  draft.name ||= fallbackName(place)
  const description = texts.join('\n').trim()
  if (description !== '') draft.description = description
  return finishRecipe(draft, problems)

  function readLine(record: RecipeDraft, line: NumberedLine) {
    if (line.kind === 'ingredient') {
      const { name, amount } = readingOf(line, side)
      const isAddition = isAdditional || line.isMarked
      const ingredient = { name, amount: plainNumber(amount), isAdditional: isAddition }
      addIngredient(record, { ...ingredient, line: line.number }, problems)
    } else if (line.kind === 'unmeasured') {
      const { name, amount } = line
      addIngredient(record, { name, amount, isAdditional, line: line.number }, problems)
    } else if (line.kind === 'label') {
      if (!readLabel(record, line.label, line.value, line.number, problems)) texts.push(line.source)
    } else if (line.kind === 'text') texts.push(line.text)
  }
}

/** On which side of the name most lines of a recipe have their amount. */
function usualSide(lines: readonly FreeTextLine[]): AmountSide {
  const certain = lines.filter((line) => line.kind === 'ingredient' && !line.other)
  const before = certain.filter((line) => line.kind === 'ingredient' && line.side === 'before')
  return before.length * 2 > certain.length ? 'before' : 'after'
}

/** `26 Frit 3134` and `Frit 3134 26` read as the other lines of the recipe do. */
function readingOf(line: IngredientLine, side: AmountSide): { name: string; amount: string } {
  const { other } = line
  return other && other.side === side && !/^\d{3,}$/.test(other.amount) ? other : line
}

/**
 * Whether the first line is the name: it is no ingredient, or it ends in a figure (`Leach 4321`,
 * `Clear cone 6`) while the ingredients below it are complete without it.
 */
function isName(lines: readonly NumberedLine[], first: number, side: AmountSide): boolean {
  const line = lines[first]
  if (!line || line.kind === 'additions' || line.kind === 'total') return false
  if (line.kind === 'label')
    return line.label === 'cone' && /\p{L}{3}.*\d\D+\p{L}/u.test(line.source)
  if (line.kind !== 'ingredient') return true
  if (line.isMarked || line.side === 'before') return false
  if (/(?:\bcone|\bc|[△▲Δ∆^#])\s*\d+\S*$/i.test(line.source)) return true
  const rest = lines.slice(first + 1)
  const amounts = rest.flatMap((other) =>
    other.kind === 'ingredient' ? [Number(readingOf(other, side).amount.replace(',', '.'))] : [],
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
    sum += Number(readingOf(line, side).amount.replace(',', '.'))
  }
  return sum
}

const FRACTIONS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 }

/** `1½`, `1 1/2` and `1/2` as decimals; anything else as it is. */
function plainNumber(text: string): string {
  const sign = /^(\d*)\s*([½¼¾])$/.exec(text)
  if (sign) return String(Number(sign[1] || 0) + (FRACTIONS[sign[2] ?? ''] ?? 0))
  const fraction = /^(?:(\d+)\s+)?(\d)\/([1-9])$/.exec(text)
  if (!fraction) return text
  return String(Number(fraction[1] ?? 0) + Number(fraction[2]) / Number(fraction[3]))
}

/** Reads a labelled line such as `Cone: 6`; false when it belongs into the description. */
function readLabel(
  draft: RecipeDraft,
  label: string,
  value: string,
  line: number,
  problems: ProblemList,
): boolean {
  if (/^(?:name|title)$/.test(label)) draft.name ||= value
  else if (/^cone/.test(label)) readCone(draft, value, line, problems)
  else if (/^(?:atmosphere|firing)$/.test(label)) setAtmospheres(draft, value, label)
  else if (/^(?:surface|finish)$/.test(label)) setSurface(draft, value, label)
  else if (/^(?:transparency|opacity)$/.test(label)) setTransparency(draft, value, label)
  else if (label === 'type') setType(draft, value)
  else if (/^(?:author|by)$/.test(label)) draft.author = value
  else if (label === 'date') setDate(draft, 'date', { text: value, key: label, line }, problems)
  else if (/^(?:source|from|colou?r|temp)/.test(label)) keepExtra(draft, label, value)
  else return false
  return true
}

/** A cone with words behind it, `Cone 6 oxidation`: the words are atmospheres or kept. */
function readCone(draft: RecipeDraft, text: string, line: number, problems: ProblemList) {
  const [, cone = text, words = ''] =
    /^((?:cones?|[△▲Δ∆^])?[\s.]*[\d½/.,\s–-]*(?:to\s*[\d½/.]+)?)\s*(\p{L}.*)?$/iu.exec(text) ?? []
  setCone(draft, cone, line, problems)
  if (words !== '') setAtmospheres(draft, words, 'firing')
}
