import type { Lot, ShoppingLine, StockedMaterial } from '@glazy/contract/stock'
import { type WrittenStockRow, writeStockCsv } from '@glazy/formats/csv/stock-csv'
import { writeTable } from '@glazy/formats/csv/write-table'

/** A stock as a file with a row for each lot; its figures are exact. */
export function stockTable(stock: readonly StockedMaterial[]): string {
  const rows = stock.flatMap(({ name, lots }) =>
    lots.map((lot) => ({ ...lot, material: name, ...whereOf(lot) })),
  )
  return writeStockCsv(rows)
}

/** The place of a lot and what of it is elsewhere; one place is not elsewhere. */
function whereOf({ place, places }: Lot): Pick<WrittenStockRow, 'place' | 'elsewhere'> {
  const [only] = places
  if (only && places.length === 1) return { place: only.place, elsewhere: [] }
  return {
    place,
    elsewhere: places.flatMap(({ place: other, left }) =>
      other === null || other === place ? [] : [{ place: other, amount: left }],
    ),
  }
}

const SHOPPING_HEAD = [
  ...['material', 'grams missing', 'packs', 'pack', 'unit', 'supplier', 'cost'],
  ...['grams left', 'grams planned', 'grams in reserve'],
]

/** A shopping list as a file. */
export function shoppingTable(lines: readonly ShoppingLine[]): string {
  const rows = lines.map(({ name, toBuy, packs, pack, cost, left, planned, reorderAt }) => [
    ...[name, toBuy, packs, pack?.amount ?? null, pack?.units ?? null, pack?.vendor ?? null],
    ...[cost, left, planned, reorderAt],
  ])
  return writeTable([SHOPPING_HEAD, ...rows])
}
