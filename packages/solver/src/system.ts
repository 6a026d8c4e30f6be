import type { Highs } from 'highs'
import type { Oxide } from '@glazy/ceramics/chemistry/oxides'
import { type Form, formOf, type Problem, totalFactor } from './problem.ts'
import { type Column, openProgram, type Outcome, type Program, type Row } from './program.ts'
import type { Demand } from './question.ts'

/**
 * The linear program of a problem. Its columns are the weights of the materials and of the whole,
 * which are known up to a factor only: a recipe is as good when it is twice as much. That is why one
 * program serves for both: weights that add to 100, where what is a part of the weight is linear, and
 * fluxes that add to one mole, where the unity formula is.
 */
export interface System {
  readonly problem: Problem
  readonly demands: readonly Demand[]
  readonly program: Program
  /** Makes the weights add to 100. */
  holdTotal(): void
  /** Makes the fluxes add to one mole. */
  holdFlux(): void
  /** Takes a demand off, or puts it back. */
  holdDemand(index: number, isHeld: boolean): void
  /** Costs by column of a run, from costs by material. */
  costs(ofMaterials: (place: number) => number): number[]
  /** Costs by column of how far the target is missed, in moles per mole of flux. */
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

/** What an oxide is to be, in moles per mole of flux. */
export interface Figure {
  readonly oxide: Oxide
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
  /** Whether materials are counted although their number is not limited. */
  readonly isCounted?: boolean
}

/** Rows before those of the demands: the total, and the fluxes. */
const FIRST_DEMAND = 2

/** Opens the program of a problem; it is to be closed. */
export function openSystem(
  highs: Highs,
  problem: Problem,
  demands: readonly Demand[],
  { deadline, mayMiss = () => false, figures = [], whole }: SystemOptions,
): System {
  const { materials } = problem
  const count = materials.length
  const total = count
  const columns: Column[] = [
    ...materials.map((_, place) => ({ lower: 0, upper: whole?.most[place] ?? Infinity })),
    { lower: 0, upper: Infinity },
  ]
  const forms = demands.map((demand) => formOf(problem, demand))
  const slacks: number[] = []
  const addSlack = () => {
    slacks.push(columns.push({ lower: 0, upper: Infinity }) - 1)
    return columns.length - 1
  }
  const rows = [
    ...firstRows(problem),
    ...forms.map((form, index) =>
      rowOf(problem, form, mayMiss(demands[index]!) ? addSlack : undefined),
    ),
    ...figures.map((figure) => figureRow(problem, figure, addSlack)),
  ]
  const counters = whole ? addWholeNumbers(columns, rows, whole, count) : []
  const program = openProgram(highs, columns, rows, { deadline })
  const zeros = () => columns.map(() => 0)
  const costs = (ofMaterials: (place: number) => number) =>
    zeros().map((_, place) => (place < count ? ofMaterials(place) : 0))
  const ones = (places: readonly number[]) => {
    const result = zeros()
    for (const place of places) result[place] = 1
    return result
  }
  return {
    problem,
    demands,
    program,
    holdTotal() {
      program.holdColumn(total, 100, 100)
      program.holdRow(1, -Infinity, Infinity)
    },
    holdFlux() {
      program.holdColumn(total, 0, Infinity)
      program.holdRow(1, 1, 1)
    },
    holdDemand(index, isHeld) {
      const { lower, upper } = isHeld ? boundsOf(forms[index]!.sense) : FREE
      program.holdRow(FIRST_DEMAND + index, lower, upper)
    },
    costs,
    counterCosts: () => ones(counters),
    slackCosts: () => ones(slacks),
    distanceCosts() {
      const result = ones(slacks)
      for (let place = 0; place < count; place += 1) result[place] = unnamedMoles(problem, place)
      return result
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
      const sum = values.reduce((all, value) => all + value, 0)
      return values.map((value) => (100 * value) / sum)
    },
  }
}

/** The rows of the total and of the fluxes. */
function firstRows({ materials, flux }: Problem): Row[] {
  return [
    { ...entries([...materials.map(() => 1), -1]), lower: 0, upper: 0 },
    { ...entries(flux), lower: -Infinity, upper: Infinity },
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

/** The row that says by how much a figure is missed. */
function figureRow(
  { moles, flux }: Problem,
  { oxide, value }: Figure,
  addSlack: () => number,
): Row {
  const row = entries(moles.map((held, place) => (held[oxide] ?? 0) - value * flux[place]!))
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

/** Grams in 100 that are nothing but rounding. */
const DUST = 1e-10

const FREE = { lower: -Infinity, upper: Infinity }

function boundsOf(sense: Form['sense']) {
  return { lower: sense >= 0 ? 0 : -Infinity, upper: sense <= 0 ? 0 : Infinity }
}

/** Moles in 100 g of a material that nobody has named. */
function unnamedMoles({ unnamed, moles }: Problem, place: number): number {
  return unnamed.reduce((sum, oxide) => sum + (moles[place]![oxide] ?? 0), 0)
}

/** What 1 g in 100 of a material adds to a form. */
export function factorOf(problem: Problem, form: Form, place: number): number {
  const material = problem.materials[place]!
  const held = problem.moles[place]!
  let sum = form.flux * problem.flux[place]!
  for (const [oxide, factor] of form.oxides) sum += factor * (held[oxide] ?? 0)
  sum += form.loi * material.loi + form.price * (material.price ?? 0)
  return form.material === place ? sum + 1 : sum
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
  { most, maxMaterials, step, isCounted = false }: Whole,
  count: number,
): number[] {
  const counters: number[] = []
  if (maxMaterials !== undefined || isCounted) {
    for (let place = 0; place < count; place += 1) {
      const counter = columns.push({ lower: 0, upper: 1, isWhole: true }) - 1
      counters.push(counter)
      rows.push({
        places: [place, counter],
        factors: [1, -(most[place]! || 1)],
        lower: -Infinity,
        upper: 0,
      })
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
