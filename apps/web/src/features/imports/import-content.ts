import { foldText } from '@glazy/ceramics/lookups/slug'
import { AMOUNT_MAX, COMPONENTS_MAX } from '@glazy/contract/limits'
import type { Document, FoundMaterial, FoundRecipe } from '@glazy/formats/record/document'
import { proportionsOf } from './proportions.ts'

/** What one file, or one pasted text, held. */
export interface ReadFile {
  readonly name: string
  readonly document: Pick<Document, 'recipes' | 'materials' | 'problems'>
}

/** Why a recipe of a file cannot become one here. */
export type LeftOutReason = 'noComponents' | 'noValidAmounts' | 'tooManyLines'

/** One line of a recipe; its ingredient is decided about once for all recipes. */
export interface ImportLine {
  readonly ingredient: string
  readonly name: string
  readonly amount: number
  readonly isAdditional: boolean
}

export interface ImportRecipe {
  readonly key: string
  readonly name: string
  readonly record: FoundRecipe
  /** Name of the file. */
  readonly file: string
  readonly lines: readonly ImportLine[]
  /** Amounts that are no additions, added up. */
  readonly baseTotal: number
  readonly leftOut?: LeftOutReason
  /** Stands in the files before, with the same name, ingredients and proportions. */
  readonly isRepeated: boolean
}

/** Everything of one name that recipes consist of. */
export interface ImportIngredient {
  readonly key: string
  readonly name: string
  /** Lines that name it. */
  readonly uses: number
  /** The material of that name in the files. */
  readonly material?: FoundMaterial
  /** Key of the recipe of the files that it is. */
  readonly recipe?: string
}

/** Something that was not understood. */
export interface ImportProblem {
  readonly file: string
  readonly line: number
  readonly message: string
}

/** All that is to be imported, before anything is decided. */
export interface ImportContent {
  readonly recipes: readonly ImportRecipe[]
  readonly ingredients: readonly ImportIngredient[]
  readonly problems: readonly ImportProblem[]
}

/** Amounts are said to be off when the base misses 100 by more than figures of files round. */
const OFF_BY = 0.05

export function isOffHundred({ baseTotal, leftOut }: ImportRecipe): boolean {
  return leftOut === undefined && baseTotal > 0 && Math.abs(baseTotal - 100) > OFF_BY
}

/** No glaze has an addition as heavy as so many bases. */
const ODD_ADDITION = 2

/** The largest addition of a recipe where it can only be a slip of the pen. */
export function oddAmount({ lines, baseTotal }: ImportRecipe): number | undefined {
  const additions = lines.filter(({ isAdditional }) => isAdditional)
  const largest = Math.max(0, ...additions.map(({ amount }) => amount))
  return baseTotal > 0 && largest > ODD_ADDITION * baseTotal ? largest : undefined
}

/** Puts what files held together: recipes in their order, and each ingredient once. */
export function toContent(files: readonly ReadFile[]): ImportContent {
  const fold = rememberedFold()
  const materials = materialsByName(files, fold)
  const ingredients = new Map<string, Counted<ImportIngredient>>()
  const recipes: ImportRecipe[] = []
  const seen = new Set<string>()

  for (const [fileAt, { name: file, document }] of files.entries()) {
    const byId = recordsById(document, recipes.length)
    for (const record of document.recipes) {
      const lines = record.components.flatMap(({ id, name, amount, isAdditional }) => {
        if (!(amount > 0 && amount <= AMOUNT_MAX)) return []
        const known = id === undefined ? undefined : byId.get(id)
        const key = known === undefined ? fold(name) : `${fileAt}#${id}`
        const found = known ?? { material: materials.get(key) }
        const counted = ingredients.get(key) ?? { key, name, ...present(found), uses: 0 }
        counted.uses += 1
        ingredients.set(key, counted)
        return [{ ingredient: key, name, amount, isAdditional }]
      })
      const content = JSON.stringify([
        fold(record.name),
        lines.map(({ ingredient }) => ingredient).toSorted(),
        proportionsOf(lines),
      ])
      const leftOut = reasonOf(record, lines)
      recipes.push({
        key: recipeKey(recipes.length),
        name: record.name,
        record,
        file,
        lines,
        baseTotal: baseOf(lines),
        ...(leftOut !== undefined && { leftOut }),
        isRepeated: lines.length > 0 && seen.has(content),
      })
      seen.add(content)
    }
  }
  return { recipes, ingredients: [...ingredients.values()], problems: problemsOf(files) }
}

type Counted<TItem extends { uses: number }> = Omit<TItem, 'uses'> & { uses: number }

type Known = Pick<ImportIngredient, 'material' | 'recipe'>

const recipeKey = (at: number) => `r${at}`

/** Names as they are compared: folding thousands of equal ones once. */
function rememberedFold(): (name: string) => string {
  const folded = new Map<string, string>()
  return (name) => {
    const known = folded.get(name)
    if (known !== undefined) return known
    const plain = foldText(name)
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()
    const key = plain === '' ? name : plain
    folded.set(name, key)
    return key
  }
}

function materialsByName(
  files: readonly ReadFile[],
  fold: (name: string) => string,
): ReadonlyMap<string, FoundMaterial> {
  const byName = new Map<string, FoundMaterial>()
  const all = files.flatMap(({ document }) => document.materials)
  // A name goes before another name, whatever the order of the records.
  for (const material of all)
    if (!byName.has(fold(material.name))) byName.set(fold(material.name), material)
  for (const material of all) {
    for (const name of material.otherNames) {
      if (!byName.has(fold(name))) byName.set(fold(name), material)
    }
  }
  return byName
}

/** Records that lines of the same file name by id. */
function recordsById(
  document: ReadFile['document'],
  recipesBefore: number,
): ReadonlyMap<number, Known> {
  const byId = new Map<number, Known>()
  for (const [at, { id }] of document.recipes.entries()) {
    if (id !== undefined) byId.set(id, { recipe: recipeKey(recipesBefore + at) })
  }
  for (const material of document.materials) {
    if (material.id !== undefined) byId.set(material.id, { material })
  }
  return byId
}

function present({ material, recipe }: { material?: FoundMaterial | undefined; recipe?: string }) {
  return { ...(material && { material }), ...(recipe !== undefined && { recipe }) }
}

function reasonOf(record: FoundRecipe, lines: readonly ImportLine[]): LeftOutReason | undefined {
  if (record.skipReason !== undefined) return record.skipReason
  if (lines.length === 0) return 'noValidAmounts'
  return lines.length > COMPONENTS_MAX ? 'tooManyLines' : undefined
}

function baseOf(lines: readonly ImportLine[]): number {
  return lines.reduce((sum, { amount, isAdditional }) => sum + (isAdditional ? 0 : amount), 0)
}

function problemsOf(files: readonly ReadFile[]): ImportProblem[] {
  return files.flatMap(({ name: file, document }) =>
    document.problems.map(({ line, message }) => ({ file, line, message })),
  )
}
