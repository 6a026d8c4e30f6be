import { AMOUNT_MAX, COMPONENTS_MAX } from '@glazy/ceramics/lookups/item-limits'
import type { FoundComponent, FoundRecipe } from '../record/document.ts'
import { type Problem, type Remark, remarkOf } from '../record/problems.ts'
import { fitRecipe, type RecipeFields } from './fields.ts'
import { proportionsOf } from './proportions.ts'
import {
  createFold,
  type ImportMaterial,
  type ReadFile,
  recordId,
  scopeOf,
  toMaterials,
} from './materials.ts'

/** Why a recipe of a file cannot become one here. */
export type LeftOutReason = 'noComponents' | 'noValidAmounts' | 'tooManyLines' | 'amountTooLarge'

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
  readonly fields: RecipeFields
  /** Name of the file. */
  readonly file: string
  readonly lines: readonly ImportLine[]
  /** Amounts that are no additions, added up. */
  readonly baseTotal: number
  readonly leftOut?: LeftOutReason
  /** Stands in the files before: the same record, or without an id the same name and proportions. */
  readonly isRepeated: boolean
}

/** Everything of one name that recipes consist of. */
export interface ImportIngredient {
  readonly key: string
  readonly name: string
  /** Lines that name it. */
  readonly uses: number
  /** The material of that name in the files. */
  readonly material?: ImportMaterial
  /** Key of the recipe of the files that it is. */
  readonly recipe?: string
}

/** Something that was not understood, or had to be changed, in one of the files. */
export interface ImportProblem extends Problem {
  readonly file: string
}

/** All that is to be imported, before anything is decided. */
export interface ImportContent {
  readonly recipes: readonly ImportRecipe[]
  /** Each once. */
  readonly materials: readonly ImportMaterial[]
  /** Materials that stand in the files again. */
  readonly repeated: number
  readonly ingredients: readonly ImportIngredient[]
  readonly problems: readonly ImportProblem[]
}

/** Amounts are said to be off when the base misses 100 by more than figures of files round. */
const OFF_BY = 0.05

/** Whether a base is not 100, as it should be; one with lines left out says so by itself. */
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

/**
 * Puts what files held together: recipes in their order, materials and ingredients each once. Both
 * doors of the library, its site and its command line, begin with this.
 *
 * @param now days that lie behind it are left out
 */
export function toContent(files: readonly ReadFile[], now: Date): ImportContent {
  const fold = createFold()
  const problems = files.map(({ document }) => [...document.problems])
  const remark = (at: number, line: number, told: Remark) => problems[at]?.push({ line, ...told })
  const { materials, repeated, byId, byName } = toMaterials(files, { now, fold, remark })
  const ingredients = gatherIngredients({ recipesById: recipesOf(files), byId, byName, fold })
  const recipes: ImportRecipe[] = []
  const seen = new Set<string>()
  for (const [at, { name: file, document }] of files.entries()) {
    const scope = scopeOf(document, at)
    for (const record of document.recipes) {
      const { fields, remarks } = fitRecipe(record, now)
      for (const told of remarks) remark(at, record.line, told)
      for (const { name, amount, line } of record.components) {
        if (amount === 0) remark(at, line, remarkOf('amountZero', { name }))
      }
      const lines = record.components
        .filter(({ amount }) => amount > 0)
        .map((component) => ingredients.toLine(scope, component))
      const identity =
        record.id === undefined ? contentOf(fold(record.name), lines) : recordId(scope, record.id)
      const leftOut = reasonOf(record, lines)
      recipes.push({
        key: recipeKey(recipes.length),
        name: fields.name,
        record,
        fields,
        file,
        lines,
        baseTotal: baseOf(lines),
        ...(leftOut !== undefined && { leftOut }),
        isRepeated: lines.length > 0 && seen.has(identity),
      })
      seen.add(identity)
    }
  }
  return {
    recipes,
    materials,
    repeated,
    ingredients: ingredients.all(),
    problems: problems.flatMap((list, at) =>
      list
        .toSorted((one, other) => one.line - other.line)
        .map((problem) => ({ file: files[at]?.name ?? '', ...problem })),
    ),
  }
}

/** What the ingredients of recipes may be: recipes and materials of the same files. */
interface NamedInFiles {
  /** Keys of recipes by their ids. */
  readonly recipesById: ReadonlyMap<string, string>
  readonly byId: ReadonlyMap<string, ImportMaterial>
  readonly byName: ReadonlyMap<string, ImportMaterial>
  readonly fold: (name: string) => string
}

type Counted<TItem extends { uses: number }> = Omit<TItem, 'uses'> & { uses: number }

/** Ingredients, each once in the order in which lines name them, with how many do. */
function gatherIngredients({ recipesById, byId, byName, fold }: NamedInFiles) {
  const ingredients = new Map<string, Counted<ImportIngredient>>()
  return {
    all: (): ImportIngredient[] => [...ingredients.values()],
    /** @param scope where the id of the component holds */
    toLine: (scope: string, component: FoundComponent): ImportLine => {
      const { id, name, amount, isAdditional } = component
      const identity = id === undefined ? '' : recordId(scope, id)
      const recipe = recipesById.get(identity)
      const isKnown = recipe !== undefined || byId.has(identity)
      const key = isKnown ? identity : fold(name)
      const material = recipe === undefined ? (byId.get(identity) ?? byName.get(key)) : undefined
      const counted = ingredients.get(key) ?? {
        key,
        name,
        uses: 0,
        ...(material && { material }),
        ...(recipe !== undefined && { recipe }),
      }
      counted.uses += 1
      ingredients.set(key, counted)
      return { ingredient: key, name, amount, isAdditional }
    },
  }
}

/** What tells recipes without an id apart: their names, ingredients and proportions. */
function contentOf(name: string, lines: readonly ImportLine[]): string {
  const ingredients = lines.map(({ ingredient }) => ingredient).toSorted()
  return JSON.stringify([name, ingredients, proportionsOf(lines)])
}

const recipeKey = (at: number) => `r${at}`

/** Recipes of the files by their ids, as far as those hold. */
function recipesOf(files: readonly ReadFile[]): ReadonlyMap<string, string> {
  const byId = new Map<string, string>()
  let place = 0
  for (const [at, { document }] of files.entries()) {
    for (const { id } of document.recipes) {
      const key = recipeKey(place)
      place += 1
      if (id === undefined) continue
      const identity = recordId(scopeOf(document, at), id)
      if (!byId.has(identity)) byId.set(identity, key)
    }
  }
  return byId
}

function reasonOf(record: FoundRecipe, lines: readonly ImportLine[]): LeftOutReason | undefined {
  if (record.skipReason !== undefined) return record.skipReason
  if (lines.length === 0) return 'noValidAmounts'
  if (lines.length > COMPONENTS_MAX) return 'tooManyLines'
  return lines.some(({ amount }) => amount > AMOUNT_MAX) ? 'amountTooLarge' : undefined
}

function baseOf(lines: readonly ImportLine[]): number {
  return lines.reduce((sum, { amount, isAdditional }) => sum + (isAdditional ? 0 : amount), 0)
}
