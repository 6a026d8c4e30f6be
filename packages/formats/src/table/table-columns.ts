import { parseOxide } from '@glazy/ceramics/chemistry/oxides'
import { parseDecimal } from '@glazy/ceramics/decimal'
import { type ColumnMeaning, meaningOf, withoutUnit } from '../csv/column-words.ts'
import { isRising, NUMBER, plainNumber, RANGE, UNIT } from '../text/free-text-amount.ts'
import { readWeightUnit } from '../text/weight-words.ts'

/** A row of a table; cells have no spaces around them. */
export interface TableRow {
  readonly cells: readonly string[]
  /** Line of the file, from 1. */
  readonly line: number
}

/** A column by its heading. */
export interface TableColumn {
  readonly at: number
  /** Empty where there is none. */
  readonly heading: string
  readonly meaning: ColumnMeaning | undefined
  /** Whether it is part of an analysis: an oxide, what is lost in the fire, a ratio of oxides. */
  readonly isOfAnalysis: boolean
  /** Whether most of what stands in it are figures. */
  readonly hasFigures: boolean
}

/** A row without spaces around its cells and without empty ones at its end. */
export function toTableRow(cells: readonly string[], line: number): TableRow {
  const trimmed = cells.map((cell) => cell.trim())
  return { cells: trimmed.slice(0, trimmed.findLastIndex((cell) => cell !== '') + 1), line }
}

const WITH_UNIT = new RegExp(String.raw`^(\+?(?:${NUMBER}))\s*(${UNIT})\.?$`, 'iu')
const ONLY_RANGE = new RegExp(String.raw`^(\+?)${RANGE}\s*(${UNIT}?)\.?$`, 'iu')

/** What a cell says of an amount. */
export interface CellAmount {
  readonly amount: string
  /** The higher end of a range, of which `amount` is the lower. */
  readonly upTo?: string
  /** Empty where none stands behind it. */
  readonly unit: string
}

/** The parts of a cell with an amount: `+5`, `1,200 g`, `20-25 %`. */
export function amountIn(text: string): CellAmount {
  const [, plus = '', from = '', upTo = '', rangeUnit = ''] = ONLY_RANGE.exec(text) ?? []
  if (isRising(from, upTo)) return { amount: `${plus}${from}`, upTo, unit: rangeUnit }
  const [, figure = text, unit = ''] = WITH_UNIT.exec(text) ?? []
  return { amount: plainNumber(figure), unit }
}

/** Whether a cell holds a figure, which may have its unit behind it. */
export function isFigure(text: string): boolean {
  const { amount } = amountIn(text)
  // Whatever its comma is, it is a figure.
  return parseDecimal(amount.replace(/[%g]$/i, '').trimEnd(), 'decimal').ok
}

/** How people say that a recipe has none of a material, besides leaving the cell empty. */
export function isNone(text: string): boolean {
  return /^(?:[-–—]*|0+(?:[.,]0+)?|[.,]0+)$/.test(text)
}

/** A column by its heading and what stands below it. */
export function toColumn(head: TableRow, body: readonly TableRow[], at: number): TableColumn {
  const heading = head.cells[at] ?? ''
  const filled = body.map(({ cells }) => cells[at] ?? '').filter(Boolean)
  const figures = filled.filter((text) => isFigure(text) || isNone(text)).length
  return {
    at,
    heading,
    meaning: meaningOf(heading) ?? (readWeightUnit(heading) && 'weight'),
    isOfAnalysis: isOfAnalysis(withoutUnit(heading)),
    hasFigures: figures > 0 && figures * 2 >= filled.length,
  }
}

/** `SiO2`, `LOI`, `SiO2:Al2O3`. */
function isOfAnalysis(heading: string): boolean {
  const parts = heading.split(/\s*[:/+]\s*/)
  return parts.every(
    (part) => parseOxide(part) !== undefined || /^(?:loi|l\.o\.i\.|knao|r2o3?|ro2?)$/i.test(part),
  )
}
