import type { Highs, Model, ModelData, VariableType } from 'highs'

/** One row of a linear program: what its entries add to is held between two bounds. */
export interface Row {
  readonly places: readonly number[]
  readonly factors: readonly number[]
  readonly lower: number
  readonly upper: number
}

/** A column: an amount of something, held between two bounds. */
export interface Column {
  readonly lower: number
  readonly upper: number
  readonly isWhole?: boolean
}

/** What a run of a program came to. */
export interface Outcome {
  /** `stopped` where time was up first; there may be a solution all the same. */
  readonly status: 'optimal' | 'infeasible' | 'stopped'
  readonly objective: number
  /** By column; empty where there is no solution. */
  readonly values: Float64Array
  /** By row: change of the objective as the bound that holds is raised by 1. */
  readonly rowDuals: Float64Array
}

/** A linear program that is solved again and again, each time from where it stopped. */
export interface Program {
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
  /** @param costs of each column */
  minimise(costs: readonly number[]): Outcome
  holdColumn(place: number, lower: number, upper: number): void
  holdRow(place: number, lower: number, upper: number): void
  /** Says where to begin: values of some columns that solve it together with others. */
  begin(places: readonly number[], values: readonly number[]): void
  /** The solution of the last run, worked out again from what it is held by. */
  refined(): number[]
  /** Gives back what the solver keeps; a program that is not closed is kept for good. */
  close(): void
}

/** How a program is run. */
export interface ProgramOptions {
  /** Milliseconds of `performance.now()` at which a run gives up. */
  readonly deadline: number
}

/** The solver's tightest: bounds are held to so much. */
const CLOSE = { primal_feasibility_tolerance: 1e-10, dual_feasibility_tolerance: 1e-10 }
/** A column is whole if it is so near to a whole number. */
const WHOLENESS = 1e-9

/** Opens a program. */
export function openProgram(
  highs: Highs,
  columns: readonly Column[],
  rows: readonly Row[],
  { deadline }: ProgramOptions,
): Program {
  const model = highs.createModel()
  model.options.set({
    output_flag: false,
    ...CLOSE,
    small_matrix_value: 1e-12,
    mip_feasibility_tolerance: WHOLENESS,
    mip_rel_gap: 1e-6,
    mip_abs_gap: 1e-9,
  })
  const columnBounds = columns.map(({ lower, upper }) => ({ lower, upper }))
  const rowBounds = rows.map(({ lower, upper }) => ({ lower, upper }))
  model.passModel(dataOf(columns, rows))
  const isMixed = columns.some(({ isWhole }) => isWhole)
  let isFirst = true
  return {
    columns,
    rows,
    minimise(costs) {
      model.changeColsCost({ kind: 'range', from: 0, to: columns.length - 1 }, [...costs])
      const outcome = run(highs, model, isMixed, isFirst, deadline)
      isFirst = false
      return outcome
    },
    holdColumn(place, lower, upper) {
      columnBounds[place] = { lower, upper }
      model.changeColBounds(place, lower, upper)
    },
    holdRow(place, lower, upper) {
      rowBounds[place] = { lower, upper }
      model.changeRowBounds(place, lower, upper)
    },
    begin(places, values) {
      model.setSolution({ indices: [...places], values: [...values] })
    },
    refined: () => refine(highs, model, rows, columnBounds, rowBounds),
    close: () => model.dispose(),
  }
}

function dataOf(columns: readonly Column[], rows: readonly Row[]): ModelData {
  const starts = [0]
  const indices: number[] = []
  const values: number[] = []
  for (const { places, factors } of rows) {
    indices.push(...places)
    values.push(...factors)
    starts.push(indices.length)
  }
  const isMixed = columns.some(({ isWhole }) => isWhole)
  return {
    numCols: columns.length,
    numRows: rows.length,
    colCost: columns.map(() => 0),
    colLower: columns.map(({ lower }) => lower),
    colUpper: columns.map(({ upper }) => upper),
    rowLower: rows.map(({ lower }) => lower),
    rowUpper: rows.map(({ upper }) => upper),
    matrix: {
      format: 'csr',
      numRows: rows.length,
      numCols: columns.length,
      starts,
      indices,
      values,
    },
    ...(isMixed
      ? { integrality: columns.map(({ isWhole }) => (isWhole ? 1 : 0) as VariableType) }
      : {}),
  }
}

function run(
  highs: Highs,
  model: Model,
  isMixed: boolean,
  isFirst: boolean,
  deadline: number,
): Outcome {
  const none = { objective: NaN, values: new Float64Array(), rowDuals: new Float64Array() }
  const left = (deadline - performance.now()) / 1000
  if (left <= 0) return { status: 'stopped', ...none }
  model.options.set('time_limit', model.getRunTime() + left)
  const { infeasible, optimal, unboundedOrInfeasible } = highs.constants.modelStatus
  const outcome = attempt(highs, model, isMixed, isFirst)
  if (outcome === infeasible || outcome === unboundedOrInfeasible) {
    return { status: 'infeasible', ...none }
  }
  const isFound = outcome === optimal || (isMixed && Number.isFinite(gapOf(model)))
  if (!isFound) return { status: 'stopped', ...none }
  const { colValue, rowDual } = model.getSolution()
  return {
    status: outcome === optimal ? 'optimal' : 'stopped',
    objective: model.getObjectiveValue(),
    values: colValue,
    rowDuals: rowDual,
  }
}

/**
 * Runs a program. One that comes to nothing from where it was begins from nothing: on its way from one
 * problem to the next the solver may take what can be held for impossible, or make up its mind about
 * nothing, and does so then when its program is shortened in another way or held a little less close.
 */
function attempt(highs: Highs, model: Model, isMixed: boolean, isFirst: boolean): number {
  const { infeasible, unboundedOrInfeasible, unknown } = highs.constants.modelStatus
  const first = tryRun(model, unknown)
  const isDoubtful = first === infeasible || first === unboundedOrInfeasible
  if (first !== unknown && (isMixed || isFirst || !isDoubtful)) return first
  try {
    for (const options of OTHER_WAYS) {
      model.clearSolver()
      model.options.set(options)
      const status = tryRun(model, unknown)
      if (status !== unknown) return status
    }
    return unknown
  } finally {
    model.options.set({ ...CLOSE, presolve: 'choose' })
  }
}

/** How programs are run that the usual way has come to nothing with. */
const OTHER_WAYS: readonly Readonly<Record<string, string | number>>[] = [
  { presolve: 'choose' },
  { presolve: 'off' },
  { presolve: 'on' },
  { presolve: 'off', primal_feasibility_tolerance: 1e-9, dual_feasibility_tolerance: 1e-9 },
]

function tryRun(model: Model, unknown: number): number {
  try {
    return model.run().modelStatus
  } catch {
    // The solver gives up on a basis that has become singular, and needs none.
    return unknown
  }
}

/** How far the best recipe may be from the best there is; infinite where none was found. */
function gapOf(model: Model): number {
  return Number(model.info.get('mip_gap'))
}

interface Bounds {
  readonly lower: number
  readonly upper: number
}

/**
 * The solution of the last run from its basis alone: which bounds hold is kept, and where they meet
 * is worked out again by elimination, then improved by what is left over, counted to twice the digits.
 */
function refine(
  highs: Highs,
  model: Model,
  rows: readonly Row[],
  columnBounds: readonly Bounds[],
  rowBounds: readonly Bounds[],
): number[] {
  const { colStatus, rowStatus } = model.getBasis()
  const { colValue } = model.getSolution()
  const { basic, lower } = highs.constants.basisStatus
  const held = (bounds: Bounds, status: number) => {
    const [one, other] =
      status === lower ? [bounds.lower, bounds.upper] : [bounds.upper, bounds.lower]
    return Number.isFinite(one) ? one : Number.isFinite(other) ? other : 0
  }
  const values = Array.from(colValue, (_, place) =>
    colStatus[place] === basic ? 0 : held(columnBounds[place]!, colStatus[place]!),
  )
  const free = values.flatMap((_, place) => (colStatus[place] === basic ? [place] : []))
  const tight = rows.flatMap((row, place) =>
    rowStatus[place] === basic ? [] : [{ row, bound: held(rowBounds[place]!, rowStatus[place]!) }],
  )
  if (free.length !== tight.length) return [...colValue]
  const at = new Map(free.map((place, index) => [place, index]))
  const matrix = tight.map(({ row }) => {
    const line = new Float64Array(free.length)
    row.places.forEach((place, index) => {
      const column = at.get(place)
      if (column !== undefined) line[column]! += row.factors[index]!
    })
    return line
  })
  const solve = eliminate(matrix)
  if (solve === undefined) return [...colValue]
  for (let round = 0; round < REFINEMENTS; round += 1) {
    const rest = tight.map(({ row, bound }) => leftOver(row, values, bound))
    const step = solve(rest)
    free.forEach((place, index) => (values[place]! += step[index]!))
  }
  return values
}

/** Each round brings some ten digits. */
const REFINEMENTS = 4

/** Solves for one matrix again and again; `undefined` where its lines depend on each other. */
function eliminate(
  matrix: readonly Float64Array[],
): ((right: readonly number[]) => Float64Array) | undefined {
  const size = matrix.length
  const lines = matrix.map((line) => Float64Array.from(line))
  const order = lines.map((_, index) => index)
  for (let step = 0; step < size; step += 1) {
    let best = step
    for (let line = step + 1; line < size; line += 1) {
      if (Math.abs(lines[order[line]!]![step]!) > Math.abs(lines[order[best]!]![step]!)) best = line
    }
    const [chosen, first] = [order[best]!, order[step]!]
    order[step] = chosen
    order[best] = first
    const pivot = lines[chosen]![step]!
    if (Math.abs(pivot) < 1e-13) return undefined
    for (let at = step + 1; at < size; at += 1) {
      const line = lines[order[at]!]!
      const factor = line[step]! / pivot
      line[step] = factor
      if (factor === 0) continue
      for (let column = step + 1; column < size; column += 1) {
        line[column]! -= factor * lines[chosen]![column]!
      }
    }
  }
  return (right) => {
    const solution = Float64Array.from(order, (at) => right[at]!)
    for (let step = 0; step < size; step += 1) {
      for (let at = 0; at < step; at += 1) {
        solution[step]! -= lines[order[step]!]![at]! * solution[at]!
      }
    }
    for (let step = size - 1; step >= 0; step -= 1) {
      for (let at = step + 1; at < size; at += 1) {
        solution[step]! -= lines[order[step]!]![at]! * solution[at]!
      }
      solution[step]! /= lines[order[step]!]![step]!
    }
    return solution
  }
}

/**
 * What a row misses its bound by, as if it were counted in twice the digits.
 *
 * Source: T. Ogita, S. M. Rump, S. Oishi, Accurate Sum and Dot Product (2005), algorithm Dot2.
 */
function leftOver({ places, factors }: Row, values: readonly number[], bound: number): number {
  let sum = bound
  let lost = 0
  places.forEach((place, index) => {
    const one = -factors[index]!
    const other = values[place]!
    const product = one * other
    const [oneHigh, otherHigh] = [highPart(one), highPart(other)]
    const [oneLow, otherLow] = [one - oneHigh, other - otherHigh]
    const productError =
      oneLow * otherLow - (product - oneHigh * otherHigh - oneLow * otherHigh - oneHigh * otherLow)
    const next = sum + product
    const shift = next - sum
    lost += sum - (next - shift) + (product - shift) + productError
    sum = next
  })
  return sum + lost
}

/** The leading half of a number's digits (T. J. Dekker, 1971). */
function highPart(value: number): number {
  const scaled = 134_217_729 * value
  return scaled - (scaled - value)
}
