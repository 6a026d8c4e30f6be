import type { OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import type { DecimalGrams } from '@glazy/ceramics/batch/exact-weight'
import type { DecimalPrice } from '@glazy/ceramics/batch/price'
import type { WeightUnit } from '@glazy/ceramics/batch/weight'
import type { MoveKind } from '@glazy/contract/vocabulary'
import type { Generated } from 'kysely'
import type { CreatedAt, Json, NullableJson, UpdatedAt } from './columns.ts'

/** An analysis as the supplier of a lot states it. */
export interface LotAnalysis {
  readonly percent: OxideAmounts
  readonly loi: number
  readonly source: string | null
}

/** What was bought of a material at one time. How much of it is left is the sum of its movements. */
export interface StockLotTable {
  id: Generated<number>
  account_id: number
  material_id: number
  /** What is written on the bag. */
  label: string | null
  /** A day. */
  bought_on: string | null
  vendor: string | null
  /** Where it was put; what of it is elsewhere by now is in its movements. */
  place: string | null
  note: string | null
  packs: number
  /** Of one pack, in its units. */
  pack_amount: string
  pack_units: WeightUnit
  /** Of all packs together. */
  bought_grams: DecimalGrams
  /** Of all packs together. */
  price: DecimalPrice | null
  /** Its own, where it differs from that of its material: percent by weight. */
  analysis: NullableJson<LotAnalysis>
  created_at: CreatedAt
  updated_at: UpdatedAt
}

/** A movement of a lot. They are only ever added; the database refuses to change one. */
export interface StockMoveTable {
  id: Generated<string>
  lot_id: number
  kind: MoveKind
  /** Less than 0 where the lot became less. */
  grams: DecimalGrams
  /** Where it was; null where nobody has said. */
  place: string | null
  note: string | null
  batch_id: number | null
  /** Place of the ingredient in the batch, from 0. */
  batch_line: number | null
  /** What was added to the batch afterwards, where it was for that. */
  addition_id: number | null
  made_at: CreatedAt
}

/** What is planned to be mixed, or was. */
export interface BatchTable {
  id: Generated<number>
  account_id: number
  /** Made by the client: a repeated plan finds its row. */
  client_key: string | null
  /** The recipe, while it is there. */
  recipe_id: number | null
  /** As it was called, and which version of it this is. */
  recipe_name: string
  recipe_version: number
  /** Of the content. */
  format: number
  content: Json<unknown>
  /** A day. */
  planned_for: string | null
  note: string | null
  log_id: number | null
  created_at: CreatedAt
  updated_at: UpdatedAt
  /** Null while it is planned. */
  finished_at: Date | null
}

/** What was added to a bucket after its batch was mixed. */
export interface BatchAdditionTable {
  id: Generated<number>
  batch_id: number
  /** Of the content. */
  format: number
  content: Json<unknown>
  note: string | null
  log_id: number | null
  made_at: CreatedAt
}
