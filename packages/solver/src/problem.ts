import { bordersOf } from '@glazy/ceramics/charts/borders'
import { stullArea } from '@glazy/ceramics/charts/stull'
import { molesFromPercent, sumOxides } from '@glazy/ceramics/chemistry/analysis'
import { OXIDE_TABLE, OXIDES, type Oxide, parseOxide } from '@glazy/ceramics/chemistry/oxides'
import { readSum } from '@glazy/ceramics/chemistry/oxide-sum'
import { SMALLEST_DIVISOR, UMF_GROUPS } from '@glazy/ceramics/chemistry/unity'
import { withoutHazards } from './hazardous.ts'
import {
  DEFAULT_PERCENT_TOLERANCE,
  DEFAULT_TOLERANCE,
  type Demand,
  type MaterialGroup,
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

/** What oxides are wanted in. */
export type Basis = 'umf' | 'percent'

type Wishes = Readonly<Partial<Record<Oxide, OxideWish>>>

/** A question with what its linear programs are made from. */
export interface Problem {
  readonly question: SolveQuestion
  readonly materials: readonly SolveMaterial[]
  /** Moles in 100 g of each material, by oxide. */
  readonly moles: readonly Readonly<Partial<Record<Oxide, number>>>[]
  /** Moles of all fluxes in 100 g of each material. */
  readonly flux: readonly number[]
  /** Grams of all oxides in 100 g of each material. */
  readonly glass: readonly number[]
  /** What is wanted of oxides, in moles and in percent. */
  readonly wishes: Readonly<Record<Basis, Wishes>>
  /** Oxides that are wanted together. */
  readonly sums: readonly OxideSum[]
  /** The borders of the part of the chart that is wanted. */
  readonly sides: readonly SideDemand[]
  /** What it is counted in how far a recipe is from its target. */
  readonly basis: Basis
  /** Oxides that some material holds, in display order. */
  readonly oxides: readonly Oxide[]
  /** Those among them that are named nowhere and count as too much. */
  readonly unnamed: readonly Oxide[]
  readonly places: ReadonlyMap<MaterialId, number>
  /** By how much figures may be missed, and how much may come along. */
  readonly tolerances: Readonly<Record<Basis, number>>
}

/** Makes the problem of a question. */
export function readProblem(asked: SolveQuestion): Problem {
  const question = withoutHazards(asked)
  const { materials, target } = question
  const moles = materials.map(({ percent }) => molesFromPercent(percent))
  const flux = moles.map((held) => {
    let sum = 0
    for (const oxide of FLUXES) sum += held[oxide] ?? 0
    return sum
  })
  const oxides = OXIDES.filter((oxide) => moles.some((held) => (held[oxide] ?? 0) > 0))
  const sums = sumsOf(question)
  const inOthers = new Set<Oxide>([
    ...ratiosOf(question).flatMap(({ over, under }) => [over, under]),
    ...sums.flatMap((sum) => sum.oxides),
    ...(target.chart ? (['SiO2', 'Al2O3'] as const) : []),
  ])
  const { umf = {}, percent = {} } = target
  const unnamed = oxides.filter(
    (oxide) => umf[oxide] === undefined && percent[oxide] === undefined && !inOthers.has(oxide),
  )
  return {
    question,
    materials,
    moles,
    flux,
    glass: materials.map((material) => sumOxides(material.percent)),
    wishes: { umf, percent },
    sums,
    sides: sidesOf(question),
    basis: isOfMoles(question) ? 'umf' : 'percent',
    oxides,
    unnamed,
    places: new Map(materials.map(({ id }, place) => [id, place])),
    tolerances: {
      umf: target.tolerance ?? DEFAULT_TOLERANCE,
      percent: target.percentTolerance ?? DEFAULT_PERCENT_TOLERANCE,
    },
  }
}

/** Oxides that are wanted together, in moles per mole of flux. */
export interface OxideSum {
  /** As the question names it. */
  readonly key: string
  readonly oxides: readonly [Oxide, ...Oxide[]]
  readonly wish: number | Span
}

type SideDemand = Extract<Demand, { kind: 'side' }>

/** Whether anything is wanted in moles per mole of flux. */
function isOfMoles({ target }: SolveQuestion): boolean {
  return target.umf !== undefined || target.sums !== undefined || target.chart !== undefined
}

/** @throws RangeError where one is not written as a sum of oxides */
function sumsOf({ target }: SolveQuestion): OxideSum[] {
  return Object.entries(target.sums ?? {}).map(([key, wish]) => {
    const oxides = readSum(key)
    if (oxides === undefined) throw new RangeError(`${key} is no sum of oxides`)
    return { key, oxides, wish }
  })
}

/** @throws RangeError where the corners make no convex polygon */
function sidesOf({ target: { chart } }: SolveQuestion): SideDemand[] {
  if (chart === undefined) return []
  const corners = chart.region === undefined ? chart.corners : stullArea(chart.region)
  const lines = bordersOf(corners)
  if (lines === undefined) throw new RangeError('The corners of the chart make no convex polygon')
  const { region } = chart
  return lines.map(({ across, up, value }, side) => ({
    kind: 'side',
    side,
    ...(region === undefined ? {} : { region }),
    across,
    up,
    value,
  }))
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
 * @param isWithin whether figures may be missed by their tolerance
 */
export function demandsOf(problem: Problem, isWithin: boolean): Demand[] {
  const { question, materials, unnamed, tolerances, wishes, sums, sides, basis } = problem
  const { limits = {} } = question
  return [
    { kind: 'flux', value: FLUX_FLOOR },
    ...BASES.flatMap((by) =>
      Object.entries(wishes[by]).flatMap(([oxide, wish]) =>
        bounds(wish, isWithin ? tolerances[by] : 0).map(
          (bound) => ({ kind: OXIDE_KINDS[by].named, oxide, ...bound }) as Demand,
        ),
      ),
    ),
    ...sums.flatMap(({ oxides, wish }) =>
      bounds(wish, isWithin ? tolerances.umf : 0).map((bound): Demand => ({
        kind: 'sum',
        oxides,
        ...bound,
      })),
    ),
    ...sides,
    ...ratiosOf(question).flatMap(({ over, under, wish }) =>
      bounds(wish, 0).map((bound): Demand => ({ kind: 'ratio', over, under, ...bound })),
    ),
    ...unnamed.map((oxide): Demand => ({
      kind: OXIDE_KINDS[basis].unnamed,
      oxide,
      value: tolerances[basis],
    })),
    ...materials.flatMap(({ id, min = 0, max = 100 }): Demand[] => [
      ...(min > 0 ? [{ ...materialDemand(id), bound: 'atLeast', value: min } as const] : []),
      ...(max < 100 ? [{ ...materialDemand(id), bound: 'atMost', value: max } as const] : []),
    ]),
    ...(limits.groups ?? []).flatMap(groupDemands),
    ...(limits.loi ? [{ kind: 'loi', value: limits.loi.max } as const] : []),
    ...expansionDemands(limits.expansion),
    ...(limits.costPerKg ? [{ kind: 'cost', value: limits.costPerKg.max } as const] : []),
  ]
}

const BASES = ['umf', 'percent'] as const

const OXIDE_KINDS = {
  umf: { named: 'oxide', unnamed: 'unnamed' },
  percent: { named: 'percent', unnamed: 'unnamedPercent' },
} as const

function groupDemands({ name, min = 0, max = 100 }: MaterialGroup, group: number): Demand[] {
  const about = { kind: 'group', group, ...(name === undefined ? {} : { name }) } as const
  return [
    ...(min > 0 ? [{ ...about, bound: 'atLeast', value: min } as const] : []),
    ...(max < 100 ? [{ ...about, bound: 'atMost', value: max } as const] : []),
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
  /** Hundredths of the weight of an oxide, and of all oxides together. */
  readonly weights: readonly (readonly [oxide: Oxide, factor: number])[]
  readonly glass: number
  /** Places of the materials whose weight counts; by 1, and the total by a hundredth. */
  readonly materials?: readonly number[]
  readonly loi: number
  readonly price: number
  /** Of the weight of the whole recipe. */
  readonly total: number
}

const SENSES = { atLeast: 1, exactly: 0, atMost: -1 } as const
const NOTHING = { oxides: [], flux: 0, weights: [], glass: 0, loi: 0, price: 0, total: 0 } as const

/** The form of a demand that fractions can hold; its factors are the figures of the question. */
export function formOf(problem: Problem, demand: Demand): Form {
  switch (demand.kind) {
    case 'oxide':
    case 'unnamed': {
      const sense = 'bound' in demand ? SENSES[demand.bound] : -1
      return { ...NOTHING, sense, oxides: [[demand.oxide, 1]], flux: -demand.value }
    }
    case 'percent':
    case 'unnamedPercent': {
      const sense = 'bound' in demand ? SENSES[demand.bound] : -1
      return { ...NOTHING, sense, weights: [[demand.oxide, 100]], glass: -demand.value }
    }
    case 'sum': {
      const oxides = demand.oxides.map((oxide) => [oxide, 1] as const)
      return { ...NOTHING, sense: SENSES[demand.bound], oxides, flux: -demand.value }
    }
    case 'side': {
      const oxides = [['SiO2', demand.across] as const, ['Al2O3', demand.up] as const]
      return { ...NOTHING, sense: -1, oxides, flux: -demand.value }
    }
    case 'ratio': {
      const { over, under, bound, value } = demand
      const oxides = [[over, 1] as const, [under, -value] as const]
      return { ...NOTHING, sense: SENSES[bound], oxides }
    }
    case 'material': {
      const materials = [placeOf(problem, demand.materialId)]
      // Percent of a total that is counted in percent as well.
      return { ...NOTHING, sense: SENSES[demand.bound], materials, total: -demand.value }
    }
    case 'group': {
      const ids = problem.question.limits?.groups?.[demand.group]?.materialIds ?? []
      const materials = [...new Set(ids)].flatMap((id) => problem.places.get(id) ?? [])
      return { ...NOTHING, sense: SENSES[demand.bound], materials, total: -demand.value }
    }
    case 'least': {
      if (demand.materialId === undefined) throw new RangeError(NOT_LINEAR)
      const materials = [placeOf(problem, demand.materialId)]
      return { ...NOTHING, sense: 1, materials, total: -demand.value }
    }
    case 'loi':
      return { ...NOTHING, sense: -1, loi: 1, total: -demand.value }
    case 'expansion': {
      // A mean of the glass by weight.
      const weights = problem.oxides.map(
        (oxide) => [oxide, 100 * (OXIDE_TABLE[oxide].expansionWestGerrow ?? 0)] as const,
      )
      return { ...NOTHING, sense: SENSES[demand.bound], weights, glass: -demand.value }
    }
    case 'cost':
      return { ...NOTHING, sense: -1, price: 1, total: -demand.value }
    case 'flux':
      return { ...NOTHING, sense: 1, flux: 1, total: -demand.value }
    case 'maxMaterials':
    case 'step':
      throw new RangeError(NOT_LINEAR)
  }
}

const NOT_LINEAR = 'A whole number is no linear demand'

function placeOf({ places }: Problem, id: MaterialId): number {
  const place = places.get(id)
  if (place === undefined) throw new RangeError('The demand is about another problem')
  return place
}

/** What the total counts in the form of a demand, as a part of the recipe's weight. */
export function totalFactor(form: Form): number {
  return form.materials === undefined ? form.total : form.total / 100
}
