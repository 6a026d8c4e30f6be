import { parseUnityType } from '@glazy/ceramics/chemistry/unity'
import { parseDecimal } from '@glazy/ceramics/decimal'
import { parseConeRange } from '@glazy/ceramics/firing/cones'
import { type AmountText, readAmount } from './commas.ts'
import { parseDate } from './date.ts'
import type { FoundComponent, FoundMaterial, FoundRecipe } from './document.ts'
import { parseAtmospheres, parseSurface, parseTransparency, parseType } from './lookup-fields.ts'
import type { ProblemList } from './problem-list.ts'

type Draft<TRecord> = { -readonly [TKey in keyof TRecord]: TRecord[TKey] }

/** A recipe while it is read. */
export interface RecipeDraft extends Omit<
  Draft<FoundRecipe>,
  'otherNames' | 'atmosphereIds' | 'components' | 'extra'
> {
  otherNames: string[]
  atmosphereIds: number[]
  components: FoundComponent[]
  extra: Record<string, string>
  /** Ingredient lines met, also those whose amount could not be read. */
  ingredientCount: number
}

/** A material while it is read. */
export interface FoundMaterialDraft extends Omit<
  Draft<FoundMaterial>,
  'otherNames' | 'atmosphereIds' | 'extra'
> {
  otherNames: string[]
  atmosphereIds: number[]
  extra: Record<string, string>
}

/** Fields of the file's own, made without a prototype: a field may be called `constructor`. */
function emptyExtra(): Record<string, string> {
  return Object.create(null) as Record<string, string>
}

/** A recipe of which only the line is known. */
export function createRecipeDraft(line: number): RecipeDraft {
  return {
    name: '',
    otherNames: [],
    atmosphereIds: [],
    components: [],
    extra: emptyExtra(),
    line,
    ingredientCount: 0,
  }
}

/** A material of which only the line is known. */
export function createMaterialDraft(line: number): FoundMaterialDraft {
  return {
    kind: 'primitive',
    name: '',
    otherNames: [],
    atmosphereIds: [],
    extra: emptyExtra(),
    line,
  }
}

/** A recipe, material or analysis while it is read. */
export type RecordDraft = RecipeDraft | FoundMaterialDraft

/** Keeps a field the product has no place for; repeated ones are joined by line breaks. */
export function keepExtra(draft: { extra: Record<string, string> }, key: string, text: string) {
  if (text.trim() === '') return
  const before = draft.extra[key]
  draft.extra[key] = before === undefined ? text : `${before}\n${text}`
}

/** A cone with the firing behind it: `6 oxidation`, `10R`. */
const CONE_AND_FIRING = /^(.*[\d½])\s*[,;(]?\s*(\p{L}[\p{L}\s.,;&/-]*)\)?$/u

/** Longest text in which a cone is looked for, in characters. */
const MAX_CONE_LENGTH = 100

/** Reads the cone and a firing named behind it; the text is kept as written. */
export function setCone(draft: RecordDraft, text: string, line: number, problems: ProblemList) {
  if (text.trim() === '') return
  draft.coneText = text.trim()
  // A doubtful cone ("03?") or a slip of the pen (".06") still names the cone.
  const plain = text.replace(/\?|(?<!\d)\.(?=\d)/g, ' ').trim()
  const found = plain.length > MAX_CONE_LENGTH ? undefined : parseCone(plain)
  if (found !== undefined) {
    addAtmospheres(draft, found.atmosphereIds)
    draft.fromConeId = found.fromId
    draft.toConeId = found.toId
    return
  }
  problems.add(line, 'unknownCone', { text: text.trim() })
}

function parseCone(text: string) {
  const [, cone = text, words = ''] = CONE_AND_FIRING.exec(text) ?? []
  const firing = parseAtmospheres(words === 'R' ? 'Reduction' : words)
  const range = parseConeRange(firing.isUnderstood ? cone : text)
  return range.ok ? { ...range.value, atmosphereIds: firing.ids } : undefined
}

/** Reads the atmospheres; a text not wholly understood is kept under `key` too. */
export function setAtmospheres(draft: RecordDraft, text: string, key: string) {
  const { ids, isUnderstood } = parseAtmospheres(text)
  addAtmospheres(draft, ids)
  if (!isUnderstood) keepExtra(draft, key, text)
}

function addAtmospheres(draft: RecordDraft, ids: readonly number[]) {
  for (const id of ids) if (!draft.atmosphereIds.includes(id)) draft.atmosphereIds.push(id)
}

/** Reads the surface; a text that is none of the known ones is kept under `key`. */
export function setSurface(draft: RecordDraft, text: string, key: string) {
  const id = parseSurface(text)
  if (id === undefined) keepExtra(draft, key, text)
  else draft.surfaceId = id
}

/** Reads the transparency; a text that is none of the known ones is kept under `key`. */
export function setTransparency(draft: RecordDraft, text: string, key: string) {
  const id = parseTransparency(text)
  if (id === undefined) keepExtra(draft, key, text)
  else draft.transparencyId = id
}

/** Reads by what a formula is scaled; a word that is none of those is kept under `key`. */
export function setUnityType(draft: FoundMaterialDraft, text: string, key: string) {
  const unityType = parseUnityType(text.trim())
  if (unityType === undefined) keepExtra(draft, key, text)
  else draft.unityType = unityType
}

/** Reads what is said of a slip; a text that is no figure is kept under `key`. */
export function setFigure(
  draft: RecordDraft,
  field: 'specificGravity' | 'waterAmount',
  text: string,
  key: string,
) {
  // No slip weighs a thousand times as much as water, or holds a thousand times as much of it.
  const figure = parseDecimal(text, 'decimal')
  if (figure.ok) draft[field] = figure.value
  else keepExtra(draft, key, text)
}

/** Reads the type: its name always, its id where the product has such a type. */
export function setType(draft: RecordDraft, text: string) {
  if (text.trim() === '') return
  draft.typeName = text.trim()
  const id = parseType(text, 'components' in draft ? 'recipe' : 'material')
  if (id !== undefined) draft.typeId = id
}

/** Reads a date into a field; a text that is none is kept under `key` and reported. */
export function setDate(
  draft: RecordDraft,
  field: 'date' | 'dateModified',
  { text, key, line }: { text: string; key: string; line: number },
  problems: ProblemList,
) {
  if (text.trim() === '') return
  const date = parseDate(text)
  if (date !== null) {
    draft[field] = date
    return
  }
  keepExtra(draft, key, text)
  problems.add(line, 'unknownDate', { key, text })
}

/** A name without tabs, line breaks and repeated spaces. */
function singleSpaced(name: string): string {
  return name.replace(/\s+/g, ' ').trim()
}

/** An ingredient line as read, before its amount is understood. */
export interface IngredientText {
  readonly name: string
  readonly id?: number
  readonly amount: string
  readonly isAdditional: boolean
  readonly line: number
  /** What one of its unit weighs, where units are mixed. */
  readonly times?: number
  readonly usualComma?: AmountText['usualComma']
  readonly isInThousands?: AmountText['isInThousands']
}

/**
 * Adds an ingredient; a missing, non-numeric or negative amount leaves it out and is reported. A
 * trailing `%` or `g` is dropped.
 */
export function addIngredient(draft: RecipeDraft, text: IngredientText, problems: ProblemList) {
  draft.ingredientCount += 1
  const { line, isAdditional } = text
  const name =
    singleSpaced(text.name) || (text.id === undefined ? 'Unnamed' : `Material ${text.id}`)
  if (text.name.trim() === '') {
    problems.add(line, 'ingredientUnnamed', { name, amount: text.amount })
  }
  const figures = text.amount
    .trim()
    .replace(/(?:%|g)$/i, '')
    .trimEnd()
  const { times = 1, usualComma, isInThousands } = text
  const amount = readAmount({ name, text: figures, line, usualComma, isInThousands }, problems)
  if (!amount.ok) {
    problems.add(line, 'amountNotNumeric', { name, amount: text.amount })
  } else if (amount.value < 0) {
    problems.add(line, 'amountNegative', { name, amount: amount.value })
  } else {
    const id = text.id === undefined ? {} : { id: text.id }
    const weight = times === 1 ? amount.value : Number((amount.value * times).toPrecision(12))
    draft.components.push({ name, ...id, amount: weight, isAdditional, line })
  }
}

/** The recipe as read; says why it cannot be used when nothing in it could be weighed out. */
export function finishRecipe(draft: RecipeDraft, problems: ProblemList): FoundRecipe {
  const recipe = finishUnweighedRecipe(draft)
  const { name, line, skipReason } = recipe
  if (skipReason !== undefined) problems.add(line, skipReason, { name })
  return recipe
}

/** As {@link finishRecipe} where a lack of ingredients lies in the format and is no problem. */
export function finishUnweighedRecipe(draft: RecipeDraft): FoundRecipe {
  const { ingredientCount, ...rest } = draft
  const recipe = { ...rest, name: singleSpaced(draft.name) }
  if (recipe.components.length > 0) return recipe
  return { ...recipe, skipReason: ingredientCount === 0 ? 'noComponents' : 'noValidAmounts' }
}

/** Name of the recipe at a place of the file, from 1, that has none. */
export function fallbackName(place: number): string {
  return `Imported Recipe ${place}`
}

/** The material as read; one without a name is named by its id or its place of the file, from 1. */
export function finishMaterial(
  draft: FoundMaterialDraft,
  place: number,
  problems: ProblemList,
): FoundMaterial {
  if (draft.name !== '') return { ...draft, name: singleSpaced(draft.name) }
  const name = draft.id === undefined ? `Imported Material ${place}` : `Material ${draft.id}`
  problems.add(draft.line, 'materialUnnamed', { name })
  return { ...draft, name }
}
