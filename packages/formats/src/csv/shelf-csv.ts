import type { DecimalPrice } from '@glazy/ceramics/batch/price'
import type { WeightUnit } from '@glazy/ceramics/batch/weight'
import type { Comma } from '@glazy/ceramics/decimal'
import { readWeightUnit } from '../text/weight-words.ts'
import { headingsOf } from './column-words.ts'
import { readPrice } from './csv-price.ts'
import { type NamedRow, readNamedColumns } from './named-columns.ts'
import { writeTable } from './write-table.ts'

/** A row of a shelf as it is in a file. */
export interface ShelfCsvRow {
  readonly material: string
  readonly price: DecimalPrice | null
  readonly priceUnits: WeightUnit | null
  readonly vendorCode: string | null
}

export interface FoundShelfRow extends ShelfCsvRow {
  /** From 1. */
  readonly line: number
}

/** What is wrong with a row, and the text that it is about. */
export interface ShelfCsvProblem {
  readonly line: number
  readonly kind: 'noName' | 'badPrice' | 'unclearPrice' | 'badUnit'
  readonly text: string
}

export interface ShelfCsv {
  readonly rows: readonly FoundShelfRow[]
  readonly problems: readonly ShelfCsvProblem[]
}

type Column = 'material' | 'price' | 'unit' | 'sku'

/** Columns in the order of files that name none. */
const COLUMNS: readonly Column[] = ['material', 'price', 'unit', 'sku']

/** Names of columns, folded. */
const HEADINGS: Readonly<Record<string, Column>> = {
  ...headingsOf<Column>({
    material: 'material',
    name: 'material',
    price: 'price',
    unitPrice: 'price',
    unit: 'unit',
    sku: 'sku',
  }),
  per: 'unit',
  priceunits: 'unit',
  'price unit': 'unit',
  'vendor code': 'sku',
  vendorcode: 'sku',
}

/**
 * Reads a table of materials with what they cost: commas, semicolons or tabs between the cells, with
 * or without a row of headings. What a price is per may stand with it: `12.50/kg`.
 */
export function readShelfCsv(text: string): ShelfCsv {
  const rows: FoundShelfRow[] = []
  const problems: ShelfCsvProblem[] = []
  const table = readNamedColumns(text, { headings: HEADINGS, columns: COLUMNS })
  const comma = table.commaIn(['price'])
  for (const row of table.rows) readRow(row, comma, { rows, problems })
  return { rows, problems }
}

function readRow(
  { line, text, cell }: NamedRow<Column>,
  comma: Comma,
  { rows, problems }: { readonly rows: FoundShelfRow[]; readonly problems: ShelfCsvProblem[] },
): void {
  const material = cell('material').replace(/\s+/g, ' ')
  if (material === '') {
    problems.push({ line, kind: 'noName', text })
    return
  }
  const [amount = '', per = ''] = cell('price').split(/\/|\bper\b/)
  const { price, unclear } = readPrice(amount, comma) ?? {}
  const units = readWeightUnit(cell('unit')) ?? readWeightUnit(per)
  const isPriced = price !== undefined && units !== undefined
  if (price === undefined && amount.trim() !== '') {
    problems.push({ line, kind: 'badPrice', text: amount.trim() })
  } else if (price !== undefined && units === undefined) {
    problems.push({ line, kind: 'badUnit', text: material })
  } else if (unclear !== undefined) {
    problems.push({ line, kind: 'unclearPrice', text: unclear })
  }
  rows.push({
    line,
    material,
    price: isPriced ? price : null,
    priceUnits: isPriced ? units : null,
    vendorCode: cell('sku') || null,
  })
}

/** A shelf as {@link readShelfCsv} reads it. */
export function writeShelfCsv(rows: readonly ShelfCsvRow[]): string {
  const cells = rows.map(({ material, price, priceUnits, vendorCode }) => {
    return [material, price, priceUnits, vendorCode]
  })
  return writeTable([['material', 'price', 'unit', 'SKU'], ...cells])
}
