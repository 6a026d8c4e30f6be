import { axisMeasure, type ChartAxis, type ChartSum } from '@glazy/ceramics/chart-axes'
import {
  OXIDE_TABLE,
  OXIDES,
  oxidesOf,
  type Oxide,
  type OxideAmounts,
} from '@glazy/ceramics/oxides'
import { SMALLEST_DIVISOR, UMF_GROUPS } from '@glazy/ceramics/unity'

/** What charts know of an item: its analysis, and what decides who sees it and finds it. */
export interface ChartRow {
  readonly id: number
  readonly ownerId: number
  readonly isPrivate: boolean
  readonly typeId: number | null
  readonly fromConeId: number | null
  readonly toConeId: number | null
  /** Percent by weight. */
  readonly percent: OxideAmounts
}

/** Rows of a chunk: few enough that its columns stay in the processor's cache while being read. */
export const CHUNK_ROWS = 8_192

/**
 * A piece of the library as columns. All figures of an item follow from its percent and two sums,
 * so that an item takes about 200 bytes, whatever can stand on an axis.
 */
export interface ChartChunk {
  /** Ids of the items; 0 where a row is free. */
  readonly ids: Int32Array
  readonly ownerIds: Int32Array
  readonly isPrivate: Uint8Array
  /** 0 without a type. */
  readonly typeIds: Int32Array
  /** 0 without cones. */
  readonly fromConeIds: Uint8Array
  readonly toConeIds: Uint8Array
  /** Percent by weight, by the place of the oxide; a column is there when an item has the oxide. */
  readonly percent: (Float64Array | undefined)[]
  /** Moles in 100 g: of all oxides, NaN for an empty analysis; of the fluxes, NaN without. */
  readonly moles: Float64Array
  readonly flux: Float64Array
  readonly r2o: Float64Array
  readonly ro: Float64Array
}

/** The whole library as columns. */
export interface ChartColumns {
  readonly chunks: readonly ChartChunk[]
  /** Puts rows in, in the place of what was known of these items. */
  put(rows: readonly ChartRow[]): void
  remove(ids: readonly number[]): void
  /** Where an item stands. */
  find(id: number): { readonly chunk: ChartChunk; readonly row: number } | undefined
}

export function createChartColumns(): ChartColumns {
  const chunks: ChartChunk[] = []
  const places = new Map<number, number>()
  const free: number[] = []
  let end = 0

  const placeAt = (place: number) => {
    const chunk = chunks[Math.floor(place / CHUNK_ROWS)]
    if (chunk === undefined) throw new RangeError(`There is no row ${place}`)
    return { chunk, row: place % CHUNK_ROWS }
  }

  const nextPlace = () => {
    const place = free.pop() ?? end++
    if (place >= chunks.length * CHUNK_ROWS) chunks.push(createChunk())
    return place
  }

  return {
    chunks,
    put(rows) {
      for (const item of rows) {
        const place = places.get(item.id) ?? nextPlace()
        places.set(item.id, place)
        const { chunk, row } = placeAt(place)
        writeRow(chunk, row, item)
      }
    },
    remove(ids) {
      for (const id of ids) {
        const place = places.get(id)
        if (place === undefined) continue
        places.delete(id)
        free.push(place)
        const { chunk, row } = placeAt(place)
        chunk.ids[row] = 0
      }
    },
    find(id) {
      const place = places.get(id)
      return place === undefined ? undefined : placeAt(place)
    },
  }
}

/**
 * Writes where all rows of a chunk stand on an axis, by the same steps as `axisValue`; NaN for
 * those that have no such figure, which comes by itself from the NaN of their sums.
 */
export function readAxis(chunk: ChartChunk, axis: ChartAxis, values: Float64Array): void {
  const measure = axisMeasure(axis)
  if (measure.kind === 'sum') return readSum(chunk, measure.sum, values)
  const columns = measure.oxides.flatMap((oxide) => {
    const column = chunk.percent[placeOf(oxide)]
    return column === undefined ? [] : [{ column, molarMass: OXIDE_TABLE[oxide].molarMass }]
  })
  const { figure } = measure
  const whole = figure === 'umf' ? chunk.flux : chunk.moles
  for (let row = 0; row < CHUNK_ROWS; row += 1) values[row] = 0 * whole[row]!
  for (const { column, molarMass } of columns) {
    if (figure === 'umf') addMolesPerFlux(column, molarMass, whole, values)
    else if (figure === 'percent') addPercent(column, values)
    else addMolePercent(column, molarMass, whole, values)
  }
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

function readSum(chunk: ChartChunk, sum: ChartSum, values: Float64Array): void {
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

function divideByAlumina({ percent, flux }: ChartChunk, values: Float64Array): void {
  const alumina = percent[placeOf('Al2O3')]
  const { molarMass } = OXIDE_TABLE.Al2O3
  for (let row = 0; row < CHUNK_ROWS; row += 1) {
    const amount = alumina === undefined ? 0 : alumina[row]! / molarMass / flux[row]!
    values[row] = amount === 0 ? NaN : values[row]! / amount
  }
}

function writeRow(chunk: ChartChunk, row: number, item: ChartRow): void {
  chunk.ids[row] = item.id
  chunk.ownerIds[row] = item.ownerId
  chunk.isPrivate[row] = item.isPrivate ? 1 : 0
  chunk.typeIds[row] = item.typeId ?? 0
  chunk.fromConeIds[row] = item.fromConeId ?? 0
  chunk.toConeIds[row] = item.toConeId ?? 0
  for (const column of chunk.percent) if (column !== undefined) column[row] = 0
  const amounts = oxidesOf(item.percent)
  let moles = 0
  for (const oxide of amounts) {
    const amount = item.percent[oxide] ?? 0
    const place = placeOf(oxide)
    const column = (chunk.percent[place] ??= new Float64Array(CHUNK_ROWS))
    column[row] = amount
    moles += amount / OXIDE_TABLE[oxide].molarMass
  }
  const inHundredGrams = (oxides: readonly Oxide[]) => {
    let sum = 0
    for (const oxide of oxides) sum += (item.percent[oxide] ?? 0) / OXIDE_TABLE[oxide].molarMass
    return sum
  }
  chunk.moles[row] = moles > 0 ? moles : NaN
  const r2o = inHundredGrams(UMF_GROUPS.default.R2O)
  const ro = inHundredGrams(UMF_GROUPS.default.RO)
  chunk.r2o[row] = r2o
  chunk.ro[row] = ro
  chunk.flux[row] = r2o + ro >= SMALLEST_DIVISOR ? r2o + ro : NaN
}

const PLACES: ReadonlyMap<Oxide, number> = new Map(OXIDES.map((oxide, place) => [oxide, place]))

function placeOf(oxide: Oxide): number {
  return PLACES.get(oxide) ?? -1 // every oxide is in the table
}

function createChunk(): ChartChunk {
  return {
    ids: new Int32Array(CHUNK_ROWS),
    ownerIds: new Int32Array(CHUNK_ROWS),
    isPrivate: new Uint8Array(CHUNK_ROWS),
    typeIds: new Int32Array(CHUNK_ROWS),
    fromConeIds: new Uint8Array(CHUNK_ROWS),
    toConeIds: new Uint8Array(CHUNK_ROWS),
    percent: Array.from({ length: OXIDES.length }, () => undefined),
    moles: new Float64Array(CHUNK_ROWS).fill(NaN),
    flux: new Float64Array(CHUNK_ROWS).fill(NaN),
    r2o: new Float64Array(CHUNK_ROWS),
    ro: new Float64Array(CHUNK_ROWS),
  }
}
