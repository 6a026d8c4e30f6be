import type { DecimalGrams } from '@glazy/ceramics/batch/exact-weight'
import type { DecimalPrice } from '@glazy/ceramics/batch/price'
import type { WeightUnit } from '@glazy/ceramics/batch/weight'
import type { Generated } from 'kysely'
import type { CreatedAt, UpdatedAt } from './columns.ts'

/** A material on the shelf of a person. */
export interface UserMaterialTable {
  id: Generated<number>
  account_id: number
  material_id: number
  /** For one of the units; null together with them. */
  price: DecimalPrice | null
  price_units: WeightUnit | null
  /** Number of the article at the shop. */
  vendor_code: string | null
  /** Below it the material is to be bought; grams. */
  reorder_grams: Generated<DecimalGrams | null>
  /** The import it came with. */
  import_id: Generated<number | null>
  created_at: CreatedAt
  updated_at: UpdatedAt
}
