import { parseOxide } from '@glazy/ceramics/chemistry/oxides'
import { type ColumnMeaning, withoutUnit } from '../csv/column-words.ts'
import { isKnownMaterial } from './material-label.ts'
import type { TableColumn, TableRow } from './table-columns.ts'

/** Columns of a table with a recipe in each row. */
export interface RecipeRows {
  readonly kind: 'recipeRows'
  readonly name: TableColumn
  readonly amounts: readonly TableColumn[]
}

/** Columns of a table with an ingredient in each row, and the name of the recipe beside it. */
export interface IngredientRows {
  readonly kind: 'ingredientRows'
  /** Undefined in a table of one recipe. */
  readonly name: TableColumn | undefined
  readonly ingredient: TableColumn
  readonly amount: TableColumn
}

/** Columns of a table with materials in the first column, and a recipe in each of the others. */
export interface RecipeColumns {
  readonly kind: 'recipeColumns'
  readonly ingredient: TableColumn
  readonly recipes: readonly TableColumn[]
}

/** A table in which no recipe can be found. */
export interface OtherTable {
  readonly kind: 'other'
}

/** What tables of a shop or a shelf have, and those of recipes have not. */
const OF_A_SHELF: readonly (ColumnMeaning | undefined)[] = [
  'price',
  'unitPrice',
  'sku',
  'packs',
  'left',
  'vendor',
  'place',
]

/** A table with an ingredient and its amount in each row, if it is one. */
export function ingredientRows(columns: readonly TableColumn[]): IngredientRows | undefined {
  const find = (meaning: ColumnMeaning) => columns.find((column) => column.meaning === meaning)
  const recipe = find('recipe')
  const ingredient = find('material') ?? (recipe && find('name'))
  const amount = find('percent') ?? find('weight')
  if (!ingredient || !amount) return undefined
  // Ingredients side by side, each with its amount, would lose all but the first.
  const isRepeated = ({ meaning }: TableColumn) =>
    columns.filter((column) => column.meaning === meaning).length > 1
  if (isRepeated(ingredient) && isRepeated(amount)) return undefined
  const name = recipe ?? find('name')
  const others = columns.filter(({ meaning }) => meaning !== undefined && !isAmount(meaning))
  const isShelf = others.some(({ meaning }) => OF_A_SHELF.includes(meaning))
  // Two columns, and percent beside the weights of a batch, are read as a text is.
  if (name === undefined && (isShelf || others.length < 2)) return undefined
  return { kind: 'ingredientRows', name, ingredient, amount }
}

function isAmount(meaning: ColumnMeaning): boolean {
  return meaning === 'percent' || meaning === 'weight' || meaning === 'lot'
}

/** A table with a recipe in each column, of the materials that its first column names, if it is one. */
export function recipeColumns(
  columns: readonly TableColumn[],
  labels: readonly string[],
): RecipeColumns | undefined {
  const [ingredient, ...others] = columns
  const recipes = others.filter(
    ({ heading, meaning, isOfAnalysis, hasFigures }) =>
      heading !== '' && meaning === undefined && !isOfAnalysis && hasFigures,
  )
  if (ingredient === undefined || recipes.length === 0 || isAnalyzed(others)) return undefined
  const { meaning } = ingredient
  // Where the first column is not headed so, what stands in it says that it holds materials.
  const isNamedSo =
    meaning === 'material' ||
    ((meaning === undefined || meaning === 'name') &&
      recipes.length > 1 &&
      labels.filter(isKnownMaterial).length > 1 &&
      knownShare(labels) > knownShare(recipes.map(({ heading }) => heading)))
  return isNamedSo ? { kind: 'recipeColumns', ingredient, recipes } : undefined
}

/** A table with a recipe in each row and a column for each material, if it is one. */
export function recipeRows(
  columns: readonly TableColumn[],
  body: readonly TableRow[],
): RecipeRows | undefined {
  const find = (meaning: ColumnMeaning) => columns.find((column) => column.meaning === meaning)
  const [first] = columns
  const name =
    find('recipe') ??
    find('name') ??
    (first?.meaning === undefined && first?.hasFigures === false ? first : undefined)
  if (name === undefined) return undefined
  const hasAnalysis = isAnalyzed(columns)
  const amounts = columns.filter(
    ({ heading, meaning, isOfAnalysis, hasFigures, at }) =>
      at !== name.at &&
      heading !== '' &&
      meaning === undefined &&
      // A few oxides beside materials are materials too.
      !(isOfAnalysis && (hasAnalysis || parseOxide(withoutUnit(heading)) === undefined)) &&
      (hasFigures || (isKnownMaterial(heading) && isEmpty(body, at))),
  )
  const known = amounts.filter(({ heading }) => isKnownMaterial(heading)).length
  // Without a figure it is a line of a text: `40 Feldspar, 30 Silica, 30 Whiting`.
  const hasFigures = amounts.some((column) => column.hasFigures)
  return known > 1 && hasFigures ? { kind: 'recipeRows', name, amounts } : undefined
}

function isEmpty(body: readonly TableRow[], at: number): boolean {
  return body.every(({ cells }) => !cells[at])
}

function knownShare(names: readonly string[]): number {
  return names.filter((name) => isKnownMaterial(name)).length / names.length
}

/** A table by its headings and the even length of its rows, if people do not write recipes so. */
export function otherTable(
  columns: readonly TableColumn[],
  head: TableRow,
  body: readonly TableRow[],
): OtherTable | undefined {
  const isTable =
    head.cells.length > 2 &&
    head.cells.every(Boolean) &&
    body.every(({ cells }) => cells.length <= head.cells.length && cells.length > 1) &&
    columns.some(({ hasFigures }) => hasFigures) &&
    columns.some(({ meaning, isOfAnalysis }) => meaning !== undefined || isOfAnalysis)
  const isRecipe = columns.slice(1).every(({ meaning }) => meaning && isAmount(meaning))
  return isTable && !isRecipe ? { kind: 'other' } : undefined
}

/** Whether some columns are an analysis: no glaze and no clay is without silica and alumina. */
function isAnalyzed(columns: readonly TableColumn[]): boolean {
  const has = (name: string) =>
    columns.some(({ heading }) => parseOxide(withoutUnit(heading)) === name)
  return has('SiO2') && has('Al2O3')
}
