import { type AmountText, readAmount } from './commas.ts'
import type { FoundComponent, FoundMaterial, FoundRecipe } from './document.ts'
import type { ProblemList } from './problem-list.ts'

/** A record while it is read: what files say of it is written into it. */
type Draft<TRecord extends FoundRecipe | FoundMaterial> = {
  -readonly [TKey in keyof Omit<TRecord, keyof Growing>]: TRecord[TKey]
} & Growing

/** What of a record grows line by line. */
interface Growing {
  otherNames: string[]
  atmosphereIds: number[]
  extra: Record<string, string>
}

/** A material while it is read. */
export type FoundMaterialDraft = Draft<FoundMaterial>

/** A recipe while it is read. */
export type RecipeDraft = Omit<Draft<FoundRecipe>, 'components'> & {
  components: FoundComponent[]
  /** Ingredient lines met, also those whose amount could not be read. */
  ingredientCount: number
}

/** A recipe of which only the line is known. */
export function createRecipeDraft(line: number): RecipeDraft {
  return { ...createRecord(line), components: [], ingredientCount: 0 }
}

/** A material of which only the line is known. */
export function createMaterialDraft(line: number): FoundMaterialDraft {
  return { ...createRecord(line), kind: 'primitive' }
}

function createRecord(line: number) {
  // Without a prototype: a field of the file's own may be called `constructor`.
  const extra = Object.create(null) as Record<string, string>
  return { name: '', otherNames: [], atmosphereIds: [], extra, line }
}

/** A recipe, material or analysis while it is read. */
export type RecordDraft = RecipeDraft | FoundMaterialDraft

/** Keeps a field the product has no place for; repeated ones are joined by line breaks. */
export function keepExtra(draft: { extra: Record<string, string> }, key: string, text: string) {
  if (text.trim() === '') return
  const before = draft.extra[key]
  draft.extra[key] = before === undefined ? text : `${before}\n${text}`
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

/**
 * The recipe as read; says why it cannot be used when nothing in it could be weighed out. One without a
 * name is named by its place of the file, from 1.
 */
export function finishRecipe(
  draft: RecipeDraft,
  place: number,
  problems: ProblemList,
): FoundRecipe {
  const recipe = finishUnweighedRecipe(draft, place)
  const { name, line, skipReason } = recipe
  if (skipReason !== undefined) problems.add(line, skipReason, { name })
  return recipe
}

/** As {@link finishRecipe} where a lack of ingredients lies in the format and is no problem. */
export function finishUnweighedRecipe(draft: RecipeDraft, place: number): FoundRecipe {
  const { ingredientCount, ...rest } = draft
  const recipe = { ...rest, name: singleSpaced(draft.name || fallbackName(place)) }
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
