import { OXIDES, type Oxide, type OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import { deriveChemistry } from '@glazy/ceramics/chemistry/chemistry'
import { recipeAnalysis } from '@glazy/ceramics/chemistry/recipe'
import type { OxideWish, SolveMaterial, SolveQuestion } from '@glazy/solver/question'
import { readStarterLibrary, type StarterMaterial } from '#library/starter-library.ts'
import { pick, type Random, seededRandom } from '#random.ts'

/** The oxides that a target names; what else materials hold may come along. */
const NAMED: readonly Oxide[] = [
  ...(['SiO2', 'Al2O3', 'B2O3', 'Li2O', 'Na2O', 'K2O', 'MgO', 'CaO'] as const),
  ...(['SrO', 'BaO', 'ZnO', 'TiO2', 'Fe2O3', 'P2O5', 'MnO'] as const),
]

/** Formulas of real recipes, to be made from a shelf that has their materials and many others. */
export interface Shelf {
  readonly materials: readonly SolveMaterial[]
  /** Formula of a recipe from some of them, moles per mole of flux. */
  readonly umf: OxideAmounts
  /** How many materials that recipe has. */
  readonly count: number
}

/** Shelves of so many materials, the same in every run. */
export async function fillShelves(count: number, size: number): Promise<Shelf[]> {
  const library = await readStarterLibrary()
  const all = [...library.materials.values()].filter(
    ({ percent }) => 'SiO2' in percent || 'CaO' in percent,
  )
  const random = seededRandom(size)
  const shelves: Shelf[] = []
  while (shelves.length < count) {
    const { base } = pick(random, library.archetypes)
    const own = base.flatMap(([key]) => library.materials.get(key) ?? [])
    const components = base.map(([key, amount]) => {
      const { percent = {}, loi = 0 } = library.materials.get(key) ?? {}
      return { percent, loi, amount, isAdditional: false }
    })
    const umf = deriveChemistry(recipeAnalysis(components)).umf?.moles
    if (umf === undefined || (umf.SiO2 ?? 0) < 1 || (umf.SiO2 ?? 0) > 8) continue
    const chosen = new Map(own.map((material) => [material.key, material]))
    while (chosen.size < size) {
      const material = pick(random, all)
      chosen.set(material.key, material)
    }
    shelves.push({
      materials: [...chosen.values()].map((one) => priced(one, random)),
      umf,
      count: own.length,
    })
  }
  return shelves
}

function priced({ key, percent, loi }: StarterMaterial, random: Random): SolveMaterial {
  return { id: key, percent, loi, price: Math.round(50 + 950 * random()) / 100 }
}

/** Every one of fifteen oxides within a tenth of what a recipe has of it. */
export function spanQuestion({ materials, umf }: Shelf): SolveQuestion {
  const wishes = OXIDES.map((oxide): [Oxide, OxideWish] => {
    if (!NAMED.includes(oxide)) return [oxide, 'ignore']
    const amount = umf[oxide] ?? 0
    return [oxide, { min: amount * 0.9, max: amount * 1.1 + 0.01 }]
  })
  return { materials, target: { umf: Object.fromEntries(wishes) }, minimise: 'cost' }
}

/** The same with more clay's alumina than silica and flux can go with. */
export function impossibleQuestion(shelf: Shelf): SolveQuestion {
  const question = spanQuestion(shelf)
  const silica = shelf.umf.SiO2 ?? 0
  const umf = { ...question.target.umf, Al2O3: { min: silica * 2 }, SiO2: { min: silica * 5 } }
  return { ...question, target: { umf: { ...umf, K2O: { min: 0.6 }, CaO: { min: 0.6 } } } }
}

/** The formula as figures, of which the distance is to be the least. */
export function figureQuestion({ materials, umf }: Shelf): SolveQuestion {
  return { materials, target: { umf } }
}

/** The cheapest with no more materials than the recipe that the formula is of. */
export function fewQuestion(shelf: Shelf): SolveQuestion {
  return { ...spanQuestion(shelf), limits: { maxMaterials: shelf.count } }
}
