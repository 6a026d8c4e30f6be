import type { Highs } from 'highs'
import type { Oxide } from '@glazy/ceramics/chemistry/oxides'
import { OXIDE_TABLE } from '@glazy/ceramics/chemistry/oxides'
import { type Form, formOf, totalFactor } from './form.ts'
import type { Basis, Problem } from './problem.ts'
import { type Column, openProgram, type Outcome, type Program, type Row } from './program.ts'
import type { Demand } from './question.ts'

/**
 * The linear program of a problem. Its columns are the weights of the materials and of the whole,
 * which are known up to a factor only: a recipe is as good when it is twice as much. That is why one
 * program serves for all: weights that add to 100, where what is a part of the weight is linear, fluxes
 * that add to one mole, where the unity formula is, and oxides that weigh one, where the glass is.
 */
export interface System {
  readonly problem: Problem
  readonly demands: readonly Demand[]
  readonly program: Program
  /** Makes the weights add to 100. */
  holdTotal(): void
  /** Makes the fluxes add to one mole, or the oxides to one gram. */
  holdBasis(basis: Basis): void
  /** Takes a demand off, or puts it back. */
  holdDemand(index: number, isHeld: boolean): void
  /** Costs by column of a run, from costs by material. */
  costs(ofMaterials: (place: number) => number): number[]
  /** Costs by column of how far the target is missed, in what the problem counts that in. */
  distanceCosts(): number[]
  /** Costs by column of what demands are missed by. */
  slackCosts(): number[]
  /** Costs by column of how many materials there are. */
  counterCosts(): number[]
  minimise(costs: readonly number[]): Outcome
  /** Says which materials a recipe is known to be possible with. */
  begin(support: ReadonlySet<number>): void
  /** Change of the objective as each demand's form is raised by one, of a run. */
  dualsOf(outcome: Outcome): number[]
  /** Weights of the materials in the solution of the last run, adding to 100. */
  amounts(): number[]
}

/** What an oxide is to be, or some together, in what the distance is counted in. */
export interface Figure {
  readonly oxides: readonly [Oxide, ...Oxide[]]
  readonly value: number
}

export interface SystemOptions {
  /** Milliseconds of `performance.now()` at which runs give up. */
  readonly deadline: number
  /** Which demands may be missed, at a cost. */
  readonly mayMiss?: (demand: Demand) => boolean
  /** Figures that count as missed although they are within what is demanded. */
  readonly figures?: readonly Figure[]
  /** Whole numbers; the weights then add to 100. */
  readonly whole?: Whole
}

/** What only whole numbers can hold. */
export interface Whole {
  /** Most of each material, percent: the closer, the faster. */
  readonly most: readonly number[]
  readonly maxMaterials?: number | undefined
  readonly step?: number | undefined
  /** Least of a material that is in, percent. */
  readonly least?: number | undefined
  /** Whether materials are counted although their number is not limited. */
  readonly isCounted?: boolean
}

/** Rows before those of the demands: the total, the fluxes and the glass. */
const FIRST_DEMAND = 3

/** Opens the program of a problem; it is to be closed. */
export function openSystem(
  highs: Highs,
  problem: Problem,
  demands: readonly Demand[],
  options: SystemOptions,
): System {
  const count = problem.materials.length
  const forms = demands.map((demand) => formOf(problem, demand))
  const layout = layOut(problem, demands, forms, options)
  const { columns, rows, counters } = layout
  const program = openProgram(highs, columns, rows, { deadline: options.deadline })
  return {
    problem,
    demands,
    program,
    ...createCosts(problem, layout),
    holdTotal() {
      program.holdColumn(count, 100, 100)
      program.holdRow(1, -Infinity, Infinity)
      program.holdRow(2, -Infinity, Infinity)
    },
    holdBasis(basis) {
      program.holdColumn(count, 0, Infinity)
      const [flux, glass] = basis === 'umf' ? [ONE, FREE] : [FREE, ONE]
      program.holdRow(1, flux.lower, flux.upper)
      program.holdRow(2, glass.lower, glass.upper)
    },
    holdDemand(index, isHeld) {
      const { lower, upper } = isHeld ? boundsOf(forms[index]!.sense) : FREE
      program.holdRow(FIRST_DEMAND + index, lower, upper)
    },
    minimise: (wanted) => program.minimise(wanted),
    begin: (support) =>
      program.begin(
        counters,
        counters.map((_, place) => (support.has(place) ? 1 : 0)),
      ),
    dualsOf: ({ rowDuals }) => demands.map((_, index) => rowDuals[FIRST_DEMAND + index] ?? 0),
    amounts() {
      const values = program
        .refined()
        .slice(0, count)
        .map((value) => (value > DUST ? value : 0))
      return inPercent(values)
    },
  }
}

/** The columns and rows of a program. */
interface Layout {
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
  /** Places of the columns of what is missed, with what it counts in the distance. */
  readonly slacks: ReadonlyMap<number, number>
  /** Places of the columns that are 1 where a material is in the recipe. */
  readonly counters: readonly number[]
}

function layOut(
  problem: Problem,
  demands: readonly Demand[],
  forms: readonly Form[],
  { mayMiss = () => false, figures = [], whole }: SystemOptions,
): Layout {
  const { materials } = problem
  const columns: Column[] = [
    ...materials.map((_, place) => ({ lower: 0, upper: whole?.most[place] ?? Infinity })),
    { lower: 0, upper: Infinity },
  ]
  const slacks = new Map<number, number>()
  const addSlackAt = (cost: number) => () => {
    const place = columns.push({ lower: 0, upper: Infinity }) - 1
    slacks.set(place, cost)
    return place
  }
  const slackFor = (demand: Demand) =>
    mayMiss(demand) ? addSlackAt(slackCost(problem, demand)) : undefined
  const rows = [
    ...firstRows(problem),
    ...forms.map((form, index) => rowOf(problem, form, slackFor(demands[index]!))),
    ...figures.map((figure) => figureRow(problem, figure, addSlackAt(1))),
  ]
  const counters = whole ? addWholeNumbers(columns, rows, whole, materials.length) : []
  return { columns, rows, slacks, counters }
}

/** What a run may make the least of. */
function createCosts(
  problem: Problem,
  { columns, slacks, counters }: Layout,
): Pick<System, 'costs' | 'counterCosts' | 'slackCosts' | 'distanceCosts'> {
  const count = problem.materials.length
  const costs = (ofMaterials: (place: number) => number) =>
    columns.map((_, place) => (place < count ? ofMaterials(place) : 0))
  const ones = (places: Iterable<number>) => {
    const counted = new Set(places)
    return columns.map((_, place) => (counted.has(place) ? 1 : 0))
  }
  return {
    costs,
    counterCosts: () => ones(counters),
    slackCosts: () => ones(slacks.keys()),
    distanceCosts: () =>
      columns.map((_, place) =>
        place < count ? unnamedAmount(problem, place) : (slacks.get(place) ?? 0),
      ),
  }
}

/** The rows of the total, of the fluxes and of the glass. */
function firstRows({ materials, flux, glass }: Problem): Row[] {
  return [
    { ...entries([...materials.map(() => 1), -1]), lower: 0, upper: 0 },
    { ...entries(flux), lower: -Infinity, upper: Infinity },
    { ...entries(glass.map((grams) => grams / 100)), lower: -Infinity, upper: Infinity },
  ]
}

/** @param addSlack adds a column for what the demand is missed by, where it may be missed */
function rowOf(problem: Problem, form: Form, addSlack: (() => number) | undefined): Row {
  const factors = problem.materials.map((_, place) => factorOf(problem, form, place))
  const extra: [place: number, factor: number][] = []
  if (addSlack && form.sense >= 0) extra.push([addSlack(), 1])
  if (addSlack && form.sense <= 0) extra.push([addSlack(), -1])
  return withEntries(entries([...factors, totalFactor(form)]), extra, form.sense)
}

/** What missing a demand by one counts in the distance: what is demanded in percent is put in moles. */
function slackCost({ basis }: Problem, demand: Demand): number {
  return demand.kind === 'percent' && basis === 'umf' ? 1 / OXIDE_TABLE[demand.oxide].molarMass : 1
}

/** The row that says by how much a figure is missed. */
function figureRow(problem: Problem, { oxides, value }: Figure, addSlack: () => number): Row {
  const kind = problem.basis === 'umf' ? 'sum' : 'percent'
  const form = formOf(problem, { kind, oxides, oxide: oxides[0], value, bound: 'exactly' })
  const row = entries(problem.materials.map((_, place) => factorOf(problem, form, place)))
  const [under, over] = [addSlack(), addSlack()]
  return withEntries(
    row,
    [
      [under, 1],
      [over, -1],
    ],
    0,
  )
}

function inPercent(values: readonly number[]): number[] {
  const sum = values.reduce((all, value) => all + value, 0)
  return values.map((value) => (100 * value) / sum)
}

/** Grams in 100 that are nothing but rounding. */
const DUST = 1e-10

const FREE = { lower: -Infinity, upper: Infinity }
const ONE = { lower: 1, upper: 1 }

function boundsOf(sense: Form['sense']) {
  return { lower: sense >= 0 ? 0 : -Infinity, upper: sense <= 0 ? 0 : Infinity }
}

/** What 1 g in 100 of a material brings of what nobody has named. */
function unnamedAmount(problem: Problem, place: number): number {
  return problem.unnamed.reduce(
    (sum, oxide) => sum + amountOf(problem, oxide, problem.basis, place),
    0,
  )
}

/** Moles of an oxide in 100 g of a material, or percent of its weight. */
export function amountOf(problem: Problem, oxide: Oxide, basis: Basis, place: number): number {
  if (basis === 'umf') return problem.moles[place]![oxide] ?? 0
  return problem.materials[place]!.percent[oxide] ?? 0
}

/** What 1 g in 100 of a material adds to a form. */
export function factorOf(problem: Problem, form: Form, place: number): number {
  const material = problem.materials[place]!
  const held = problem.moles[place]!
  let sum = form.flux * problem.flux[place]!
  for (const [oxide, factor] of form.oxides) sum += factor * (held[oxide] ?? 0)
  sum += (form.glass / 100) * problem.glass[place]!
  for (const [oxide, factor] of form.weights) sum += (factor * (material.percent[oxide] ?? 0)) / 100
  sum += form.loi * material.loi + form.price * (material.price ?? 0)
  return form.materials?.includes(place) ? sum + 1 : sum
}

function entries(factors: readonly number[]) {
  const places = factors.flatMap((factor, place) => (factor === 0 ? [] : [place]))
  return { places, factors: places.map((place) => factors[place]!) }
}

function withEntries(
  { places, factors }: ReturnType<typeof entries>,
  extra: readonly (readonly [place: number, factor: number])[],
  sense: Form['sense'],
): Row {
  return {
    places: [...places, ...extra.map(([place]) => place)],
    factors: [...factors, ...extra.map(([, factor]) => factor)],
    ...boundsOf(sense),
  }
}

/**
 * Adds the columns and rows that count materials and steps.
 *
 * @returns places of the columns that are 1 where a material is in the recipe
 */
function addWholeNumbers(
  columns: Column[],
  rows: Row[],
  { most, maxMaterials, step, least, isCounted = false }: Whole,
  count: number,
): number[] {
  const counters: number[] = []
  if (maxMaterials !== undefined || least !== undefined || isCounted) {
    for (let place = 0; place < count; place += 1) {
      const counter = columns.push({ lower: 0, upper: 1, isWhole: true }) - 1
      counters.push(counter)
      rows.push({
        places: [place, counter],
        factors: [1, -(most[place]! || 1)],
        lower: -Infinity,
        upper: 0,
      })
      if (least !== undefined) {
        rows.push({ places: [place, counter], factors: [1, -least], lower: 0, upper: Infinity })
      }
    }
    rows.push({
      places: counters,
      factors: counters.map(() => 1),
      lower: 0,
      upper: maxMaterials ?? Infinity,
    })
  }
  if (step !== undefined) {
    for (let place = 0; place < count; place += 1) {
      const upper = Math.floor(most[place]! / step + 1e-9)
      const steps = columns.push({ lower: 0, upper, isWhole: true }) - 1
      rows.push({ places: [place, steps], factors: [1, -step], lower: 0, upper: 0 })
    }
  }
  return counters
}
