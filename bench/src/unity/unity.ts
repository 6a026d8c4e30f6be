import type { Analysis } from '@glazy/ceramics/chemistry/analysis'
import {
  allocateBulkChemistry,
  deriveBulkChemistry,
  packMaterials,
  type BulkRecipes,
} from '@glazy/ceramics/chemistry/bulk'
import { deriveChemistry } from '@glazy/ceramics/chemistry/chemistry'
import { type Component, recipeAnalysis } from '@glazy/ceramics/chemistry/recipe'
import { unityFormula } from '@glazy/ceramics/chemistry/unity'
import { generateRecipe, type GeneratedRecipe } from '#library/generate.ts'
import { stockPantry } from '#library/mix.ts'
import { readStarterLibrary } from '#library/starter-library.ts'
import { printFigures, times, whole } from '#report.ts'
import { plainUnityFormulas } from './plain-loop.ts'

const RECIPE_COUNT = 200_000
/** Recipes at a time, so that results stay in the processor's cache. */
const CHUNK = 2_048
const SINGLE_COUNT = 2_000
const ROUNDS = 7
const SINGLE_ROUNDS = 60

const BULK_PER_SECOND = 1_000_000
const TIMES_PLAIN = 3
const SINGLE_MICROSECONDS = 5

/**
 * Unity formulas of recipes: the product's bulk and readable forms beside a plain loop over the
 * same arrays, in one process.
 */
export async function benchUnity(): Promise<void> {
  const { packed, recipes, singles } = await mixRecipes()
  const results = allocateBulkChemistry(CHUNK)

  const single = bestSeconds(() => {
    for (const components of singles) unityFormula(recipeAnalysis(components).percent)
  }, SINGLE_ROUNDS)
  const derived = bestSeconds(() => {
    for (const components of singles) deriveChemistry(recipeAnalysis(components))
  }, SINGLE_ROUNDS)
  const plain = bestSeconds(() => {
    for (const chunk of inChunks(recipes)) plainUnityFormulas(packed, chunk, results)
  })
  const bulk = bestSeconds(() => {
    for (const chunk of inChunks(recipes)) deriveBulkChemistry(packed, chunk, undefined, results)
  })

  const perSecond = RECIPE_COUNT / bulk
  const reference = `${whole(RECIPE_COUNT / plain)}/s`
  const each = (seconds: number) => `${((seconds / SINGLE_COUNT) * 1e6).toFixed(2)} µs`
  printFigures(`Unity formula of a recipe from its components (${whole(RECIPE_COUNT)} recipes)`, [
    {
      what: 'bulk, one core, with LOI, ratios, mole percent and expansion',
      ours: `${whole(perSecond)}/s`,
      reference: `${reference} plain loop`,
      target: `≥ ${whole(BULK_PER_SECOND)}/s`,
      isReached: perSecond >= BULK_PER_SECOND,
    },
    {
      what: 'bulk, time beside the plain loop',
      ours: times(bulk, plain),
      reference: '1 ×',
      target: `≤ ${TIMES_PLAIN} ×`,
      isReached: bulk <= TIMES_PLAIN * plain,
    },
    {
      what: 'one recipe, unity formula',
      ours: each(single),
      target: `≤ ${SINGLE_MICROSECONDS} µs`,
      isReached: (single / SINGLE_COUNT) * 1e6 <= SINGLE_MICROSECONDS,
    },
    { what: 'one recipe, all that is stored and shown', ours: each(derived) },
  ])
}

/** Recipes in the forms that are measured. */
async function mixRecipes() {
  const library = await readStarterLibrary()
  const pantry = stockPantry(library)
  const generated = Array.from({ length: RECIPE_COUNT }, (_, at) => generateRecipe(at, pantry))
  const materials = [...library.materials.values()]
  const keys = materials.map((material) => material.key)
  return {
    packed: packMaterials(materials),
    recipes: packRecipes(generated, keys),
    singles: generated.slice(0, SINGLE_COUNT).map(toComponents),
  }
}

function packRecipes(generated: readonly GeneratedRecipe[], keys: readonly string[]): BulkRecipes {
  const rows = new Map(keys.map((key, row) => [key, row]))
  const offsets = new Uint32Array(generated.length + 1)
  for (const [at, { lines }] of generated.entries()) {
    offsets[at + 1] = (offsets[at] ?? 0) + lines.length
  }
  const entries = generated.flatMap((recipe) => recipe.lines)
  return {
    offsets,
    materials: Uint32Array.from(entries, ({ material }) => rows.get(material.key) ?? 0),
    amounts: Float64Array.from(entries, ({ amount }) => amount),
  }
}

function toComponents({ lines }: GeneratedRecipe): Component[] {
  return lines.map(({ material, amount, isAdditional }) => {
    const { percent, loi }: Analysis = material
    return { percent, loi, amount, isAdditional }
  })
}

function* inChunks(recipes: BulkRecipes): Generator<BulkRecipes> {
  for (let from = 0; from < RECIPE_COUNT; from += CHUNK) {
    yield { ...recipes, offsets: recipes.offsets.subarray(from, from + CHUNK + 1) }
  }
}

/** The best of several rounds: what the code can do when nothing else runs. */
function bestSeconds(work: () => void, rounds = ROUNDS): number {
  let best = Infinity
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    work()
    best = Math.min(best, performance.now() - start)
  }
  return best / 1000
}
