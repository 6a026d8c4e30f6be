import type { Analysis } from '@glazy/ceramics/chemistry/analysis'
import type { SolveQuestion } from '@glazy/solver/question'
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
  const wishes = wishesOf(search)
  const ratio = readRatio(search.sa)
  const isWanted = [...wishes.values()].some((wish) => wish !== 'ignore')
  const sums = readSums(search.sum)
  const isMoles = search.as !== 'percent'
  const isPlaced = isMoles && (sums.size > 0 || search.in !== undefined)
  if (!isWanted && ratio === undefined && !isPlaced) return 'umf'
  const isCosted = search.by === 'cost'
  const materials = readChosen(search.of).flatMap(({ id, min, max }) => {
    const material = known.get(id)
    if (!material?.analysis) return []
    const { analysis, price } = material
    const { percent, loi } = analysis
    const isNamed = search.safe !== undefined && { name: material.name }
    return [{ id, ...isNamed, percent, loi, min, max, ...(price !== null && { price }) }]
  })
  if (materials.length === 0) return 'materials'
  if (isCosted && materials.some((material) => !('price' in material))) return 'prices'
  const { n, step, loi, by, tol, ex, least, clay } = search
  const expansion = readSpan(ex)
  return {
    materials,
    target: {
      [search.as ?? 'umf']: Object.fromEntries(wishes),
      ...(isMoles && sums.size > 0 && { sums: Object.fromEntries(sums) }),
      ...(isMoles && search.in !== undefined && { chart: { region: search.in } }),
      ...(ratio !== undefined && { ratios: { [RATIO]: ratio } }),
      ...(tol !== undefined && { tolerance: tol }),
    },
    limits: {
      maxMaterials: n,
      step,
      ...(least !== undefined && { least }),
      ...(search.safe !== undefined && { noHazards: true }),
      ...(clay !== undefined && {
        groups: [{ name: 'clay', materialIds: claysOf(materials, known), min: clay }],
      }),
      ...(loi !== undefined && { loi: { max: loi } }),
      ...(expansion && { expansion }),
    },
    minimise: by,
  }
}

function claysOf(
  materials: readonly { readonly id: number }[],
  known: ReadonlyMap<number, KnownMaterial>,
): number[] {
  return materials.flatMap(({ id }) => (known.get(id)?.isClay ? [id] : []))
}
