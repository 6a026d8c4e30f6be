import type { Analysis } from './analysis.ts'
import { OXIDES, OXIDE_TABLE, type Oxide } from './oxides.ts'
import { SMALLEST_DIVISOR, UMF_GROUPS, type UmfGroups } from './unity.ts'

/** Analyses of materials as a matrix: a row per material, a column per oxide. */
export interface BulkMaterials {
  /** Oxides of the columns. */
  readonly columns: readonly Oxide[]
  /** Row by row, percent by weight of each column's oxide; 0 where it is absent. */
  readonly percent: Float64Array
  /** Loss on ignition of each material, percent. */
  readonly loi: Float64Array
}

/** Recipes as compressed rows: recipe r holds the entries from `offsets[r]` to `offsets[r + 1]`. */
export interface BulkRecipes {
  /** One more entry than there are recipes, rising. */
  readonly offsets: Uint32Array
  /** For each ingredient its row in the materials. */
  readonly materials: Uint32Array
  /** For each ingredient its parts by weight; what is not above 0 is left out. */
  readonly amounts: Float64Array
}

/** Results, a row per recipe; the matrices have one column per oxide. */
export interface BulkChemistry {
  readonly columns: readonly Oxide[]
  /** Percent by weight. */
  readonly percent: Float64Array
  /** Percent of all moles. */
  readonly molePercent: Float64Array
  /** Moles per mole of flux; the whole row is NaN where there is no flux. */
  readonly umf: Float64Array
  /** Loss on ignition, percent. */
  readonly loi: Float64Array
  /** Parts of the fluxes, 0 to 1; NaN where there is no flux. */
  readonly R2OTotal: Float64Array
  readonly ROTotal: Float64Array
  /** Moles of SiO2 per mole of Al2O3; NaN without Al2O3 or flux. */
  readonly SiO2Al2O3Ratio: Float64Array
  /** West & Gerrow, 10^-6/°C; NaN for an empty analysis. */
  readonly thermalExpansion: Float64Array
}

/**
 * Lays analyses out as rows.
 *
 * @param columns oxides to keep; the fewer, the faster. All by default. An oxide left out is
 *   treated as absent, so choose all that occur.
 */
export function packMaterials(
  analyses: readonly Analysis[],
  columns: readonly Oxide[] = OXIDES,
): BulkMaterials {
  const percent = new Float64Array(analyses.length * columns.length)
  const loi = new Float64Array(analyses.length)
  for (const [row, analysis] of analyses.entries()) {
    loi[row] = analysis.loi
    for (const [column, oxide] of columns.entries()) {
      percent[row * columns.length + column] = analysis.percent[oxide] ?? 0
    }
  }
  return { columns, percent, loi }
}

/** Makes room for the results of a number of recipes, to be filled again and again. */
export function allocateBulkChemistry(
  recipeCount: number,
  columns: readonly Oxide[] = OXIDES,
): BulkChemistry {
  const matrix = () => new Float64Array(recipeCount * columns.length)
  const vector = () => new Float64Array(recipeCount)
  return {
    columns,
    percent: matrix(),
    molePercent: matrix(),
    umf: matrix(),
    loi: vector(),
    R2OTotal: vector(),
    ROTotal: vector(),
    SiO2Al2O3Ratio: vector(),
    thermalExpansion: vector(),
  }
}

/**
 * Derives the chemistry of very many recipes: the rules of `recipeAnalysis` and `deriveChemistry`
 * over typed arrays, without an object per recipe. NaN marks what has no value.
 *
 * @param groups which oxides are the fluxes
 * @param results where to write, with at least as many rows as there are recipes and the columns
 *   of the materials; new arrays by default
 * @throws RangeError when an ingredient is no row of the materials or the results are too small
 */
export function deriveBulkChemistry(
  materials: BulkMaterials,
  recipes: BulkRecipes,
  groups: UmfGroups = UMF_GROUPS.default,
  results: BulkChemistry = allocateBulkChemistry(recipes.offsets.length - 1, materials.columns),
): BulkChemistry {
  const recipeCount = recipes.offsets.length - 1
  assertFits(materials, recipes, results)
  const kernel = prepareKernel(materials, groups)
  for (let recipe = 0; recipe < recipeCount; recipe += 1) {
    const weight = mixRecipe(kernel, recipes, recipe, results)
    deriveRow(kernel, weight, recipe, results)
  }
  return results
}

// From here on every index has been checked by assertFits, which is what the `!` rely on.

/** What does not change from recipe to recipe, and the room each recipe uses in turn. */
interface Kernel {
  readonly materials: CompressedRows
  /** Percent that each material loses. */
  readonly materialLoi: Float64Array
  /** Column numbers of the R2O and the RO. */
  readonly r2o: Int32Array
  readonly ro: Int32Array
  readonly silica: number
  readonly alumina: number
  /** Moles per gram. */
  readonly perMolarMass: Float64Array
  readonly expansion: Float64Array
  /** Parts by weight, then moles, of the recipe at hand. */
  readonly sums: Float64Array
}

function prepareKernel(materials: BulkMaterials, groups: UmfGroups): Kernel {
  const { columns } = materials
  const places = (oxides: readonly Oxide[]) =>
    Int32Array.from(oxides.map((oxide) => columns.indexOf(oxide)).filter((place) => place >= 0))
  return {
    materials: compressRows(materials),
    materialLoi: materials.loi,
    r2o: places(groups.R2O),
    ro: places(groups.RO),
    silica: columns.indexOf('SiO2'),
    alumina: columns.indexOf('Al2O3'),
    perMolarMass: Float64Array.from(columns, (oxide) => 1 / OXIDE_TABLE[oxide].molarMass),
    expansion: Float64Array.from(columns, (oxide) => OXIDE_TABLE[oxide].expansionWestGerrow ?? 0),
    sums: new Float64Array(columns.length),
  }
}

/** Materials as compressed rows: most of their sixty columns are empty. */
interface CompressedRows {
  readonly offsets: Uint32Array
  readonly columns: Uint32Array
  readonly values: Float64Array
}

function compressRows({ columns, percent, loi }: BulkMaterials): CompressedRows {
  const filled = percent.reduce((count, value) => (value === 0 ? count : count + 1), 0)
  const rows = {
    offsets: new Uint32Array(loi.length + 1),
    columns: new Uint32Array(filled),
    values: new Float64Array(filled),
  }
  let entry = 0
  for (const [index, value] of percent.entries()) {
    if (value === 0) continue
    rows.columns[entry] = index % columns.length
    rows.values[entry] = value
    entry += 1
    rows.offsets[Math.floor(index / columns.length) + 1] = entry
  }
  for (let row = 1; row <= loi.length; row += 1) {
    rows.offsets[row] = Math.max(rows.offsets[row]!, rows.offsets[row - 1]!)
  }
  return rows
}

/** Adds up amount times percent of one recipe's ingredients; returns what they weigh. */
function mixRecipe(
  { materials: rows, materialLoi, sums }: Kernel,
  { offsets, materials, amounts }: BulkRecipes,
  recipe: number,
  { loi }: BulkChemistry,
): number {
  sums.fill(0)
  let weight = 0
  let lost = 0
  const last = offsets[recipe + 1]!
  for (let entry = offsets[recipe]!; entry < last; entry += 1) {
    const amount = amounts[entry]!
    if (!(amount > 0)) continue
    const material = materials[entry]!
    weight += amount
    lost += amount * materialLoi[material]!
    const end = rows.offsets[material + 1]!
    for (let at = rows.offsets[material]!; at < end; at += 1) {
      const column = rows.columns[at]!
      sums[column] = sums[column]! + amount * rows.values[at]!
    }
  }
  loi[recipe] = weight > 0 ? lost / weight : 0
  return weight
}

/** Writes one recipe's results from its sums; the sums become moles in 100 g on the way. */
function deriveRow(kernel: Kernel, weight: number, recipe: number, results: BulkChemistry): void {
  const { sums, perMolarMass, expansion } = kernel
  const { percent, molePercent, umf } = results
  const columnCount = sums.length
  const row = recipe * columnCount
  const perWeight = weight > 0 ? 1 / weight : 0
  let whole = 0
  let expansionSum = 0
  let moleSum = 0
  for (let column = 0; column < columnCount; column += 1) {
    const share = sums[column]! * perWeight
    const moles = share * perMolarMass[column]!
    percent[row + column] = share
    sums[column] = moles
    whole += share
    expansionSum += share * expansion[column]!
    moleSum += moles
  }
  const r2o = sumAt(kernel.r2o, sums)
  const ro = sumAt(kernel.ro, sums)
  const flux = r2o + ro
  const perFlux = flux >= SMALLEST_DIVISOR ? 1 / flux : NaN
  const toPercent = moleSum === 0 ? 0 : 100 / moleSum
  for (let column = 0; column < columnCount; column += 1) {
    const moles = sums[column]!
    molePercent[row + column] = moles * toPercent
    umf[row + column] = moles * perFlux
  }
  const alumina = sums[kernel.alumina] ?? 0
  const silica = sums[kernel.silica] ?? 0
  results.R2OTotal[recipe] = r2o * perFlux
  results.ROTotal[recipe] = ro * perFlux
  results.SiO2Al2O3Ratio[recipe] = alumina === 0 || Number.isNaN(perFlux) ? NaN : silica / alumina
  results.thermalExpansion[recipe] = whole > 0 ? (100 * expansionSum) / whole : NaN
}

function sumAt(places: Int32Array, values: Float64Array): number {
  let sum = 0
  for (let index = 0; index < places.length; index += 1) sum += values[places[index]!]!
  return sum
}

function assertFits(
  materials: BulkMaterials,
  { offsets, materials: ingredients, amounts }: BulkRecipes,
  results: BulkChemistry,
): void {
  const entryCount = offsets[offsets.length - 1] ?? 0
  if (entryCount > ingredients.length || entryCount > amounts.length) {
    throw new RangeError('the offsets point past the ingredients')
  }
  for (let entry = offsets[0] ?? 0; entry < entryCount; entry += 1) {
    if (ingredients[entry]! >= materials.loi.length) {
      throw new RangeError(`ingredient ${entry} names no row of the materials`)
    }
  }
  if (results.columns !== materials.columns || results.loi.length < offsets.length - 1) {
    throw new RangeError('the results have other columns or fewer rows than the recipes')
  }
}
