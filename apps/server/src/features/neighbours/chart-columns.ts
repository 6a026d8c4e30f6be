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
  /** Moles in 100 g: of all oxides, of R2O and of RO. NaN for an empty analysis. */
  readonly moles: Float64Array
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
 * those that have no such figure.
 */
export function readAxis(chunk: ChartChunk, axis: ChartAxis, values: Float64Array): void {
  const measure = axisMeasure(axis)
  if (measure.kind === 'sum') return readSum(chunk, measure.sum, values)
  const { figure, oxides } = measure
  values.fill(0)
  for (const oxide of oxides) {
    const column = chunk.percent[placeOf(oxide)]
    if (column !== undefined) addAmounts(chunk, column, figure, oxide, values)
  }
  markMissing(figure === 'umf' ? fluxless(chunk) : empty(chunk), values)
}

// The rows of every column are those of the chunk, which is what the `!` below rely on.

function addAmounts(
  { moles, r2o, ro }: ChartChunk,
  column: Float64Array,
  figure: 'umf' | 'percent' | 'molePercent',
  oxide: Oxide,
  values: Float64Array,
): void {
  const { molarMass } = OXIDE_TABLE[oxide]
  switch (figure) {
    case 'umf':
      for (let row = 0; row < CHUNK_ROWS; row += 1) {
        values[row] = values[row]! + column[row]! / molarMass / (r2o[row]! + ro[row]!)
      }
      return
    case 'percent':
      for (let row = 0; row < CHUNK_ROWS; row += 1) values[row] = values[row]! + column[row]!
      return
    case 'molePercent':
      for (let row = 0; row < CHUNK_ROWS; row += 1) {
        values[row] = values[row]! + (100 * (column[row]! / molarMass)) / moles[row]!
      }
  }
}

function readSum(chunk: ChartChunk, sum: ChartSum, values: Float64Array): void {
  const { r2o, ro } = chunk
  const silica = chunk.percent[placeOf('SiO2')]
  const alumina = chunk.percent[placeOf('Al2O3')]
  for (let row = 0; row < CHUNK_ROWS; row += 1) {
    const flux = r2o[row]! + ro[row]!
    values[row] = sumOf(sum, r2o[row]! / flux, ro[row]! / flux, {
      SiO2: silica === undefined ? 0 : silica[row]! / OXIDE_TABLE.SiO2.molarMass / flux,
      Al2O3: alumina === undefined ? 0 : alumina[row]! / OXIDE_TABLE.Al2O3.molarMass / flux,
    })
  }
  markMissing(fluxless(chunk), values)
}

function sumOf(
  sum: ChartSum,
  r2o: number,
  ro: number,
  moles: { readonly SiO2: number; readonly Al2O3: number },
): number {
  switch (sum) {
    case 'R2O':
      return r2o
    case 'RO':
      return ro
    case 'R2ORORatio':
      return ro === 0 ? NaN : r2o / ro
    case 'SiO2Al2O3Ratio':
      return moles.Al2O3 === 0 ? NaN : moles.SiO2 / moles.Al2O3
  }
}

function markMissing(isMissing: (row: number) => boolean, values: Float64Array): void {
  for (let row = 0; row < CHUNK_ROWS; row += 1) if (isMissing(row)) values[row] = NaN
}

function fluxless({ r2o, ro }: ChartChunk): (row: number) => boolean {
  return (row) => !(r2o[row]! + ro[row]! >= SMALLEST_DIVISOR)
}

function empty({ moles }: ChartChunk): (row: number) => boolean {
  return (row) => Number.isNaN(moles[row]!)
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
  chunk.r2o[row] = inHundredGrams(UMF_GROUPS.default.R2O)
  chunk.ro[row] = inHundredGrams(UMF_GROUPS.default.RO)
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
    r2o: new Float64Array(CHUNK_ROWS),
    ro: new Float64Array(CHUNK_ROWS),
  }
}
