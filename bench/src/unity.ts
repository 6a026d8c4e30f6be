/**
 * Unity formulas of recipes: the product's readable and bulk forms beside a plain loop over the
 * same arrays, in one process. Run with `node bench/src/unity.ts`.
 */
import type { Analysis } from '@glazy/ceramics/analysis'
import {
  allocateBulkChemistry,
  deriveBulkChemistry,
  packMaterials,
  type BulkRecipes,
} from '@glazy/ceramics/bulk'
import { deriveChemistry } from '@glazy/ceramics/chemistry'
import { recipeAnalysis, type Component } from '@glazy/ceramics/recipe'
import { unityFormula } from '@glazy/ceramics/unity'
import { plainUnityFormulas } from './unity-plain.ts'

const RECIPE_COUNT = 200_000
/** Recipes at a time, so that results stay in the processor's cache. */
const CHUNK = 2_048
const SINGLE_COUNT = 20_000
const ROUNDS = 7

/** Theoretical and typical materials; percent by weight. */
const MATERIALS: readonly Analysis[] = [
  { percent: { SiO2: 68.5, Al2O3: 17.5, K2O: 10.4, Na2O: 3, CaO: 0.3, Fe2O3: 0.1 }, loi: 0.2 },
  { percent: { SiO2: 60.7, Al2O3: 23.3, K2O: 4.6, Na2O: 9.8, CaO: 0.7, MgO: 0.1 }, loi: 0.8 },
  { percent: { SiO2: 100 }, loi: 0 },
  { percent: { CaO: 56.1 }, loi: 43.9 },
  { percent: { SiO2: 46.5, Al2O3: 39.5 }, loi: 14 },
  { percent: { SiO2: 57, Al2O3: 28, K2O: 1.5, Fe2O3: 1.1, TiO2: 1.4, MgO: 0.3 }, loi: 10.7 },
  { percent: { CaO: 30.4, MgO: 21.9 }, loi: 47.7 },
  { percent: { SiO2: 63.4, MgO: 31.9 }, loi: 4.7 },
  { percent: { SiO2: 51.7, CaO: 48.3 }, loi: 0 },
  { percent: { SiO2: 46.5, B2O3: 22.8, CaO: 20.1, Na2O: 10.3, Al2O3: 0.3 }, loi: 0 },
  { percent: { SiO2: 55.3, B2O3: 13.7, CaO: 14.1, Na2O: 6.3, Al2O3: 9.9, K2O: 0.7 }, loi: 0 },
  { percent: { ZnO: 100 }, loi: 0 },
  { percent: { Fe2O3: 95, SiO2: 3, Al2O3: 1 }, loi: 1 },
  { percent: { TiO2: 89, Fe2O3: 10, SiO2: 1 }, loi: 0 },
  { percent: { CoO: 63 }, loi: 37 },
  { percent: { SnO2: 100 }, loi: 0 },
]

const packed = packMaterials(MATERIALS)
const recipes = mixRecipes(RECIPE_COUNT)
const results = allocateBulkChemistry(CHUNK)
const singles = readableRecipes(SINGLE_COUNT)

const plain = bestSeconds(() => {
  inChunks((chunk) => plainUnityFormulas(packed, chunk, results))
})
const bulk = bestSeconds(() => {
  inChunks((chunk) => deriveBulkChemistry(packed, chunk, undefined, results))
})
const single = bestSeconds(() => {
  for (const components of singles) unityFormula(recipeAnalysis(components).percent)
})
const derived = bestSeconds(() => {
  for (const components of singles) deriveChemistry(recipeAnalysis(components))
})

console.table([
  {
    what: 'plain loop: percent, mole percent, unity formula',
    'recipes/s': Math.round(RECIPE_COUNT / plain),
    'µs each': toMicroseconds(plain, RECIPE_COUNT),
    target: 'reference',
  },
  {
    what: 'bulk: the same, ratios, LOI and expansion',
    'recipes/s': Math.round(RECIPE_COUNT / bulk),
    'µs each': toMicroseconds(bulk, RECIPE_COUNT),
    target: `≥ 1,000,000/s, ≤ 3 × the loop (here ${(bulk / plain).toFixed(2)} ×)`,
  },
  {
    what: 'one recipe: unity formula from its components',
    'recipes/s': Math.round(SINGLE_COUNT / single),
    'µs each': toMicroseconds(single, SINGLE_COUNT),
    target: '≤ 5 µs',
  },
  {
    what: 'one recipe: all that is stored and shown',
    'recipes/s': Math.round(SINGLE_COUNT / derived),
    'µs each': toMicroseconds(derived, SINGLE_COUNT),
    target: '',
  },
])

/** Recipes of 3 to 9 ingredients; a fixed seed makes every run the same. */
function mixRecipes(count: number): BulkRecipes {
  const random = seededRandom(4321)
  const offsets = new Uint32Array(count + 1)
  for (let recipe = 0; recipe < count; recipe += 1) {
    offsets[recipe + 1] = (offsets[recipe] ?? 0) + 3 + Math.floor(random() * 7)
  }
  const entryCount = offsets[count] ?? 0
  return {
    offsets,
    materials: Uint32Array.from({ length: entryCount }, () =>
      Math.floor(random() * MATERIALS.length),
    ),
    amounts: Float64Array.from({ length: entryCount }, () => 1 + random() * 50),
  }
}

function readableRecipes(count: number): Component[][] {
  return Array.from({ length: count }, (_, recipe) => {
    const [from, to] = [recipes.offsets[recipe] ?? 0, recipes.offsets[recipe + 1] ?? 0]
    return Array.from(recipes.materials.subarray(from, to), (material, at) => ({
      ...(MATERIALS[material] ?? { percent: {}, loi: 0 }),
      amount: recipes.amounts[from + at] ?? 0,
      isAdditional: false,
    }))
  })
}

function inChunks(run: (chunk: BulkRecipes) => void): void {
  for (let from = 0; from < RECIPE_COUNT; from += CHUNK) {
    run({ ...recipes, offsets: recipes.offsets.subarray(from, from + CHUNK + 1) })
  }
}

/** The best of several rounds: what the code can do when nothing else runs. */
function bestSeconds(work: () => void): number {
  let best = Infinity
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now()
    work()
    best = Math.min(best, performance.now() - start)
  }
  return best / 1000
}

function toMicroseconds(seconds: number, count: number): number {
  return Number(((seconds / count) * 1e6).toFixed(2))
}

/** Mulberry32, a small generator of numbers spread evenly from 0 to 1 (T. Ettinger, 2017). */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
