import { exactWeight, type Micrograms } from '@glazy/ceramics/batch/exact-weight'
import { fromDecimal, type Millionths, toDecimal, total } from '@glazy/ceramics/batch/millionths'
import { inDisplayOrder } from '@glazy/ceramics/chemistry/oxides'
import { shareOfPrice } from '@glazy/ceramics/batch/take-from-lots'
import type { Lot, StockedMaterial, StockMove } from '@glazy/contract/stock'
import type { LotRow, MoveRow, StockedRow } from './stock.queries.ts'

const KILOGRAM = exactWeight(1, 'kilograms')

/** What a part of a lot has cost; nothing where the price of the lot is not known. */
export function costOfPart(
  { price, bought }: Pick<LotRow, 'price' | 'bought'>,
  part: Micrograms,
): Millionths | null {
  return price === null ? null : shareOfPrice(fromDecimal(price), fromDecimal(bought), part)
}

function presentLot(row: LotRow): Lot {
  const ofKilogram = costOfPart(row, KILOGRAM)
  return {
    id: row.id,
    materialId: row.material_id,
    label: row.label,
    boughtOn: row.bought_on,
    vendor: row.vendor,
    place: row.place,
    places: [...row.places],
    note: row.note,
    packs: row.packs,
    packAmount: row.pack_amount,
    packUnits: row.pack_units,
    bought: row.bought,
    left: row.left,
    price: row.price,
    analysis: row.analysis && { ...row.analysis, percent: inDisplayOrder(row.analysis.percent) },
    pricePerKilogram: ofKilogram === null ? null : toDecimal(ofKilogram),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

/** What is left of a material, lot by lot. */
export function presentStocked(row: StockedRow, lots: readonly LotRow[]): StockedMaterial {
  const left = total(lots.map((lot) => fromDecimal(lot.left)))
  const values = lots.flatMap((lot) => costOfPart(lot, fromDecimal(lot.left)) ?? [])
  return {
    materialId: row.id,
    name: row.name,
    kind: row.kind,
    ...(!row.is_visible && { isHidden: true }),
    left: toDecimal(left),
    reorderAt: row.reorder_at,
    isLow: row.reorder_at !== null && left < fromDecimal(row.reorder_at),
    value: values.length === 0 ? null : toDecimal(total(values)),
    lots: lots.map(presentLot),
  }
}

export function presentMove(row: MoveRow): StockMove {
  const { batch_id: id, batch_name: name } = row
  return {
    id: Number(row.id),
    lotId: row.lot_id,
    lotLabel: row.lot_label,
    kind: row.kind,
    grams: row.grams,
    place: row.place,
    note: row.note,
    batch: id === null || name === null ? null : { id, name },
    madeAt: row.made_at.toISOString(),
  }
}
