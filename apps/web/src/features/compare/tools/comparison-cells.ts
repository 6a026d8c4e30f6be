import type { MaterialSummary } from '@glazy/contract/materials'
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
  /** What is to be known of the figures of an item; empty where nothing is. */
  readonly note: (material: MaterialSummary) => string
}

type Cell = string | number | null

/** Figures are written so exactly that nothing measured is lost, and nothing invented is added. */
const DECIMALS = 4

/**
 * A comparison as the cells of a file: letters and names of the items, then row after row under its
 * heading, each with what its figures are of where that differs. What they leave out stands below the
 * name.
 */
export function comparisonCells(
  materials: readonly MaterialSummary[],
  sections: readonly ComparedSection[],
  words: ComparisonWords,
): readonly (readonly Cell[])[] {
  const rows = sections.flatMap((compared) => [
    [words.section(compared)],
    ...compared.rows.flatMap((row) => cellsOf(row, words.row(row))),
  ])
  const notes = materials.map(words.note)
  return [
    ['', ...materials.map((_, index) => letterOf(index))],
    ['', ...materials.map(({ name }) => name)],
    ...(notes.some((note) => note !== '') ? [['', ...notes]] : []),
    ...rows,
  ]
}

function cellsOf(row: CompareRow, label: string): Cell[][] {
  if (isWordRow(row)) return [[label, ...row.values]]
  const figures = [label, ...row.values.map(rounded)]
  return row.kinds ? [figures, ['', ...row.kinds]] : [figures]
}

function rounded(value: number | null): number | null {
  return value === null ? null : Number(value.toFixed(DECIMALS))
}
