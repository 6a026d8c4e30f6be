import { axisMeasure, type ChartAxis, type ChartSum } from '@glazy/ceramics/charts/chart-axes'
import { type Oxide, OXIDE_TABLE } from '@glazy/ceramics/chemistry/oxides'
import { type Chunk, placeOf } from './chunk.ts'
import { CHUNK_ROWS } from './chunk-rows.ts'

/** Where all rows of a chunk stand on an axis; see {@link createAxisReader}. */
export function readAxis(chunk: Chunk, axis: ChartAxis, values: Float64Array): void {
  const valueAt = createAxisReader(chunk, axis)
  for (let row = 0; row < CHUNK_ROWS; row += 1) values[row] = valueAt(row)
}

/** Where a row stands on an axis. */
export type AxisReader = (row: number) => number

/**
 * Reads where rows of a chunk stand on an axis, by the same steps as `axisValue` to the last digit; NaN
 * for those that have no such figure, which comes by itself from the NaN of their sums.
 */
export function createAxisReader(chunk: Chunk, axis: ChartAxis): AxisReader {
  // The rows of every column are those of the chunk, which is what the `!` here and below rely on.
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

/** The columns of those oxides that any item of the chunk has. */
function columnsOf({ percent }: Chunk, oxides: readonly Oxide[]) {
  return oxides.flatMap((oxide) => {
    const column = percent[placeOf(oxide)]
    return column === undefined ? [] : [{ column, molarMass: OXIDE_TABLE[oxide].molarMass }]
  })
}
