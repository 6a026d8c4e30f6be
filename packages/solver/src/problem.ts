import { bordersOf } from '@glazy/ceramics/charts/borders'
import { stullArea } from '@glazy/ceramics/charts/stull'
import { molesFromPercent, sumOxides } from '@glazy/ceramics/chemistry/analysis'
import { OXIDES, type Oxide, parseOxide } from '@glazy/ceramics/chemistry/oxides'
import { readSum } from '@glazy/ceramics/chemistry/oxide-sum'
import { UMF_GROUPS } from '@glazy/ceramics/chemistry/unity'
import { withoutHazards } from './hazardous.ts'
import {
  DEFAULT_PERCENT_TOLERANCE,
  DEFAULT_TOLERANCE,
  type Demand,
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
  readonly ratios: readonly OxideRatio[]
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
  const ratios = ratiosOf(question)
  const inOthers = new Set<Oxide>([
    ...ratios.flatMap(({ over, under }) => [over, under]),
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
    ratios,
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

/** Wishes one by one, in the order of the question. */
export function wishesIn(wishes: Wishes): [Oxide, OxideWish][] {
  return Object.entries(wishes) as [Oxide, OxideWish][] // the type allows no other keys
}

/** Whether no material holds a flux: then there is no unity formula, whatever is demanded of it. */
export function hasNoFlux({ flux }: Problem): boolean {
  return flux.every((moles) => moles === 0)
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

/** What one oxide is to be by another, in moles. */
interface OxideRatio {
  readonly over: Oxide
  readonly under: Oxide
  readonly wish: number | Span
}

/** @throws RangeError where one is not written as two oxides */
function ratiosOf({ target }: SolveQuestion): OxideRatio[] {
  return Object.entries(target.ratios ?? {}).map(([key, wish]) => {
    const [over, under, ...rest] = key.split(':').map(parseOxide)
    if (over === undefined || under === undefined || rest.length > 0) {
      throw new RangeError(`${key} is no ratio of two oxides`)
    }
    return { over, under, wish }
  })
}
