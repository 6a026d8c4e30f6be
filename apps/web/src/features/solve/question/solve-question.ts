import type { Analysis } from '@glazy/ceramics/chemistry/analysis'
import type { SolveMaterial, SolveQuestion } from '@glazy/solver/question'
import type { SolveSearch } from '#lib/solve-parameters.ts'
import { readChosen, readRatio, readSpan, readSums, wishesOf } from '#lib/solve-search.ts'

/** What the library knows of a material that is chosen. */
export interface KnownMaterial {
  readonly id: number
  readonly name: string
  /** It has no page: hidden since the visitor used it. */
  readonly isHidden?: boolean | undefined
  readonly analysis: Pick<Analysis, 'percent' | 'loi'> | null
  /** Of a kilogram; null where nobody has said. */
  readonly price: number | null
  readonly isClay?: boolean
}

/** The ratio that glazes are judged by: gloss and crazing go with it. */
export const RATIO = 'SiO2:Al2O3'

/** Why a question cannot be asked yet. */
export type Lack = 'umf' | 'materials' | 'prices'

/**
 * The question of an address, or what it lacks. Materials without an analysis are left out: nobody
 * knows what they bring.
 */
export function questionOf(
  search: SolveSearch,
  known: ReadonlyMap<number, KnownMaterial>,
): SolveQuestion | Lack {
  if (!hasWishes(search)) return 'umf'
  const materials = materialsOf(search, known)
  if (materials.length === 0) return 'materials'
  const isPriced = materials.every((material) => 'price' in material)
  if (search.by === 'cost' && !isPriced) return 'prices'
  return {
    materials,
    target: targetOf(search),
    limits: limitsOf(search, claysOf(materials, known)),
    minimise: search.by,
  }
}

/** Whether anything is asked for: of an oxide, of several together, a ratio, or a part of the chart. */
function hasWishes(search: SolveSearch): boolean {
  if ([...wishesOf(search).values()].some((wish) => wish !== 'ignore')) return true
  if (readRatio(search.sa) !== undefined) return true
  return search.as !== 'percent' && (readSums(search.sum).size > 0 || search.in !== undefined)
}

function materialsOf(
  { of, safe }: SolveSearch,
  known: ReadonlyMap<number, KnownMaterial>,
): (SolveMaterial & { readonly id: number })[] {
  return readChosen(of).flatMap(({ id, min, max }) => {
    const material = known.get(id)
    if (!material?.analysis) return []
    const { name, price, analysis } = material
    const { percent, loi } = analysis
    // Hazards are told by the name.
    const named = safe !== undefined && { name }
    return [{ id, ...named, percent, loi, min, max, ...(price !== null && { price }) }]
  })
}

function targetOf(search: SolveSearch): SolveQuestion['target'] {
  const ratio = readRatio(search.sa)
  const sums = readSums(search.sum)
  const isMoles = search.as !== 'percent'
  return {
    [search.as ?? 'umf']: Object.fromEntries(wishesOf(search)),
    ...(isMoles && sums.size > 0 && { sums: Object.fromEntries(sums) }),
    ...(isMoles && search.in !== undefined && { chart: { region: search.in } }),
    ...(ratio !== undefined && { ratios: { [RATIO]: ratio } }),
    ...(search.tol !== undefined && { tolerance: search.tol }),
  }
}

/** @param clays ids of the materials of which there is to be some clay */
function limitsOf(
  { n, step, loi, ex, least, clay, safe }: SolveSearch,
  clays: readonly number[],
): SolveQuestion['limits'] {
  const expansion = readSpan(ex)
  return {
    maxMaterials: n,
    step,
    ...(least !== undefined && { least }),
    ...(safe !== undefined && { noHazards: true }),
    ...(clay !== undefined && { groups: [{ name: 'clay', materialIds: clays, min: clay }] }),
    ...(loi !== undefined && { loi: { max: loi } }),
    ...(expansion && { expansion }),
  }
}

function claysOf(
  materials: readonly { readonly id: number }[],
  known: ReadonlyMap<number, KnownMaterial>,
): number[] {
  return materials.flatMap(({ id }) => (known.get(id)?.isClay ? [id] : []))
}
