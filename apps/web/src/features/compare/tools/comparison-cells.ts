import { letterOf } from '#lib/letters.ts'
import {
  type CompareRow,
  type ComparedSection,
  isWordRow,
} from '#features/compare/rows/compare-rows.ts'

/** How figures and headings of a file are called. */
export interface ComparisonWords {
  readonly section: (compared: ComparedSection) => string
  readonly row: (row: CompareRow) => string
}

type Cell = string | number | null

/** Figures are written so exactly that nothing measured is lost, and nothing invented is added. */
const DECIMALS = 4

/**
 * A comparison as the cells of a file: letters and names of the items, then row after row under its
 * heading, each with what its figures are of where that differs.
 */
export function comparisonCells(
  names: readonly string[],
  sections: readonly ComparedSection[],
  words: ComparisonWords,
): readonly (readonly Cell[])[] {
  const rows = sections.flatMap((compared) => [
    [words.section(compared)],
    ...compared.rows.flatMap((row) => cellsOf(row, words.row(row))),
  ])
  return [['', ...names.map((_, index) => letterOf(index))], ['', ...names], ...rows]
}

function cellsOf(row: CompareRow, label: string): Cell[][] {
  if (isWordRow(row)) return [[label, ...row.values]]
  const figures = [label, ...row.values.map(rounded)]
  return row.kinds ? [figures, ['', ...row.kinds]] : [figures]
}

function rounded(value: number | null): number | null {
  return value === null ? null : Number(value.toFixed(DECIMALS))
}
