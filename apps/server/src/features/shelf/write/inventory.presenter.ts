import { convertPrice } from '@glazy/ceramics/batch/price'
import type { UserMaterial } from '@glazy/contract/inventory'
import { presentThumbnail } from '#features/materials/read/summary.presenter.ts'
import type { InventoryRow } from './inventory.queries.ts'

/** An entry of a shelf; what was paid for it, and where, is for its owner alone. */
export function presentEntry(row: InventoryRow, isOwn: boolean): UserMaterial {
  const { price, price_units: units } = row
  const isPriced = isOwn && price !== null && units !== null
  return {
    id: row.id,
    materialId: row.material_id,
    materialName: row.name,
    material: {
      id: row.material_id,
      name: row.name,
      kind: row.kind,
      materialTypeId: row.type_id,
      ...(!row.is_visible && { isHidden: true }),
      image: presentThumbnail(row),
      user: { id: row.owner_id, name: row.owner_name, username: row.owner_username },
    },
    price: isPriced ? price : null,
    convertedPrice: isPriced ? convertPrice(price, units, 'kilograms') : null,
    priceUnits: isPriced ? units : null,
    vendorCode: isOwn ? row.vendor_code : null,
    updatedAt: row.updated_at.toISOString(),
  }
}
