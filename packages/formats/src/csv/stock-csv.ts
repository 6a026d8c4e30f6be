import { type DecimalGrams, readExactWeight } from '@glazy/ceramics/batch/exact-weight'
import { fromDecimal, toDecimal, total } from '@glazy/ceramics/batch/millionths'
import type { DecimalPrice } from '@glazy/ceramics/batch/price'
import type { WeightUnit } from '@glazy/ceramics/batch/weight'
import type { OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import { type Comma, parseDecimal } from '@glazy/ceramics/decimal'
import { meaningsIn } from '../record/commas.ts'
import { readLotAnalysis } from '../text/read-lot-analysis.ts'
import { readWeightUnit } from '../text/weight-words.ts'
import { writeAnalysisText } from '../text/write-analysis-text.ts'
import { headingsOf } from './column-words.ts'
import { readPrice } from './csv-price.ts'
import { type NamedRow, readNamedColumns } from './named-columns.ts'
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
  /** Grams of what is left that are in other places. */
  readonly elsewhere: readonly { readonly place: string; readonly amount: DecimalGrams }[]
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
    writeElsewhere(row),
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
  const table = readNamedColumns(text, { headings: HEADINGS, columns: COLUMNS })
  const comma = table.commaIn(FIGURES)
  const byNumbers = table.commaByNumbers(FIGURES)
  // Nobody buys a gram and a quarter: that cells have semicolons between them is not enough to say so.
  const commaOf = (unit?: WeightUnit) => (unit === 'grams' ? byNumbers : comma)
  const read = table.rows.map((row) => ({ ...readRow(row, commaOf), line: row.line }))
  return {
    rows: read.flatMap(({ row, line }) => (row ? [{ ...row, line }] : [])),
    problems: read.flatMap(({ wrong, line }) => wrong.map((problem) => ({ ...problem, line }))),
  }
}

interface ReadRow {
  readonly row?: StockCsvRow
  readonly wrong: readonly Omit<StockCsvProblem, 'line'>[]
}

/** What a comma is in a weight of a unit; without one, in a price. */
type CommaOf = (unit?: WeightUnit) => Comma

function readRow({ text, cell }: NamedRow<Column>, commaOf: CommaOf): ReadRow {
  const wrong: ReadRow['wrong'][number][] = []
  /** What a cell says; where that cannot be, nothing, and the problem is noted. */
  const known = <TValue>(
    kind: StockCsvProblem['kind'],
    text: string,
    read: (text: string) => TValue | undefined,
  ): TValue | null => {
    const value = text === '' ? undefined : read(text)
    if (value === undefined && text !== '') wrong.push({ kind, text })
    return value ?? null
  }
  const material = cell('material').replace(/\s+/g, ' ')
  if (material === '') return { wrong: [{ kind: 'noName', text }] }

  // A thousand to some, a little over one to others: it is not guessed.
  const pack = readWeight(cell('pack') || cell('left'), cell('unit'), commaOf)
  if (typeof pack === 'string') return { wrong: [{ kind: pack, text: material }] }
  const packs = known('badPacks', cell('packs'), readCount) ?? 1
  const bought = fromDecimal(pack.grams) * BigInt(packs)
  const left = known('badLeft', cell('gramsLeft') || cell('left'), (text) => {
    const unit = cell('gramsLeft') === '' ? pack.unit : 'grams'
    const [amount, leftUnit] = splitWeight(text, unit)
    const comma = commaOf(leftUnit)
    if (meaningsIn(amount, comma) !== undefined) return undefined
    const rest = leftUnit && readExactWeight(amount, leftUnit, comma)
    return rest?.ok && rest.value <= bought ? toDecimal(rest.value) : undefined
  })
  const price = known('badPrice', cell('price'), (text) => readPrice(text, commaOf()))
  if (price?.unclear !== undefined) wrong.push({ kind: 'unclearPrice', text: price.unclear })
  const row: StockCsvRow = {
    material,
    packs,
    packAmount: pack.amount,
    packUnits: pack.unit,
    left: left !== null && fromDecimal(left) === bought ? null : left,
    price: price?.price ?? null,
    boughtOn: known('badDate', cell('boughtOn'), readDay),
    vendor: cell('vendor') || null,
    place: cell('place') || null,
    elsewhere:
      known('badElsewhere', cell('elsewhere'), (text) => {
        const others = readElsewhere(text, commaOf)
        const sum = total((others ?? []).map(({ amount }) => fromDecimal(amount)))
        return sum <= (left === null ? bought : fromDecimal(left)) ? others : undefined
      }) ?? [],
    label: cell('label') || null,
    note: cell('note') || null,
    analysis: known('badAnalysis', cell('analysis'), (text) => {
      const figures = readLotAnalysis(text)
      return figures && { ...figures, source: cell('analysisSource') || null }
    }),
  }
  return { row, wrong }
}

interface ReadWeight {
  readonly amount: string
  readonly unit: WeightUnit
  readonly grams: DecimalGrams
}

function readWeight(
  text: string,
  unitText: string,
  commaOf: CommaOf,
): ReadWeight | 'badWeight' | 'badUnit' {
  const [amount, unit] = splitWeight(text, readWeightUnit(unitText))
  if (amount === '') return 'badWeight'
  if (unit === undefined) return 'badUnit'
  const comma = commaOf(unit)
  const weight = readExactWeight(amount, unit, comma)
  const number = parseDecimal(amount, comma)
  if (meaningsIn(amount, comma) !== undefined) return 'badWeight'
  if (!number.ok || !weight.ok || weight.value === 0n) return 'badWeight'
  return { amount: String(number.value), unit, grams: toDecimal(weight.value) }
}

/** The word for a unit in any script. */
const UNIT_WORD = String.raw`[\p{L}\p{M}㎏]+`
const WEIGHT = new RegExp(String.raw`^([\d.,'’\s]+?)\s*(${UNIT_WORD})\.?$`, 'u')

/** A weight and its unit, which may stand behind it; undefined where that is unknown. */
function splitWeight(
  text: string,
  unit: WeightUnit | undefined,
): [amount: string, unit: WeightUnit | undefined] {
  const [, amount, word] = WEIGHT.exec(text) ?? []
  return amount === undefined || word === undefined
    ? [text.trim(), unit]
    : [amount.trim(), readWeightUnit(word)]
}

/** `200 g Attic; 5.5 g Studio`; a backslash stands before a semicolon in the name of a place. */
function writeElsewhere({ elsewhere }: StockCsvRow): string | null {
  const texts = elsewhere.map(
    ({ place, amount }) => `${amount} g ${place.replace(/[\\;]/g, '\\$&')}`,
  )
  return texts.join('; ') || null
}

const ELSEWHERE = new RegExp(String.raw`^\s*(\d+(?:[.,]\d+)?)\s*(${UNIT_WORD})\.?\s+(.+?)\s*$`, 'u')

/** More lots than one are in fewer places. */
const PLACES_MAX = 20

function readElsewhere(text: string, commaOf: CommaOf): StockCsvRow['elsewhere'] | undefined {
  const parts = text.match(/(?:\\.|[^\\;])+/g) ?? []
  const others = parts.flatMap((part) => {
    const [, digits = '', unit = '', name = ''] = ELSEWHERE.exec(part) ?? []
    const weight = readWeightUnit(unit)
    const amount = weight && readExactWeight(digits, weight, commaOf(weight))
    return amount?.ok && amount.value > 0n
      ? [{ place: name.replace(/\\(.)/g, '$1'), amount: toDecimal(amount.value) }]
      : []
  })
  const isWhole = others.length === parts.length && others.length <= PLACES_MAX
  return isWhole ? others : undefined
}

/** More are a weight in the wrong column. */
const PACKS_MAX = 1_000

function readCount(text: string): number | undefined {
  return /^\d{1,4}$/.test(text) && Number(text) > 0 && Number(text) <= PACKS_MAX
    ? Number(text)
    : undefined
}

/** A day as ISO 8601 writes it, or with its parts in an order that cannot be mistaken. */
function readDay(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  if (year && month && day) return dayOf(year, month, day)
  const [, one, sign, two, last] = /^(\d{1,2})([./])(\d{1,2})[./](\d{4})$/.exec(text) ?? []
  if (!one || !two || !last) return undefined
  if (sign === '.' || Number(one) > 12) return dayOf(last, two, one)
  return Number(two) > 12 || one === two ? dayOf(last, one, two) : undefined
}

function dayOf(year: string, month: string, day: string): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${text}T00:00:00Z`)
  // Of the 31st of a short month there is no day.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined
}
