import type { ShoppingLine, StockedMaterial } from '@glazy/contract/stock'
import { writeTable } from '@glazy/formats/csv/write-table'

const STOCK_HEAD = [
  ...['material', 'lot', 'bought on', 'supplier', 'place', 'packs', 'pack', 'unit'],
  ...['grams bought', 'grams left', 'price', 'price per kg', 'note'],
]

/** A stock as a file with a row for each lot; its figures are exact. */
export function stockTable(stock: readonly StockedMaterial[]): string {
  const rows = stock.flatMap(({ name, lots }) =>
    lots.map((lot) => [
      ...[name, lot.label, lot.boughtOn, lot.vendor, lot.place, lot.packs],
      ...[lot.packAmount, lot.packUnits, lot.bought, lot.left],
      ...[lot.price, lot.pricePerKilogram, lot.note],
    ]),
  )
  return writeTable([STOCK_HEAD, ...rows])
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
