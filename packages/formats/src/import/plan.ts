import { orderByNeed } from '../record/order-by-need.ts'
import type { Choices, Decision } from './choices.ts'
import {
  type ImportContent,
  type ImportLine,
  type ImportRecipe,
  isOffHundred,
  type LeftOutReason,
} from './content.ts'
import { proportionsOf, scaledToHundred } from './proportions.ts'

/** A recipe that the importer has already. */
export interface OwnRecipe {
  readonly id: number
  readonly name: string
}

/** What has been decided about an import. */
export interface Wishes {
  readonly choices: Choices
  /** Whether amounts whose base does not add up to 100 are scaled. */
  readonly isScaled: boolean
  /** The same for single recipes, by their keys. */
  readonly scaled: ReadonlyMap<string, boolean>
  /** Recipes that are wanted, or not, against what would happen to them, by their keys. */
  readonly wanted: ReadonlyMap<string, boolean>
  /** Recipes of the files that the importer has already, by their keys. */
  readonly own: ReadonlyMap<string, OwnRecipe>
  /** Whether nobody will decide about what is still open. */
  readonly isUnattended?: boolean
}

/** Why a recipe is not imported. */
export type SkipReason =
  | LeftOutReason
  | 'twice'
  | 'alreadyThere'
  | 'notWanted'
  | 'containsItself'
  | 'partLeftOut'
  | 'openNames'

/** What becomes of a recipe. */
export interface PlannedRecipe {
  readonly recipe: ImportRecipe
  /** Its lines as they will be saved, without those that are left out. */
  readonly lines: readonly ImportLine[]
  readonly skip?: SkipReason
  /** The recipe of the person with this name and these proportions. */
  readonly own?: OwnRecipe
  /** Names of ingredients nobody has decided about. */
  readonly open: number
}

/** What becomes of all recipes, in the order of the files. */
export function planRecipes(content: ImportContent, wishes: Wishes): readonly PlannedRecipe[] {
  const planned = content.recipes.map((recipe) => planRecipe(recipe, wishes))
  return withoutRings(withoutGaps(planned, wishes.choices), wishes.choices)
}

/** A line of the file with its amount as it will be saved; undefined for one that is left out. */
export interface ShownLine extends ImportLine {
  readonly saved: number | undefined
}

/** The lines of a recipe as its file has them, the base first. */
export function shownLines({ recipe, lines }: PlannedRecipe, choices: Choices): ShownLine[] {
  let at = 0
  const shown = recipe.lines.map((line): ShownLine => {
    if (choices.get(line.ingredient)?.decision.how === 'leaveOut')
      return { ...line, saved: undefined }
    const saved = lines[at]?.amount
    at += 1
    return { ...line, saved }
  })
  return [
    ...shown.filter(({ isAdditional }) => !isAdditional),
    ...shown.filter(({ isAdditional }) => isAdditional),
  ]
}

/** Whether the person may still want a recipe that is skipped. */
export function isSkippedByChoice(skip: SkipReason | undefined): boolean {
  return skip === 'twice' || skip === 'alreadyThere' || skip === 'notWanted'
}

function planRecipe(recipe: ImportRecipe, wishes: Wishes): PlannedRecipe {
  const kept = recipe.lines.filter(
    ({ ingredient }) => wishes.choices.get(ingredient)?.decision.how !== 'leaveOut',
  )
  const isScaled = wishes.scaled.get(recipe.key) ?? wishes.isScaled
  const lines = isScaled && isOffHundred(recipe) ? scaledToHundred(kept) : kept
  const own = wishes.own.get(recipe.key)
  const open = lines.filter(({ ingredient }) => !wishes.choices.has(ingredient)).length
  const asked = skipReason(recipe, kept.length, own !== undefined, wishes.wanted.get(recipe.key))
  const skip = asked ?? (wishes.isUnattended === true && open > 0 ? 'openNames' : undefined)
  return { recipe, lines, open, ...(own && { own }), ...(skip && { skip }) }
}

function skipReason(
  recipe: ImportRecipe,
  lines: number,
  isThere: boolean,
  isWanted: boolean | undefined,
): SkipReason | undefined {
  if (recipe.leftOut !== undefined) return recipe.leftOut
  if (lines === 0) return 'noComponents'
  if (isWanted === true) return undefined
  if (isWanted === false) return 'notWanted'
  if (isThere) return 'alreadyThere'
  return recipe.isRepeated ? 'twice' : undefined
}

interface WeighedRecipe extends OwnRecipe {
  readonly lines: readonly { readonly amount: number; readonly isAdditional: boolean }[]
}

/**
 * Recipes of the files that a person has already: those with the same name and proportions.
 *
 * @param named recipes of the person by the names they have in the files
 */
export function findOwn(
  { recipes }: ImportContent,
  named: ReadonlyMap<string, readonly WeighedRecipe[]>,
): ReadonlyMap<string, OwnRecipe> {
  return new Map(
    recipes.flatMap(({ key, name, lines }) => {
      const sameName = named.get(name) ?? []
      const proportions = sameName.length > 0 ? proportionsOf(lines) : ''
      const own = sameName.find((recipe) => proportionsOf(recipe.lines) === proportions)
      return own ? [[key, own] as const] : []
    }),
  )
}

/** Key of the recipe of the files that a line stands for. */
function partOf(line: ImportLine, choices: Choices): string | undefined {
  const decision: Decision | undefined = choices.get(line.ingredient)?.decision
  return decision?.how === 'recipe' ? decision.key : undefined
}

/** Recipes that contain another recipe of the files: few, where there are any. */
function withParts(planned: readonly PlannedRecipe[], choices: Choices): PlannedRecipe[] {
  return planned.filter(
    ({ skip, lines }) =>
      skip === undefined && lines.some((line) => partOf(line, choices) !== undefined),
  )
}

/** Recipes whose parts are neither imported nor there already cannot be made. */
function withoutGaps(
  planned: readonly PlannedRecipe[],
  choices: Choices,
): readonly PlannedRecipe[] {
  const skipped = new Set(
    planned.flatMap(({ skip, own, recipe }) => (skip && !own ? [recipe.key] : [])),
  )
  const candidates = withParts(planned, choices)
  const gaps = new Set<string>()
  for (let before = -1; before !== gaps.size;) {
    before = gaps.size
    for (const { recipe, lines } of candidates) {
      const isMissing = lines.some((line) => skipped.has(partOf(line, choices) ?? ''))
      if (!isMissing) continue
      gaps.add(recipe.key)
      skipped.add(recipe.key)
    }
  }
  return withSkip(planned, gaps, 'partLeftOut')
}

function withoutRings(
  planned: readonly PlannedRecipe[],
  choices: Choices,
): readonly PlannedRecipe[] {
  const { inRings } = inOrder(withParts(planned, choices), choices)
  return withSkip(planned, new Set(inRings.map(({ recipe }) => recipe.key)), 'containsItself')
}

function withSkip(
  planned: readonly PlannedRecipe[],
  keys: ReadonlySet<string>,
  skip: SkipReason,
): readonly PlannedRecipe[] {
  if (keys.size === 0) return planned
  return planned.map((item) => (keys.has(item.recipe.key) ? { ...item, skip } : item))
}

/** Recipes after those they contain. */
export function inOrder(planned: readonly PlannedRecipe[], choices: Choices) {
  return orderByNeed(
    planned,
    ({ recipe }) => recipe.key,
    ({ lines }) => lines.flatMap((line) => partOf(line, choices) ?? []),
  )
}
