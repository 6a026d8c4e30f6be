import { totalWithLoi } from '@glazy/ceramics/analysis'
import { deriveChemistry } from '@glazy/ceramics/chemistry'
import { type Oxide, type OxideAmounts, parseOxide } from '@glazy/ceramics/oxides'
import {
  type FlattenError,
  flattenRecipe,
  type KnownShares,
  recipeAnalysis,
} from '@glazy/ceramics/recipe'
import { err, ok, type Result } from '@glazy/ceramics/result'
import * as z from 'zod'

/** Materials and recipes as programs hand them over; ids are theirs and come back unchanged. */
const id = z.union([z.string(), z.number()], { error: 'must be a text or a number' })
const figure = z.number({ error: 'must be a number' })
const flag = z
  .boolean({ error: 'must be true or false' })
  .nullish()
  .transform((isSet) => isSet ?? false)

export const analyzeInput = z.object({
  materials: z
    .array(
      z.object({
        id,
        percent: z.record(z.string(), figure).nullish(),
        loi: figure.nullish(),
      }),
    )
    .default([]),
  recipes: z.array(
    z.object({
      id,
      components: z.array(z.object({ materialId: id, amount: figure, isAdditional: flag })),
    }),
  ),
})
export type AnalyzeInput = z.output<typeof analyzeInput>
type Id = string | number

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

export interface AnalyzeOutput {
  readonly recipes: readonly AnalyzedRecipe[]
  /** Materials with something unusual about them. */
  readonly materials: readonly { readonly id: Id; readonly flags: readonly Flag[] }[]
}

/** Percent by which a total may miss 100 without a flag. */
const TOTAL_TOLERANCE = 2

/**
 * Chemistry of all recipes of the input, at full precision. Nothing is refused or normalised that
 * real data hold; what is unusual is flagged.
 *
 * @returns the message of the first recipe that cannot be analysed, naming what is missing
 */
export function analyze({ materials, recipes }: AnalyzeInput): Result<AnalyzeOutput, string> {
  const analyses = new Map(materials.map((material) => [material.id, readMaterial(material)]))
  const composites = new Map(recipes.map((recipe) => [recipe.id, recipe]))
  const idCounts = Map.groupBy(materials, (material) => material.id)
  const analyzed: AnalyzedRecipe[] = []
  const known: KnownShares<Id> = new Map()
  const find = (materialId: Id) => analyses.get(materialId) ?? composites.get(materialId)
  for (const recipe of recipes) {
    const flat = flattenRecipe(recipe.components, find, known)
    if (!flat.ok) return err(explain(recipe.id, flat.error))
    analyzed.push(analyzeRecipe(recipe, recipeAnalysis(flat.value)))
  }
  return ok({
    recipes: analyzed,
    materials: [...analyses].flatMap(([materialId, { flags }]) => {
      const isTwice = (idCounts.get(materialId)?.length ?? 0) > 1
      const all: Flag[] = [...flags, ...(isTwice ? (['idTwice'] as const) : [])]
      return all.length === 0 ? [] : [{ id: materialId, flags: all }]
    }),
  })
}

function readMaterial(material: AnalyzeInput['materials'][number]) {
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
  recipe: AnalyzeInput['recipes'][number],
  analysis: { readonly percent: OxideAmounts; readonly loi: number },
): AnalyzedRecipe {
  const chemistry = deriveChemistry(analysis)
  const { umf } = chemistry
  const lines = recipe.components
  const isTwice = new Set(lines.map((line) => line.materialId)).size < lines.length
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
      ...(isTwice ? (['materialTwice'] as const) : []),
      ...(lines.some((line) => line.amount <= 0) ? (['amountNotPositive'] as const) : []),
      ...(umf === null ? (['noFlux'] as const) : []),
      ...(isEmpty ? (['noAnalysis'] as const) : []),
    ],
  }
}

function explain(recipeId: Id, error: FlattenError<Id>): string {
  switch (error.code) {
    case 'unknownMaterial':
      return `recipe ${written(recipeId)}: material ${written(error.materialId)} is not among the materials`
    case 'cycle':
      return `recipe ${written(recipeId)}: contains itself by way of ${error.path.map(written).join(' → ')}`
  }
}

/** As in the file, where the text "1" is not the number 1. */
function written(id: Id): string {
  return JSON.stringify(id)
}
