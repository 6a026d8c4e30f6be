import { molesFromPercent } from '@glazy/ceramics/chemistry/analysis'
import { OXIDE_TABLE, OXIDES, type Oxide, parseOxide } from '@glazy/ceramics/chemistry/oxides'
import { SMALLEST_DIVISOR, UMF_GROUPS } from '@glazy/ceramics/chemistry/unity'
import {
  type Demand,
  DEFAULT_TOLERANCE,
  type MaterialId,
  type OxideWish,
  type SolveMaterial,
  type SolveQuestion,
  type Span,
} from './question.ts'

/** The oxides that add to one. */
export const FLUXES: ReadonlySet<Oxide> = new Set([
  ...UMF_GROUPS.default.R2O,
  ...UMF_GROUPS.default.RO,
])

/** How far a demand may be missed in the end: moles, percent or money, whatever its figure is in. */
export const ACCURACY = 1e-9

/** A question with what its linear programs are made from. */
export interface Problem {
  readonly question: SolveQuestion
  readonly materials: readonly SolveMaterial[]
  /** Moles in 100 g of each material, by oxide. */
  readonly moles: readonly Readonly<Partial<Record<Oxide, number>>>[]
  /** Moles of all fluxes in 100 g of each material. */
  readonly flux: readonly number[]
  /** Oxides that some material holds, in display order. */
  readonly oxides: readonly Oxide[]
  /** Those among them that are named nowhere and count as too much. */
  readonly unnamed: readonly Oxide[]
  readonly places: ReadonlyMap<MaterialId, number>
  readonly tolerance: number
}

/** Makes the problem of a question. */
export function readProblem(question: SolveQuestion): Problem {
  const { materials, target } = question
  const moles = materials.map(({ percent }) => molesFromPercent(percent))
  const flux = moles.map((held) => {
    let sum = 0
    for (const oxide of FLUXES) sum += held[oxide] ?? 0
    return sum
  })
  const oxides = OXIDES.filter((oxide) => moles.some((held) => (held[oxide] ?? 0) > 0))
  const inRatios = ratiosOf(question).flatMap(({ over, under }) => [over, under])
  const unnamed = oxides.filter(
    (oxide) => target.umf[oxide] === undefined && !inRatios.includes(oxide),
  )
  const places = new Map(materials.map(({ id }, place) => [id, place]))
  const tolerance = target.tolerance ?? DEFAULT_TOLERANCE
  return { question, materials, moles, flux, oxides, unnamed, places, tolerance }
}

interface Ratio {
  readonly over: Oxide
  readonly under: Oxide
  readonly wish: number | Span
}

/**
 * The ratios that a question asks for.
 *
 * @throws RangeError where one is not written as two oxides
 */
function ratiosOf({ target }: SolveQuestion): Ratio[] {
  return Object.entries(target.ratios ?? {}).map(([key, wish]) => {
    const [over, under, ...rest] = key.split(':').map(parseOxide)
    if (over === undefined || under === undefined || rest.length > 0) {
      throw new RangeError(`${key} is no ratio of two oxides`)
    }
    return { over, under, wish }
  })
}

/**
 * Everything that is demanded, but the limits that only whole numbers can hold.
 *
 * @param slack moles by which a figure may be missed; 0 where it is to be met
 */
export function demandsOf(problem: Problem, slack: number): Demand[] {
  const { question, materials, unnamed, tolerance } = problem
  const { limits = {} } = question
  return [
    { kind: 'flux', value: FLUX_FLOOR },
    ...Object.entries(question.target.umf).flatMap(([oxide, wish]) =>
      bounds(wish, slack).map((bound) => ({ kind: 'oxide', oxide, ...bound }) as Demand),
    ),
    ...ratiosOf(question).flatMap(({ over, under, wish }) =>
      bounds(wish, 0).map((bound): Demand => ({ kind: 'ratio', over, under, ...bound })),
    ),
    ...unnamed.map((oxide): Demand => ({ kind: 'unnamed', oxide, value: tolerance })),
    ...materials.flatMap(({ id, min = 0, max = 100 }): Demand[] => [
      ...(min > 0 ? [{ ...materialDemand(id), bound: 'atLeast', value: min } as const] : []),
      ...(max < 100 ? [{ ...materialDemand(id), bound: 'atMost', value: max } as const] : []),
    ]),
    ...(limits.loi ? [{ kind: 'loi', value: limits.loi.max } as const] : []),
    ...expansionDemands(limits.expansion),
    ...(limits.costPerKg ? [{ kind: 'cost', value: limits.costPerKg.max } as const] : []),
  ]
}

function expansionDemands({ min, max }: Span = {}): Demand[] {
  return [
    ...(min === undefined ? [] : [{ kind: 'expansion', bound: 'atLeast', value: min } as const]),
    ...(max === undefined ? [] : [{ kind: 'expansion', bound: 'atMost', value: max } as const]),
  ]
}

/** Moles of flux in 100 g without which nothing is brought to unity, with room for rounding. */
const FLUX_FLOOR = SMALLEST_DIVISOR * 1.000001

function materialDemand(materialId: MaterialId) {
  return { kind: 'material', materialId } as const
}

function bounds(wish: OxideWish, slack: number) {
  if (typeof wish === 'number') {
    if (slack === 0) return [{ bound: 'exactly', value: wish } as const]
    return [
      ...(wish > slack ? [{ bound: 'atLeast', value: wish - slack, figure: wish } as const] : []),
      { bound: 'atMost', value: wish + slack, figure: wish } as const,
    ]
  }
  if (typeof wish === 'string') return []
  return [
    ...(wish.min === undefined ? [] : [{ bound: 'atLeast', value: wish.min } as const]),
    ...(wish.max === undefined ? [] : [{ bound: 'atMost', value: wish.max } as const]),
  ]
}

/**
 * A demand as a sum over what a recipe holds, which is to be 0, not below or not above it. Since it
 * is proportional to the weight of the recipe, it is linear: unity is written against the sum of the
 * fluxes instead of dividing by it.
 */
export interface Form {
  /** 1 where the sum is to be 0 or more, -1 where it is to be 0 or less, 0 where it is to be 0. */
  readonly sense: 1 | 0 | -1
  readonly oxides: readonly (readonly [oxide: Oxide, factor: number])[]
  readonly flux: number
  /** Place of the material whose weight counts; by 1. */
  readonly material?: number
  readonly loi: number
  readonly price: number
  /** Of the weight of the whole recipe. */
  readonly total: number
}

const SENSES = { atLeast: 1, exactly: 0, atMost: -1 } as const
const NOTHING = { oxides: [], flux: 0, loi: 0, price: 0, total: 0 } as const

/** The form of a demand that fractions can hold; its factors are the figures of the question. */
export function formOf(problem: Problem, demand: Demand): Form {
  switch (demand.kind) {
    case 'oxide':
    case 'unnamed': {
      const sense = demand.kind === 'unnamed' ? -1 : SENSES[demand.bound]
      return { ...NOTHING, sense, oxides: [[demand.oxide, 1]], flux: -demand.value }
    }
    case 'ratio': {
      const { over, under, bound, value } = demand
      const oxides = [[over, 1] as const, [under, -value] as const]
      return { ...NOTHING, sense: SENSES[bound], oxides }
    }
    case 'material': {
      const material = problem.places.get(demand.materialId)
      if (material === undefined) throw new RangeError('The demand is about another problem')
      // Percent of a total that is counted in percent as well.
      return { ...NOTHING, sense: SENSES[demand.bound], material, total: -demand.value }
    }
    case 'loi':
      return { ...NOTHING, sense: -1, loi: 1, total: -demand.value }
    case 'expansion': {
      // A mean of the glass by weight: what each oxide has above it is to be what others have below.
      const oxides = problem.oxides.map((oxide) => {
        const { expansionWestGerrow = 0, molarMass } = OXIDE_TABLE[oxide]
        return [oxide, molarMass * (expansionWestGerrow - demand.value / 100)] as const
      })
      return { ...NOTHING, sense: SENSES[demand.bound], oxides }
    }
    case 'cost':
      return { ...NOTHING, sense: -1, price: 1, total: -demand.value }
    case 'flux':
      return { ...NOTHING, sense: 1, flux: 1, total: -demand.value }
    case 'maxMaterials':
    case 'step':
      throw new RangeError('A whole number is no linear demand')
  }
}

/** What the total counts in the form of a demand, as a part of the recipe's weight. */
export function totalFactor(form: Form): number {
  return form.material === undefined ? form.total : form.total / 100
}
