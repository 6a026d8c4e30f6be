import { axisMeasure, type ChartAxis, type ChartSum } from '@glazy/ceramics/charts/chart-axes'
import { type Oxide, OXIDE_TABLE } from '@glazy/ceramics/chemistry/oxides'
import { type Chunk, placeOf } from './chunk.ts'
import { CHUNK_ROWS } from './chunk-rows.ts'

/**
 * Writes where all rows of a chunk stand on an axis, by the same steps as `axisValue`; NaN for
 * those that have no such figure, which comes by itself from the NaN of their sums.
 */
export function readAxis(chunk: Chunk, axis: ChartAxis, values: Float64Array): void {
  const measure = axisMeasure(axis)
  if (measure.kind === 'sum') return readSum(chunk, measure.sum, values)
  const columns = columnsOf(chunk, measure.oxides)
  const { figure } = measure
  const whole = figure === 'umf' ? chunk.flux : chunk.moles
  for (let row = 0; row < CHUNK_ROWS; row += 1) values[row] = 0 * whole[row]!
  for (const { column, molarMass } of columns) {
    if (figure === 'umf') addMolesPerFlux(column, molarMass, whole, values)
    else if (figure === 'percent') addPercent(column, values)
    else addMolePercent(column, molarMass, whole, values)
  }
}

/** The columns of those oxides that any item of the chunk has. */
function columnsOf({ percent }: Chunk, oxides: readonly Oxide[]) {
  return oxides.flatMap((oxide) => {
    const column = percent[placeOf(oxide)]
    return column === undefined ? [] : [{ column, molarMass: OXIDE_TABLE[oxide].molarMass }]
  })
}

// The rows of every column are those of the chunk, which is what the `!` below rely on. Each loop
// is a function of its own: they run a million times for an answer, and stay simple that way.

function addMolesPerFlux(
  column: Float64Array,
  molarMass: number,
  flux: Float64Array,
  values: Float64Array,
): void {
  for (let row = 0; row < CHUNK_ROWS; row += 1) {
    values[row] = values[row]! + column[row]! / molarMass / flux[row]!
  }
}

function addPercent(column: Float64Array, values: Float64Array): void {
  for (let row = 0; row < CHUNK_ROWS; row += 1) values[row] = values[row]! + column[row]!
}

function addMolePercent(
  column: Float64Array,
  molarMass: number,
  moles: Float64Array,
  values: Float64Array,
): void {
  for (let row = 0; row < CHUNK_ROWS; row += 1) {
    values[row] = values[row]! + (100 * (column[row]! / molarMass)) / moles[row]!
  }
}

function readSum(chunk: Chunk, sum: ChartSum, values: Float64Array): void {
  const { r2o, ro, flux } = chunk
  switch (sum) {
    case 'R2O':
      return readShare(r2o, flux, values)
    case 'RO':
      return readShare(ro, flux, values)
    case 'R2ORORatio':
      for (let row = 0; row < CHUNK_ROWS; row += 1) {
        const over = ro[row]! / flux[row]!
        values[row] = over === 0 ? NaN : r2o[row]! / flux[row]! / over
      }
      return
    case 'SiO2Al2O3Ratio':
      readAxis(chunk, 'SiO2', values)
      return divideByAlumina(chunk, values)
  }
}

function readShare(part: Float64Array, flux: Float64Array, values: Float64Array): void {
  for (let row = 0; row < CHUNK_ROWS; row += 1) values[row] = part[row]! / flux[row]!
}

function divideByAlumina({ percent, flux }: Chunk, values: Float64Array): void {
  const alumina = percent[placeOf('Al2O3')]
  const { molarMass } = OXIDE_TABLE.Al2O3
  for (let row = 0; row < CHUNK_ROWS; row += 1) {
    const amount = alumina === undefined ? 0 : alumina[row]! / molarMass / flux[row]!
    values[row] = amount === 0 ? NaN : values[row]! / amount
  }
}

/** What {@link readAxis} writes, of one row, to the last digit. */
export type AxisReader = (row: number) => number

export function createAxisReader(chunk: Chunk, axis: ChartAxis): AxisReader {
  const measure = axisMeasure(axis)
  if (measure.kind === 'sum') return createSumReader(chunk, measure.sum)
  const { flux, moles } = chunk
  const columns = columnsOf(chunk, measure.oxides)
  const { figure } = measure
  return (row) => {
    const whole = figure === 'umf' ? flux[row]! : moles[row]!
    let value = 0 * whole
    for (const { column, molarMass } of columns) {
      if (figure === 'umf') value += column[row]! / molarMass / whole
      else if (figure === 'percent') value += column[row]!
      else value += (100 * (column[row]! / molarMass)) / whole
    }
    return value
  }
}

function createSumReader(chunk: Chunk, sum: ChartSum): AxisReader {
  const { r2o, ro, flux } = chunk
  switch (sum) {
    case 'R2O':
      return (row) => r2o[row]! / flux[row]!
    case 'RO':
      return (row) => ro[row]! / flux[row]!
    case 'R2ORORatio':
      return (row) => {
        const over = ro[row]! / flux[row]!
        return over === 0 ? NaN : r2o[row]! / flux[row]! / over
      }
    case 'SiO2Al2O3Ratio': {
      const silica = createAxisReader(chunk, 'SiO2')
      const alumina = createAxisReader(chunk, 'Al2O3')
      return (row) => {
        const amount = alumina(row)
        return amount === 0 ? NaN : silica(row) / amount
      }
    }
  }
}
