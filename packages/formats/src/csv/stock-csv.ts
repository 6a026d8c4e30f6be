import type { DecimalGrams } from '@glazy/ceramics/batch/exact-weight'
import { fromDecimal, toDecimal } from '@glazy/ceramics/batch/millionths'
import type { DecimalPrice } from '@glazy/ceramics/batch/price'
import type { WeightUnit } from '@glazy/ceramics/batch/weight'
import type { OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import { readLotAnalysis } from '../text/read-lot-analysis.ts'
import { writeAnalysisText } from '../text/write-analysis-text.ts'
import { headingsOf } from './column-words.ts'
import { readPrice } from './csv-price.ts'
import { type NamedRow, readNamedColumns } from './named-columns.ts'
import {
  type CommaOf,
  type Elsewhere,
  readCount,
  readDay,
  readElsewhere,
  readLeft,
  readWeight,
  writeElsewhere,
} from './stock-cells.ts'
import { writeTable } from './write-table.ts'

/** A purchase of a stock as it is in a file. */
export interface StockCsvRow {
  readonly material: string
  readonly packs: number
  /** Weight of one pack as decimal digits, in `packUnits`. */
  readonly packAmount: string
  readonly packUnits: WeightUnit
  /** What is left of it; null where all is. */
  readonly left: DecimalGrams | null
  /** Of all packs. */
  readonly price: DecimalPrice | null
  /** Day as `2026-03-31`. */
  readonly boughtOn: string | null
  readonly vendor: string | null
  readonly place: string | null
  readonly elsewhere: Elsewhere
  readonly label: string | null
  readonly note: string | null
  /** Of the lot, where it differs from that of its material: percent by weight. */
  readonly analysis: StockCsvAnalysis | null
}

export interface StockCsvAnalysis {
  readonly percent: OxideAmounts
  readonly loi: number
  /** Where it is from. */
  readonly source: string | null
}

export interface FoundStockRow extends StockCsvRow {
  /** From 1. */
  readonly line: number
}

/**
 * What is wrong with a row, and the text that it is about. Without a name, a weight or its unit a row
 * is left out; the others are read without what is wrong.
 */
export interface StockCsvProblem {
  readonly line: number
  readonly kind:
    | ('noName' | 'badWeight' | 'badUnit' | 'badPacks' | 'badLeft' | 'badPrice' | 'badDate')
    | ('badElsewhere' | 'badAnalysis' | 'unclearPrice')
  readonly text: string
}

export interface StockCsv {
  readonly rows: readonly FoundStockRow[]
  readonly problems: readonly StockCsvProblem[]
}

type Column =
  | ('material' | 'packs' | 'pack' | 'unit' | 'left' | 'gramsLeft')
  | ('price' | 'boughtOn' | 'vendor' | 'place' | 'elsewhere' | 'label' | 'note')
  | ('analysis' | 'analysisSource')

/** Columns in the order of files that name none. */
const COLUMNS: readonly Column[] = ['material', 'pack', 'unit', 'price', 'vendor', 'boughtOn']

/** Those whose numbers say what a comma is. */
const FIGURES: readonly Column[] = ['pack', 'left', 'gramsLeft', 'price']

/** Names of columns, folded. */
const HEADINGS: Readonly<Record<string, Column>> = {
  ...headingsOf<Column>({
    material: 'material',
    name: 'material',
    packs: 'packs',
    weight: 'pack',
    unit: 'unit',
    left: 'left',
    price: 'price',
    boughtOn: 'boughtOn',
    vendor: 'vendor',
    place: 'place',
    lot: 'label',
    note: 'note',
  }),
  pack: 'pack',
  'pack size': 'pack',
  size: 'pack',
  bought: 'pack',
  'grams left': 'gramsLeft',
  total: 'price',
  elsewhere: 'elsewhere',
  'other places': 'elsewhere',
  analysis: 'analysis',
  'lot analysis': 'analysis',
  'analysis source': 'analysisSource',
}

/** A purchase with what follows from it, for who reads the file; it is not read back. */
export interface WrittenStockRow extends StockCsvRow {
  readonly bought: DecimalGrams
  readonly pricePerKilogram: DecimalPrice | null
}

const HEAD = [
  'material',
  'lot',
  'bought on',
  'supplier',
  'place',
  'packs',
  'pack',
  'unit',
  'grams bought',
  'grams left',
  'elsewhere',
  'price',
  'price per kg',
  'note',
  'analysis',
  'analysis source',
]

/** A stock as a file with a row for each lot, as {@link readStockCsv} reads it; its figures are exact. */
export function writeStockCsv(rows: readonly WrittenStockRow[]): string {
  const cells = rows.map((row) => [
    row.material,
    row.label,
    row.boughtOn,
    row.vendor,
    row.place,
    row.packs,
    row.packAmount,
    row.packUnits,
    row.bought,
    row.left,
    writeElsewhere(row.elsewhere),
    row.price,
    row.pricePerKilogram,
    row.note,
    row.analysis && writeAnalysisText(row.analysis),
    row.analysis?.source ?? null,
  ])
  return writeTable([HEAD, ...cells])
}

/**
 * Reads a table of purchases: commas, semicolons or tabs between the cells, with or without a row of
 * headings. The unit may stand with the weight: `22.7 kg`. A table that only says what is left is a
 * purchase of that.
 */
export function readStockCsv(text: string): StockCsv {
  const rows: FoundStockRow[] = []
  const problems: StockCsvProblem[] = []
  const table = readNamedColumns(text, { headings: HEADINGS, columns: COLUMNS })
  const comma = table.commaIn(FIGURES)
  const byNumbers = table.commaByNumbers(FIGURES)
  // Nobody buys a gram and a quarter: that cells have semicolons between them is not enough to say so.
  const commaOf = (unit?: WeightUnit) => (unit === 'grams' ? byNumbers : comma)
  for (const row of table.rows) readRow(row, commaOf, { rows, problems })
  return { rows, problems }
}

function readRow(
  { line, text, cell }: NamedRow<Column>,
  commaOf: CommaOf,
  { rows, problems }: { readonly rows: FoundStockRow[]; readonly problems: StockCsvProblem[] },
): void {
  const wrong = (kind: StockCsvProblem['kind'], about: string) =>
    void problems.push({ line, kind, text: about })
  /** What a cell says; where that cannot be, nothing, and the problem is noted. */
  const known = <TValue>(
    kind: StockCsvProblem['kind'],
    written: string,
    read: (text: string) => TValue | undefined,
  ): TValue | null => {
    const value = written === '' ? undefined : read(written)
    if (value === undefined && written !== '') wrong(kind, written)
    return value ?? null
  }
  const material = cell('material').replace(/\s+/g, ' ')
  if (material === '') return wrong('noName', text)
  const pack = readWeight(cell('pack') || cell('left'), cell('unit'), commaOf)
  if (typeof pack === 'string') return wrong(pack, material)
  const packs = known('badPacks', cell('packs'), readCount) ?? 1
  const bought = fromDecimal(pack.grams) * BigInt(packs)
  const leftUnit = cell('gramsLeft') === '' ? pack.unit : 'grams'
  const left =
    known('badLeft', cell('gramsLeft') || cell('left'), (written) =>
      readLeft(written, leftUnit, bought, commaOf),
    ) ?? bought
  const price = known('badPrice', cell('price'), (written) => readPrice(written, commaOf()))
  if (price?.unclear !== undefined) wrong('unclearPrice', price.unclear)
  rows.push({
    line,
    material,
    packs,
    packAmount: pack.amount,
    packUnits: pack.unit,
    left: left === bought ? null : toDecimal(left),
    price: price?.price ?? null,
    boughtOn: known('badDate', cell('boughtOn'), readDay),
    vendor: cell('vendor') || null,
    place: cell('place') || null,
    elsewhere:
      known('badElsewhere', cell('elsewhere'), (written) =>
        readElsewhere(written, left, commaOf),
      ) ?? [],
    label: cell('label') || null,
    note: cell('note') || null,
    analysis: known('badAnalysis', cell('analysis'), (written) =>
      readAnalysis(written, cell('analysisSource')),
    ),
  })
}

function readAnalysis(text: string, source: string): StockCsvAnalysis | undefined {
  const figures = readLotAnalysis(text)
  return figures && { ...figures, source: source || null }
}
