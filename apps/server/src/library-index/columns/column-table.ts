import { OXIDE_TABLE, oxidesOf, type Oxide } from '@glazy/ceramics/chemistry/oxides'
import { SMALLEST_DIVISOR, UMF_GROUPS } from '@glazy/ceramics/chemistry/unity'
import type { MaterialKind } from '#db/tables/material.ts'
import type { IndexRow } from './index-row.ts'
import { highDigest, lowDigest } from './item-digest.ts'

/** Kinds of items by their number. */
export const KINDS = ['recipe', 'primitive', 'analysis'] as const satisfies readonly MaterialKind[]

const NO_COLOUR = 0xff000000

/** Arrays that hold one figure of each item. */
export type Figures = Uint8Array | Int32Array | Uint32Array | Float64Array

/** A kind of arrays of figures, made empty or over bytes that are there. */
export interface ArrayKind<TFigures> {
  new (length: number): TFigures
  new (buffer: ArrayBuffer, offset: number, length: number): TFigures
  readonly BYTES_PER_ELEMENT: number
}

/** A column of a kind of arrays, with what it holds of an item. */
const held =
  <TFigures extends Figures>(kind: ArrayKind<TFigures>) =>
  (of: (row: IndexRow) => number) => ({ kind, of })

const bytes = held<Uint8Array>(Uint8Array)
const integers = held<Int32Array>(Int32Array)
const unsigned = held<Uint32Array>(Uint32Array)
const floats = held<Float64Array>(Float64Array)

/**
 * Every figure that the index keeps of an item: what a line says here is kept, brought up to date
 * and written into snapshots. A new column needs its line, its field in `INDEX_ROW` and in
 * `read/item-rows.queries.ts`, and, to be searched by, a line of `columnFilter`; see
 * `docs/how-to/add-a-filter.md`.
 */
export const COLUMNS = {
  /** 0 where a row is free. */
  ids: integers((row) => row.id),
  ownerIds: integers((row) => row.ownerId),
  isHidden: bytes((row) => Number(row.isHidden)),
  isPrivate: bytes((row) => Number(row.isPrivate)),
  /** Place of the kind in {@link KINDS}. */
  kinds: bytes((row) => KINDS.indexOf(row.kind)),
  parentIds: integers((row) => row.parentId ?? 0),
  /** 0 where nothing is said, here and below. */
  typeIds: integers((row) => row.typeId ?? 0),
  fromConeIds: bytes((row) => row.fromConeId ?? 0),
  toConeIds: bytes((row) => row.toConeId ?? 0),
  /** One bit for each atmosphere, the lowest for that of id 1. */
  atmospheres: bytes((row) => row.atmospheres.reduce((bits, id) => bits | (1 << (id - 1)), 0)),
  surfaceIds: bytes((row) => row.surfaceId ?? 0),
  transparencyIds: bytes((row) => row.transparencyId ?? 0),
  countryIds: bytes((row) => row.countryId ?? 0),
  stateIds: bytes((row) => row.stateId),
  hasPhoto: bytes((row) => Number(row.hasPhoto)),
  hasAnalysis: bytes((row) => Number(row.hasAnalysis)),
  hasColour: bytes((row) => Number(row.colours.length > 0)),
  /** Red, green and blue as one number, or {@link NO_COLOUR}. */
  colours: unsigned((row) => (row.colour === null ? NO_COLOUR : parseInt(row.colour, 16))),
  createdAt: floats((row) => row.createdAt),
  updatedAt: floats((row) => row.updatedAt),
  /** NaN without ratings. */
  ratingAverages: floats((row) => row.ratingAverage ?? NaN),
  ratingCounts: integers((row) => row.ratingCount),
  bases: floats((row) => row.base),
  compositions: floats((row) => row.composition),
  /** Moles in 100 g: of all oxides, NaN for an empty analysis; of the fluxes, NaN without. */
  moles: floats((row) => molesOf(row, oxidesOf(row.percent)) || NaN),
  flux: floats(({ percent }) => {
    const sum =
      molesOf({ percent }, UMF_GROUPS.default.R2O) + molesOf({ percent }, UMF_GROUPS.default.RO)
    return sum >= SMALLEST_DIVISOR ? sum : NaN
  }),
  r2o: floats((row) => molesOf(row, UMF_GROUPS.default.R2O)),
  ro: floats((row) => molesOf(row, UMF_GROUPS.default.RO)),
  /** Digest of each item, in two halves; 0 for what is hidden or free. */
  digestsLow: unsigned(lowDigest),
  digestsHigh: unsigned(highDigest),
}

export type ColumnName = keyof typeof COLUMNS
export const COLUMN_NAMES = Object.keys(COLUMNS) as readonly ColumnName[]

/** The columns of a piece of the library. */
export type ColumnArrays = {
  readonly [TName in ColumnName]: InstanceType<(typeof COLUMNS)[TName]['kind']>
}

function molesOf({ percent }: Pick<IndexRow, 'percent'>, oxides: readonly Oxide[]): number {
  let moles = 0
  for (const oxide of oxides) moles += (percent[oxide] ?? 0) / OXIDE_TABLE[oxide].molarMass
  return moles
}
