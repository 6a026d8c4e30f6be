import { totalWithLoi } from '@glazy/ceramics/chemistry/analysis'
import { deriveChemistry } from '@glazy/ceramics/chemistry/chemistry'
import { type Oxide, type OxideAmounts, parseOxide } from '@glazy/ceramics/chemistry/oxides'
import {
  type FlattenError,
  flattenRecipe,
  type KnownShares,
  recipeAnalysis,
} from '@glazy/ceramics/chemistry/recipe'
import type { AnalyzeInput, Id, InputMaterial, InputRecipe } from './read-input.ts'

/** What is unusual about data that were taken as they are. */
export type Flag =
  | 'negativeLoi'
  | 'totalNot100'
  | 'unknownOxide'
  | 'idTwice'
  | 'materialTwice'
  | 'amountNotPositive'
  | 'noFlux'
  | 'noAnalysis'

export interface AnalyzedRecipe {
  readonly id: Id
  readonly percent: OxideAmounts
  readonly loi: number
  /** Moles per mole of flux; empty without flux. */
  readonly umf: OxideAmounts
  /** Sums and ratio of `umf`; 0 where there is nothing to add or to divide by. */
  readonly R2OTotal: number
  readonly ROTotal: number
  readonly SiO2Al2O3Ratio: number
  readonly molPercent: OxideAmounts
  /** West & Gerrow, 10^-6/°C. */
  readonly thermalExpansion: number | null
  readonly flags: readonly Flag[]
}

/** A recipe or material that could not be read or calculated, and why: a sentence a reason. */
export interface Refused {
  /** As in the file; null where it cannot be an id. */
  readonly id: Id | null
  readonly problems: readonly string[]
}

export interface AnalyzeOutput {
  /** In the order of the file. */
  readonly recipes: readonly (AnalyzedRecipe | Refused)[]
  /** Materials with something unusual about them, then those that cannot be read. */
  readonly materials: readonly (FlaggedMaterial | Refused)[]
}

interface FlaggedMaterial {
  readonly id: Id
  readonly flags: readonly Flag[]
}

/** Percent by which a total may miss 100 without a flag. */
const TOTAL_TOLERANCE = 2

/**
 * Chemistry of all recipes of the input, at full precision. Nothing is refused or normalised that
 * real data hold; what is unusual is flagged. A recipe that cannot be calculated, because something
 * is missing or it contains itself, says so in its place and leaves the others alone.
 */
export function analyze(input: AnalyzeInput): AnalyzeOutput {
  const materials = input.materials.flatMap((entry) => (entry.ok ? [entry.value] : []))
  const recipes = input.recipes.flatMap((entry) => (entry.ok ? [entry.value] : []))
  const analyses = new Map(materials.map((material) => [material.id, readMaterial(material)]))
  const composites = new Map(recipes.map((recipe) => [recipe.id, recipe]))
  const find = (id: Id) => analyses.get(id) ?? composites.get(id)
  const unreadable = new Set(
    [...input.materials, ...input.recipes].map((entry) => (entry.ok ? null : entry.error.id)),
  )
  const known: KnownShares<Id> = new Map()
  const timesOfMaterial = countIds(materials)
  const timesOfRecipe = countIds(recipes)

  const explainMissing = (id: Id) =>
    `material ${written(id)} ${unreadable.has(id) ? 'cannot be read' : 'is not among the materials'}`

  function analyzeComponents({ id, components }: InputRecipe): AnalyzedRecipe | Refused {
    const weighed = components.filter(({ amount }) => amount > 0)
    const missing = weighed.filter(({ materialId }) => find(materialId) === undefined)
    if (missing.length > 0) {
      const ids = new Set(missing.map(({ materialId }) => materialId))
      return { id, problems: [...ids].map(explainMissing) }
    }
    const flat = flattenRecipe(components, find, known)
    if (!flat.ok) return { id, problems: [explain(flat.error, explainMissing)] }
    const recipe = analyzeRecipe({ id, components }, recipeAnalysis(flat.value))
    return isTwice(timesOfRecipe, id) ? { ...recipe, flags: [...recipe.flags, 'idTwice'] } : recipe
  }

  return {
    recipes: input.recipes.map((entry) =>
      entry.ok ? analyzeComponents(entry.value) : entry.error,
    ),
    materials: [
      ...[...analyses].flatMap(([id, { flags }]) => {
        const all: Flag[] = isTwice(timesOfMaterial, id) ? [...flags, 'idTwice'] : flags
        return all.length === 0 ? [] : [{ id, flags: all }]
      }),
      ...input.materials.flatMap((entry) => (entry.ok ? [] : [entry.error])),
    ],
  }
}

function countIds(entries: readonly { readonly id: Id }[]): ReadonlyMap<Id, number> {
  const counts = new Map<Id, number>()
  for (const { id } of entries) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

function isTwice(counts: ReadonlyMap<Id, number>, id: Id): boolean {
  return (counts.get(id) ?? 0) > 1
}

function readMaterial(material: InputMaterial) {
  const percent: Partial<Record<Oxide, number>> = {}
  let isOxideUnknown = false
  for (const [symbol, amount] of Object.entries(material.percent ?? {})) {
    const oxide = parseOxide(symbol)
    if (oxide === undefined) isOxideUnknown = true
    else percent[oxide] = (percent[oxide] ?? 0) + amount
  }
  const analysis = { percent, loi: material.loi ?? 0 }
  const flags: Flag[] = [
    ...(analysis.loi < 0 ? (['negativeLoi'] as const) : []),
    ...(Math.abs(totalWithLoi(analysis) - 100) > TOTAL_TOLERANCE ? (['totalNot100'] as const) : []),
    ...(isOxideUnknown ? (['unknownOxide'] as const) : []),
  ]
  return { ...analysis, flags }
}

function analyzeRecipe(
  recipe: InputRecipe,
  analysis: { readonly percent: OxideAmounts; readonly loi: number },
): AnalyzedRecipe {
  const chemistry = deriveChemistry(analysis)
  const { umf } = chemistry
  const lines = recipe.components
  const isMaterialTwice = new Set(lines.map((line) => line.materialId)).size < lines.length
  const isEmpty = Object.keys(analysis.percent).length === 0
  const isOff = Math.abs(chemistry.total - 100) > TOTAL_TOLERANCE
  return {
    id: recipe.id,
    percent: chemistry.percent,
    loi: chemistry.loi,
    umf: umf?.moles ?? {},
    R2OTotal: umf?.R2OTotal ?? 0,
    ROTotal: umf?.ROTotal ?? 0,
    SiO2Al2O3Ratio: umf?.SiO2Al2O3Ratio ?? 0,
    molPercent: chemistry.molePercent,
    thermalExpansion: chemistry.thermalExpansion,
    flags: [
      ...(chemistry.loi < 0 ? (['negativeLoi'] as const) : []),
      ...(isOff ? (['totalNot100'] as const) : []),
      ...(isMaterialTwice ? (['materialTwice'] as const) : []),
      ...(lines.some((line) => line.amount <= 0) ? (['amountNotPositive'] as const) : []),
      ...(umf === null ? (['noFlux'] as const) : []),
      ...(isEmpty ? (['noAnalysis'] as const) : []),
    ],
  }
}

function explain(error: FlattenError<Id>, explainMissing: (id: Id) => string): string {
  switch (error.code) {
    case 'unknownMaterial':
      return explainMissing(error.materialId)
    case 'cycle':
      return `contains itself by way of ${error.path.map(written).join(' → ')}`
  }
}

/** As in the file, where the text "1" is not the number 1. */
function written(id: Id): string {
  return JSON.stringify(id)
}
