import type { Highs } from 'highs'
import { AREA_MOST, type AreaAxes, type AreaPlace, STULL_AXES, turn } from './area-place.ts'
import { loadHighs } from './highs.ts'
import { demandsOf, wholeDemands } from './demands.ts'
import { ACCURACY, hasNoFlux, type Problem, readProblem } from './problem.ts'
import type { Demand, OxideWish, SolvedRecipe, SolveQuestion } from './question.ts'
import { findVerdict, type SolveOptions, SolveTimeoutError } from './solve.ts'
import { openSystem, type System } from './system.ts'

/** A corner of an area, and a recipe that is there. */
export interface AreaCorner extends AreaPlace {
  /** Percent by weight, in the order of the question's materials. */
  readonly amounts: readonly number[]
}

/** Where on a chart there is a recipe. */
export interface FeasibleArea {
  readonly kind: 'none' | 'point' | 'line' | 'polygon'
  /** Counter-clockwise, none of them between two others; convex. */
  readonly corners: readonly AreaCorner[]
  /** It goes on beyond {@link AREA_MOST}, where it is cut. */
  readonly isCut: boolean
  /** Limits that only whole numbers hold were left out: not everywhere in it is a recipe within them. */
  readonly isRelaxed: boolean
}

/** How an area is found. */
export interface AreaOptions extends Pick<SolveOptions, 'timeLimitMs'> {
  readonly axes?: AreaAxes
}

const TIME_LIMIT_MS = 2_000

/**
 * Where on the chart of two oxides there is a recipe that holds everything a question demands, but for
 * what it says of these two oxides themselves. Figures of the others may be missed by the tolerance.
 *
 * @throws SolveTimeoutError when time was up before
 * @example
 * // potash feldspar, silica, whiting and kaolin with at most 40 % silica
 * (await feasibleArea(question)).corners.length // 6
 */
export async function feasibleArea(
  question: SolveQuestion,
  { load = loadHighs, ...options }: AreaOptions & Pick<SolveOptions, 'load'> = {},
): Promise<FeasibleArea> {
  return feasibleAreaWith(await load(), question, options)
}

/**
 * As `feasibleArea`, with a solver that is there already.
 *
 * Written against one mole of flux, the recipes are a polytope and the two oxides linear in it: what the
 * chart shows is its shadow, a convex polygon. Its furthest corner in a direction is a linear program. A
 * side is one when nothing is further out than it; a corner found there makes two of it.
 */
export function feasibleAreaWith(
  highs: Highs,
  question: SolveQuestion,
  { axes = STULL_AXES, timeLimitMs = TIME_LIMIT_MS }: AreaOptions = {},
): FeasibleArea {
  const isRelaxed = wholeDemands(readProblem(question)).length > 0
  const problem = readProblem(withWishes(relaxed(question), axes, { x: 'ignore', y: 'ignore' }))
  const nothing = { kind: 'none', corners: [], isCut: false, isRelaxed } as const
  if (hasNoFlux(problem)) return nothing
  const deadline = performance.now() + timeLimitMs
  const demands = [...demandsOf(problem, true), ...cutOf(axes)]
  const system = openSystem(highs, problem, demands, { deadline })
  try {
    system.holdBasis('umf')
    const corners = cornersOf(furthestIn(system, axes))
    const isCut = corners.some(({ x, y }) => Math.max(x, y) > AREA_MOST - ACCURACY)
    return { kind: KINDS[corners.length] ?? 'polygon', corners, isCut, isRelaxed }
  } finally {
    system.program.close()
  }
}

const KINDS = ['none', 'point', 'line'] as const

/**
 * The best recipe at a place of the chart, with what else the question demands; without the limits that
 * only whole numbers hold, so that it can follow a hand.
 *
 * @throws SolveTimeoutError when time was up before anything was known
 */
export function recipeAt(
  highs: Highs,
  question: SolveQuestion,
  place: AreaPlace,
  { axes = STULL_AXES, timeLimitMs = TIME_LIMIT_MS }: AreaOptions = {},
): SolvedRecipe | undefined {
  return findVerdict(highs, withWishes(relaxed(question), axes, place), timeLimitMs).recipe
}

/** Without what only whole numbers hold. */
function relaxed({ limits, minimise, ...question }: SolveQuestion): SolveQuestion {
  return {
    ...question,
    limits: { ...limits, least: undefined, maxMaterials: undefined, step: undefined },
    minimise: minimise === 'materials' ? 'distance' : minimise,
  }
}

function withWishes(
  question: SolveQuestion,
  axes: AreaAxes,
  { x, y }: Readonly<Record<'x' | 'y', OxideWish>>,
): SolveQuestion {
  const { target } = question
  const umf = { ...target.umf, [axes.x]: x, [axes.y]: y }
  // A part of this chart says where on it the recipe is to be, which is what is looked for.
  const chart = axes.x === 'SiO2' && axes.y === 'Al2O3' ? undefined : target.chart
  return { ...question, target: { ...target, chart, umf } }
}

function cutOf({ x, y }: AreaAxes): Demand[] {
  return [x, y].map((oxide) => ({ kind: 'oxide', oxide, bound: 'atMost', value: AREA_MOST }))
}

/** The corner that is furthest in a direction; undefined where there is none. */
type Furthest = (across: number, up: number) => AreaCorner | undefined

function furthestIn(system: System, axes: AreaAxes): Furthest {
  const { moles } = system.problem
  return (across, up) => {
    const costs = system.costs((place) => {
      const held = moles[place]!
      return -(across * (held[axes.x] ?? 0) + up * (held[axes.y] ?? 0))
    })
    const { status } = system.minimise(costs)
    if (status === 'stopped') throw new SolveTimeoutError('Time was up before an area was found')
    return status === 'optimal' ? cornerOf(system.problem, axes, system.amounts()) : undefined
  }
}

function cornerOf({ moles, flux }: Problem, axes: AreaAxes, amounts: readonly number[]) {
  let [x, y, all] = [0, 0, 0]
  amounts.forEach((amount, place) => {
    x += amount * (moles[place]![axes.x] ?? 0)
    y += amount * (moles[place]![axes.y] ?? 0)
    all += amount * flux[place]!
  })
  return { x: x / all, y: y / all, amounts }
}

function cornersOf(furthest: Furthest): AreaCorner[] {
  const ring: AreaCorner[] = []
  for (const [across, up] of FIRST_DIRECTIONS) {
    const corner = furthest(across, up)
    if (corner && ring.every((other) => !isSame(other, corner))) ring.push(corner)
  }
  const all = ring.flatMap((from, index) => {
    const to = ring[(index + 1) % ring.length]!
    return [from, ...between(furthest, from, to)]
  })
  return withoutPlain(all)
}

/** Right, up, left, down: counter-clockwise, as the corners are. */
const FIRST_DIRECTIONS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const

/** The corners between two, further out than the straight line. */
function between(furthest: Furthest, from: AreaCorner, to: AreaCorner): AreaCorner[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length < ACCURACY) return []
  const corner = furthest((to.y - from.y) / length, (from.x - to.x) / length)
  if (!corner || -turn(from, to, corner) / length < FURTHER) return []
  if (isSame(corner, from) || isSame(corner, to)) return []
  return [...between(furthest, from, corner), corner, ...between(furthest, corner, to)]
}

/**
 * Moles from which on a corner is further out than a side. Less than that may be the rounding of the
 * solver, which would find one corner behind the other without an end.
 */
const FURTHER = 1e-7

/** Corners that are between their neighbours, or one of them again, are left out. */
function withoutPlain(corners: readonly AreaCorner[]): AreaCorner[] {
  const kept = [...corners]
  for (let index = 0; index < kept.length && kept.length > 1;) {
    const before = kept.at(index - 1)!
    const after = kept[(index + 1) % kept.length]!
    const here = kept[index]!
    if (isSame(here, after) || (kept.length > 2 && isBetween(before, here, after))) {
      kept.splice(index, 1)
      index = Math.max(0, index - 1)
    } else index += 1
  }
  return kept
}

function isSame(one: AreaPlace, other: AreaPlace): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < ACCURACY
}

function isBetween(before: AreaPlace, here: AreaPlace, after: AreaPlace): boolean {
  const length = Math.hypot(after.x - before.x, after.y - before.y)
  return length < ACCURACY || Math.abs(turn(before, after, here)) / length < FURTHER
}
