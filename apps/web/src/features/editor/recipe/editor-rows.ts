import { parseDecimal } from '@glazy/ceramics/decimal'
import { AMOUNT_MAX, COMPONENTS_MAX } from '@glazy/contract/limits'
import type { Component } from '@glazy/contract/materials'
import type { Formats } from '#lib/texts/formats.ts'
import type { WrittenLine } from '#queries/authoring.ts'

/** A material that is in a row. */
export interface ChosenMaterial {
  readonly id: number
  readonly name: string
}

/** One line of a recipe while it is being written. */
export interface EditorRow {
  /** Stays with the row wherever it is moved. */
  readonly key: number
  /** What was typed into the field of the ingredient. */
  readonly text: string
  /** Undefined until what was typed has been found. */
  readonly material?: ChosenMaterial
  /** What was given where that is not the name of the material, or no material's. */
  readonly pastedAs?: string
  readonly amount: string
  /** Added on top of the base. */
  readonly isAdditional: boolean
}

const EMPTY_ROW: Omit<EditorRow, 'key'> = { text: '', amount: '', isAdditional: false }

/** Rows of a recipe that is edited; ingredients that the viewer does not know can only be replaced. */
export function rowsOf(components: readonly Component[], typed: Formats['typed']): EditorRow[] {
  return withSpareRow(
    components.map(({ material, percentageAmount, isAdditional }, at) => ({
      key: at + 1,
      text: material.name,
      ...chosenIn(material),
      amount: typed(percentageAmount),
      isAdditional,
    })),
  )
}

function chosenIn({ id, name }: Component['material']) {
  return id === null ? { pastedAs: name } : { material: { id, name } }
}

/** Rows of a recipe as its form gave it. */
export function rowsOfLines(lines: readonly WrittenLine[], typed: Formats['typed']): EditorRow[] {
  return withSpareRow(
    lines.map(({ componentMaterialId: id, name, percentageAmount, isAdditional }, at) => ({
      key: at + 1,
      text: name,
      material: { id, name },
      amount: typed(percentageAmount),
      isAdditional,
    })),
  )
}

/**
 * Gives pasted rows the materials that were found for them, unless they were written over. Those
 * for which none was found keep in mind that someone has to choose.
 *
 * @param matches by the name that was pasted; null where nothing is like it
 */
export function withMatches(
  rows: readonly EditorRow[],
  matches: ReadonlyMap<string, ChosenMaterial | null>,
): EditorRow[] {
  return rows.map((row) => {
    const material = row.material === undefined ? matches.get(row.text) : undefined
    if (material === undefined) return row
    if (material === null) return { ...row, pastedAs: row.text }
    const isRenamed = material.name.toLowerCase() !== row.text.trim().toLowerCase()
    return { ...row, text: material.name, material, ...(isRenamed && { pastedAs: row.text }) }
  })
}

/** A row without anything in it. */
export function isBlank({ text, amount, material }: EditorRow): boolean {
  return text.trim() === '' && amount.trim() === '' && material === undefined
}

/** There is always one blank row at the end to continue with. */
export function withSpareRow(rows: readonly EditorRow[]): EditorRow[] {
  const last = rows.at(-1)
  if (rows.length >= COMPONENTS_MAX || (last !== undefined && isBlank(last))) return [...rows]
  return [...rows, { ...EMPTY_ROW, key: nextKey(rows) }]
}

function nextKey(rows: readonly EditorRow[]): number {
  return Math.max(0, ...rows.map((row) => row.key)) + 1
}

export function changeRow(
  rows: readonly EditorRow[],
  key: number,
  change: Partial<Omit<EditorRow, 'key'>>,
): EditorRow[] {
  return withSpareRow(rows.map((row) => (row.key === key ? { ...row, ...change } : row)))
}

export function removeRow(rows: readonly EditorRow[], key: number): EditorRow[] {
  return withSpareRow(rows.filter((row) => row.key !== key))
}

/** Puts a row where another one stands; nothing moves behind the spare row. */
export function moveRow(rows: readonly EditorRow[], from: number, to: number): EditorRow[] {
  const row = rows[from]
  const end = rows.filter((one) => !isBlank(one)).length - 1
  const target = Math.min(Math.max(0, to), Math.max(0, end))
  if (row === undefined || from === target) return [...rows]
  const others = rows.filter((_, at) => at !== from)
  return [...others.slice(0, target), row, ...others.slice(target)]
}

/** Puts rows in the place of one, which was blank. */
export function insertRows(
  rows: readonly EditorRow[],
  key: number,
  inserted: readonly Omit<EditorRow, 'key'>[],
): EditorRow[] {
  const first = nextKey(rows)
  const fresh = inserted.map((row, at) => ({ ...row, key: first + at }))
  const all = rows.flatMap((row) => (row.key === key ? fresh : [row]))
  return withSpareRow(all.filter((row) => !isBlank(row)).slice(0, COMPONENTS_MAX))
}

/** The amount of a row; undefined while it is none. */
export function amountOf(row: Pick<EditorRow, 'amount'>): number | undefined {
  const parsed = parseDecimal(row.amount)
  if (!parsed.ok || !(parsed.value > 0 && parsed.value <= AMOUNT_MAX)) return undefined
  return parsed.value
}

export interface Totals {
  /** Sum of what is not added on top. */
  readonly base: number
  readonly additions: number
}

export function totalsOf(rows: readonly EditorRow[]): Totals {
  const sum = (isAdditional: boolean) =>
    rows
      .filter((row) => row.isAdditional === isAdditional)
      .reduce((total, row) => total + (amountOf(row) ?? 0), 0)
  return { base: sum(false), additions: sum(true) }
}

/** Amounts are written with so many decimals when they are scaled. */
const DECIMALS = 2

/**
 * Rows whose base adds up to 100. Additions stay as they are: potters write them on top of a base
 * of 100. What rounding leaves goes to the largest amount.
 */
export function normalised(rows: readonly EditorRow[], typed: Formats['typed']): EditorRow[] {
  const { base } = totalsOf(rows)
  if (base === 0) return [...rows]
  const scaled = rows.map((row) => {
    const amount = amountOf(row)
    return row.isAdditional || amount === undefined ? undefined : rounded((amount * 100) / base)
  })
  const rest = rounded(100 - scaled.reduce<number>((sum, amount) => sum + (amount ?? 0), 0))
  const largest = scaled.reduce<number>(
    (best, amount, at) => ((amount ?? 0) > (scaled[best] ?? 0) ? at : best),
    0,
  )
  return rows.map((row, at) => {
    const amount = scaled[at]
    if (amount === undefined) return row
    return { ...row, amount: typed(at === largest ? rounded(amount + rest) : amount) }
  })
}

function rounded(amount: number): number {
  return Number(amount.toFixed(DECIMALS))
}

/** What is wrong with a row that has something in it; also the key of its text. */
export type RowProblem = 'unknownMaterial' | 'noMaterial' | 'noAmount' | 'wrongAmount'

export function problemOf(row: EditorRow): RowProblem | undefined {
  if (isBlank(row)) return undefined
  if (row.material === undefined) return row.text.trim() === '' ? 'noMaterial' : 'unknownMaterial'
  if (isWrongAmount(row)) return 'wrongAmount'
  return row.amount.trim() === '' ? 'noAmount' : undefined
}

/** Whether something stands in place of an amount that is none. */
export function isWrongAmount(row: EditorRow): boolean {
  return row.amount.trim() !== '' && amountOf(row) === undefined
}

/** What is wrong with a row before anyone has tried to save it. */
export function earlyProblemOf(row: EditorRow): RowProblem | undefined {
  const isUnknown = row.pastedAs !== undefined && problemOf(row) === 'unknownMaterial'
  if (isUnknown) return 'unknownMaterial'
  return isWrongAmount(row) ? 'wrongAmount' : undefined
}

/** Lines to send; rows without material or amount are left out. */
export function submittedLines(rows: readonly EditorRow[]): WrittenLine[] {
  return rows.flatMap((row) => {
    const amount = amountOf(row)
    if (row.material === undefined || amount === undefined) return []
    return [
      {
        componentMaterialId: row.material.id,
        name: row.material.name,
        percentageAmount: amount,
        isAdditional: row.isAdditional,
      },
    ]
  })
}
