import type { Highs } from 'highs'
import { type Oxide, OXIDES } from '@glazy/ceramics/chemistry/oxides'
import type { Certificate } from './certificate.ts'
import { conflictOf, findCertificate, findConflict } from './conflict.ts'
import { demandsOf, wholeDemands } from './demands.ts'
import { findHelp } from './further.ts'
import { goalOf } from './goal.ts'
import { hazardousOf } from './hazardous.ts'
import { loadHighs, type LoadHighs } from './highs.ts'
import { findNearest } from './nearest.ts'
import { bestBy, findOthers } from './others.ts'
import { ACCURACY, hasNoFlux, type Problem, readProblem } from './problem.ts'
import type { Conflict, Demand, SolveAnswer, SolvedRecipe, SolveQuestion } from './question.ts'
import { findRanges } from './reach.ts'
import { type Mixed, withDifference } from './recipe.ts'
import { type Found, openSearch, type Search } from './search.ts'
import { findShadowPrices } from './shadow-prices.ts'

/** How a question is answered. */
export interface SolveOptions {
  /** Milliseconds after which what was found so far is the answer. */
  readonly timeLimitMs?: number
  /** Brings the solver; a browser says where it keeps the binary. */
  readonly load?: LoadHighs
}

/** How long an answer may take where nothing else is said. */
const TIME_LIMIT_MS = 2_000

/** Time was up before anything was known. */
export class SolveTimeoutError extends Error {
  override readonly name = 'SolveTimeoutError'
}

/** An answer, and the proof where nothing can be made. */
export interface Proven {
  readonly answer: SolveAnswer
  /** Missing where only whole numbers make it impossible: that the search of them has shown. */
  readonly certificate?: Certificate
}

/**
 * The recipes from given materials that hold what is demanded of their unity formula, or why there is
 * none. Every recipe holds its demands to 1e-9 as `deriveChemistry` counts it.
 *
 * @param question checked: finite figures, each material once, `min` not above `max`, a step that
 *   divides 100, and a price for every material where the cost counts
 * @throws SolveTimeoutError when time was up before anything was known
 * @example
 * // potash feldspar, silica, whiting, kaolin, towards the formula of Leach 4321
 * (await solve({ materials, target: { umf } })).recipes[0] // 40, 30, 20, 10
 */
export async function solve(
  question: SolveQuestion,
  { load = loadHighs, timeLimitMs }: SolveOptions = {},
): Promise<SolveAnswer> {
  return solveWith(await load(), question, timeLimitMs).answer
}

/** As `solve`, with a solver that is there already; gives the proof as well. */
export function solveWith(
  highs: Highs,
  question: SolveQuestion,
  timeLimitMs: number = TIME_LIMIT_MS,
): Proven {
  const proven = proveWith(highs, question, timeLimitMs)
  if (question.limits?.noHazards !== true) return proven
  return { ...proven, answer: { ...proven.answer, hazardous: hazardousOf(question) } }
}

function proveWith(highs: Highs, question: SolveQuestion, timeLimitMs: number): Proven {
  const problem = readProblem(question)
  const deadline = performance.now() + timeLimitMs
  if (hasNoFlux(problem)) return withoutFlux(problem)
  const found = searchFor(highs, problem, timeLimitMs, (search, best, isWithin) =>
    describe(search, best, isWithin, deadline),
  )
  if (found.kind === 'found') return { answer: found.value }
  return refuse(highs, problem, found.kind === 'unknown', deadline)
}

/**
 * The best recipe alone, or the proof that there is none, which is what a point that is dragged over a
 * chart needs.
 *
 * @throws SolveTimeoutError when time was up before anything was known
 */
export function findVerdict(
  highs: Highs,
  question: SolveQuestion,
  timeLimitMs: number = TIME_LIMIT_MS,
): { readonly recipe?: SolvedRecipe; readonly certificate?: Certificate } {
  const problem = readProblem(question)
  const deadline = performance.now() + timeLimitMs
  if (hasNoFlux(problem)) return { certificate: withoutFlux(problem).certificate }
  const found = searchFor(highs, problem, timeLimitMs, (_, { recipe }) =>
    withDifference(recipe, bestBy(goalOf(problem))),
  )
  if (found.kind === 'found') return { recipe: found.value }
  const demands = demandsOf(problem, slacksOf(problem).at(-1) ?? false)
  const certificate = findCertificate(highs, problem, demands, deadline)
  if (!certificate && found.kind === 'unknown') throw timeout()
  return certificate ? { certificate } : {}
}

type BestFound = Extract<Found, { kind: 'found' }>

/** Looks for the best recipe, first where figures are met exactly; says what became of it. */
function searchFor<TValue>(
  highs: Highs,
  problem: Problem,
  timeLimitMs: number,
  use: (search: Search, best: BestFound, isWithin: boolean) => TValue,
): { readonly kind: 'found'; readonly value: TValue } | { readonly kind: 'none' | 'unknown' } {
  const start = performance.now()
  // Something is left for the other recipes.
  const until = start + 0.7 * timeLimitMs
  let kind: 'none' | 'unknown' = 'none'
  for (const isWithin of slacksOf(problem)) {
    const deadline = start + timeLimitMs
    const search = openSearch(highs, problem, demandsOf(problem, isWithin), { deadline, isWithin })
    try {
      const found = search.find(goalOf(problem), [], until)
      if (found.kind === 'found') return { kind: 'found', value: use(search, found, isWithin) }
      kind = found.kind
    } finally {
      search.close()
    }
  }
  return { kind }
}

function timeout(): SolveTimeoutError {
  return new SolveTimeoutError('Time was up before a recipe was found or shown to be impossible')
}

/**
 * Whether figures may be missed by their tolerance: first not at all, then by it. Where amounts come in
 * steps a figure is hardly ever met, and to prove that takes long.
 */
function slacksOf({ question, tolerances, wishes, sums }: Problem): boolean[] {
  const isSum = tolerances.umf > 0 && sums.some(({ wish }) => typeof wish === 'number')
  const mayBeMissed =
    isSum ||
    (['umf', 'percent'] as const).some(
      (basis) =>
        tolerances[basis] > 0 &&
        Object.values(wishes[basis]).some((wish) => typeof wish === 'number'),
    )
  if (!mayBeMissed) return [false]
  return question.limits?.step === undefined ? [false, true] : [true]
}

function describe(
  search: Search,
  found: BestFound,
  isWithin: boolean,
  deadline: number,
): SolveAnswer {
  const { problem, system } = search
  const goal = goalOf(problem)
  // Ranges come after the others, and a whole-number program ends late.
  const until = deadline - 0.4 * (deadline - performance.now())
  const recipes = findOthers(search, found, goal, until)
  const { places } = problem
  const used = new Set(
    recipes.flatMap(({ components }) =>
      components.map(({ materialId }) => places.get(materialId)!),
    ),
  )
  const own = found.amounts.flatMap((amount, place) => (amount > 0 ? [place] : []))
  search.restrict(search.hasWholeNumbers ? own : undefined)
  const ranges = findRanges(system, used)
  const shadowPrices = goal === 'cost' || goal === 'distance' ? findShadowPrices(system, goal) : []
  return {
    status: 'solved',
    recipes,
    ...(isWithin && isOff(found.recipe) ? { isWithinTolerance: true } : {}),
    ...(found.isUnproven ? { isUnproven: true } : {}),
    ranges,
    shadowPrices,
  }
}

function isOff({
  distance,
  percentResiduals = {},
  sumResiduals = {},
}: SolvedRecipe | Mixed): boolean {
  const misses = [...Object.values(percentResiduals), ...Object.values(sumResiduals)]
  return distance > ACCURACY || misses.some((miss) => Math.abs(miss) > ACCURACY)
}

function refuse(highs: Highs, problem: Problem, isUnknown: boolean, deadline: number): Proven {
  const isWithin = slacksOf(problem).at(-1) ?? false
  const demands = demandsOf(problem, isWithin)
  const certificate = findCertificate(highs, problem, demands, deadline)
  if (!certificate && isUnknown) {
    throw timeout()
  }
  const conflict = certificate
    ? findConflict(highs, problem, takenIn(certificate), deadline)
    : wholeConflict(highs, problem, demands, isWithin, deadline)
  const hasTime = performance.now() < deadline
  const isCertain = certificate !== undefined || (hasTime && wholeDemands(problem).length > 0)
  const missingSources = missingSourcesOf(problem)
  const nearest = findNearest(highs, problem, deadline)
  const wouldHelp = findHelp(highs, problem, certificate, isWithin, deadline)
  const answer: SolveAnswer = {
    status: 'impossible',
    recipes: [],
    conflict,
    missingSources,
    // Too near to what is possible to be told apart, or not reduced as far as it could be.
    ...(isCertain ? {} : { isUnproven: true }),
    ...(nearest ? { nearest } : {}),
    ...(problem.question.furtherMaterials ? { wouldHelp } : {}),
  }
  return certificate ? { answer, certificate } : { answer }
}

/** The demands that a proof takes, and that there is a flux. */
function takenIn({ demands, times }: Certificate): Demand[] {
  return demands.filter(({ kind }, index) => times[index] !== 0 || kind === 'flux')
}

/**
 * What contradicts a limit that only whole numbers hold: the linear demands that still contradict it
 * when others are taken off, as far as time allows.
 */
function wholeConflict(
  highs: Highs,
  problem: Problem,
  linear: readonly Demand[],
  isWithin: boolean,
  deadline: number,
): Conflict[] {
  const canBe = (demands: readonly Demand[], isLimited: (kind: string) => boolean) => {
    const { limits = {}, ...rest } = problem.question
    const question = {
      ...rest,
      limits: {
        ...limits,
        maxMaterials: isLimited('maxMaterials') ? limits.maxMaterials : undefined,
        step: isLimited('step') ? limits.step : undefined,
        least: isLimited('least') ? limits.least : undefined,
      },
    }
    const search = openSearch(highs, { ...problem, question }, demands, { deadline, isWithin })
    try {
      return (
        search.find('distance', [], performance.now() + (deadline - performance.now()) / 4).kind !==
        'none'
      )
    } finally {
      search.close()
    }
  }
  let whole = wholeDemands(problem)
  for (const { kind } of whole) {
    const others = whole.filter((other) => other.kind !== kind)
    const isOther = (limit: string) => others.some((other) => other.kind === limit)
    if (others.length > 0 && !canBe(linear, isOther)) whole = others
  }
  const isKept = (limit: string) => whole.some(({ kind }) => kind === limit)
  let kept = [...linear]
  for (const demand of linear) {
    if (demand.kind === 'flux' || performance.now() > deadline) continue
    const rest = kept.filter((other) => other !== demand)
    if (!canBe(rest, isKept)) kept = rest
  }
  return [...kept.filter(({ kind }) => kind !== 'flux'), ...whole].map((demand) =>
    conflictOf(demand, WHOLE_REASONS[demand.kind] ?? 'Without it the limit could be held.'),
  )
}

const WHOLE_REASONS: Readonly<Partial<Record<Demand['kind'], string>>> = {
  maxMaterials: 'The other demands need more materials.',
  step: 'No amounts in such steps hold the other demands.',
  least: 'The other demands need less of some material.',
}

/** Oxides that there must be some of and that no material holds. */
function missingSourcesOf({ wishes, oxides, tolerances }: Problem): Oxide[] {
  return OXIDES.filter((oxide) => {
    if (oxides.includes(oxide)) return false
    return (['umf', 'percent'] as const).some((basis) => {
      const wish = wishes[basis][oxide]
      if (typeof wish === 'number') return wish > tolerances[basis]
      return typeof wish === 'object' && (wish.min ?? 0) > 0
    })
  })
}

/** Materials without any flux have no unity formula, whatever is demanded of it. */
function withoutFlux(problem: Problem): Required<Proven> {
  const demands = demandsOf(problem, false).filter(({ kind }) => kind === 'flux')
  const conflict = demands.map((demand) =>
    conflictOf(demand, 'None of the materials holds a flux.'),
  )
  const missingSources = missingSourcesOf(problem)
  const answer = { status: 'impossible', recipes: [], conflict, missingSources } as const
  return { answer, certificate: { demands, times: demands.map(() => 1) } }
}
