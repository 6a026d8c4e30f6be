import { numberOf, UNIT } from './free-text-amount.ts'
import { withoutDecoration } from './free-text-decoration.ts'
import { withoutLeaders } from './free-text-ingredient.ts'
import { classifyLine } from './free-text-line.ts'
import type { FreeTextLine } from './free-text-line.ts'
import { setApartAs } from './free-text-layout.ts'
import { createPieces } from './free-text-pieces.ts'
import type { LineCorrection, LineCorrections } from './line-readings.ts'
import { withKanjiAmounts } from './kanji-figures.ts'
import { withRowApart } from './unspaced-rows.ts'
import { withNameJoined } from './free-text-split.ts'
import { withRules } from './free-text-rules.ts'
import type { Line } from '../record/lines.ts'
import { decodeEntities } from '../insight/xml-node.ts'

/** A line of a free text, or a part of one, with its place and wording. */
export interface LinePlace {
  readonly key: string
  readonly number: number
  readonly source: string
}

/** A line with what it is for. */
export type NumberedLine = FreeTextLine &
  LinePlace & {
    /** What the line looks like where a person says that it is something else. */
    readonly was?: FreeTextLine
  }

/** Lines of a free text by what they are for, those that hold several ingredients taken apart. */
export function classifyLines(
  lines: readonly Line[],
  corrections: LineCorrections,
): NumberedLine[] {
  const plain = withoutNumbering(lines).map(({ number, text }) => ({
    number,
    text: withSigns(text),
  }))
  const piecesOf = createPieces(plain)
  const inFigures = withKanjiAmounts(plain)
  const setApart = setApartAs(plain)
  const classified = plain.flatMap(({ number, text }) => {
    const line = inFigures(withRowApart(text))
    return piecesOf(line).map((piece, at): NumberedLine => {
      const source = withoutDecoration(piece === line ? text : piece)
      return { ...classifyLine(setApart(piece)), key: `${number}.${at}`, number, source }
    })
  })
  const textOf = (number: number) =>
    withoutDecoration(plain.find((line) => line.number === number)?.text ?? '')
  const named = withNameJoined(withCellsJoined(withDittos(classified)), textOf)
  return withRules(withFirstColumn(named)).map((line) => {
    const correction = corrections.get(line.key)
    return correction ? correctedLine(line, correction) : line
  })
}

function correctedLine(line: NumberedLine, correction: LineCorrection): NumberedLine {
  const { key, number, source } = line
  return { ...meant(correction, source), key, number, source, was: line }
}

function meant({ meaning, text, amount = '' }: LineCorrection, source: string): FreeTextLine {
  switch (meaning) {
    case 'ingredient':
    case 'addition': {
      const isMarked = meaning === 'addition'
      return { kind: 'ingredient', name: text, amount, unit: '', side: 'after', isMarked }
    }
    case 'name':
    case 'cone':
    case 'atmosphere':
      return { kind: 'label', label: meaning, value: text }
    case 'notes':
      return { kind: 'note', text: source }
    case 'nothing':
      return { kind: 'blank' }
  }
}

/** What was copied out of a web page's source: `&nbsp;` and the like as the signs they are. */
function withSigns(text: string): string {
  if (!/&#?\w{2,7};/.test(text)) return text
  return decodeEntities(text.replace(/&nbsp;/gi, ' ').replace(/&frac12;/gi, '½'))
}

/** What stands in place of an amount that is the one above. */
const DITTO = /^(.*\p{L}.*?)[\s:]+(?:〃|々|″|”|"|''|同上?|ditto|dito|idem)$/iu

/** `Frit 3134`: a number of four figures is no amount. */
const NUMBERED = /(?<!\d)\d{4}$/

/** Longest line that may end in such a mark, in characters. */
const MAX_DITTO_LENGTH = 100

/** `Kaolin 〃` below `Silica 20 g` is 20 g; `Kaolin 30 "` has an amount, and `Frit 3134 "` a number. */
function withDittos(lines: readonly NumberedLine[]): readonly NumberedLine[] {
  let above: NumberedLine | undefined
  return lines.map((line) => {
    above = withDitto(line, above)
    return above
  })
}

function withDitto(line: NumberedLine, above: NumberedLine | undefined): NumberedLine {
  const { kind, key, number, source } = line
  if (kind !== 'text' || above?.kind !== 'ingredient' || source.length > MAX_DITTO_LENGTH) {
    return line
  }
  const name = DITTO.exec(source)?.[1]
  if (name === undefined) return line
  const own = NUMBERED.test(name) ? undefined : classifyLine(name)
  if (own?.kind === 'ingredient') return { ...own, key, number, source }
  return { ...above, name, key, number, source }
}

/** Tables copied cell by cell: a name, and the amount alone in the line below it. */
function withCellsJoined(lines: readonly NumberedLine[]): readonly NumberedLine[] {
  const isNamed = (at: number) =>
    ['text', 'ingredient', 'total'].includes(lines[at]?.kind ?? '') &&
    lines[at + 1]?.kind === 'number'
  const names = lines.filter((_, at) => isNamed(at)).length
  const others = lines.filter((line, at) => line.kind === 'ingredient' && !isNamed(at)).length
  if (names < 2 || names <= others) return lines
  return lines.flatMap((line, at) => {
    const { key, number, source } = line
    const next = lines[at + 1]
    if (isNamed(at - 1)) return []
    if (!isNamed(at) || next?.kind !== 'number') return [line]
    const cells = `${source}\t${next.text}`
    return [{ ...classifyLine(cells), key, number, source: cells }]
  })
}

const NUMBERING =
  /^(?:\s*>)*\s*(\d{1,2})[.)]\s+(?=(?:\+\s*)?(?:\p{L}|\d[\d.,]*(?:[ %g]+\p{L}|\s?[%g]\s+\d)))/u

/** Numbers of rows with nothing but a space behind them, `1 Custer 40`; `1 Frit 3134` is a part. */
const ROW_NUMBER = new RegExp(
  String.raw`^\s*(\d{1,2})\s+(?=\p{L}.*[\s:=](?!\d{4}\s*$)\d[\d.,]*\s*(?:${UNIT})?\s*$)`,
  'iu',
)

/** Takes away the numbers of a numbered list. */
function withoutNumbering(lines: readonly Line[]): readonly Line[] {
  return withoutCount(withoutCount(lines, NUMBERING, 2), ROW_NUMBER, 3)
}

/** Takes away numbers that count from 1, at least as far as a figure. */
function withoutCount(lines: readonly Line[], sign: RegExp, least: number): readonly Line[] {
  const runs: number[][] = []
  for (const [at, { text }] of lines.entries()) {
    const figure = sign.exec(text)?.[1]
    const run = runs.at(-1)
    if (Number(figure) === 1) runs.push([at])
    else if (run && Number(figure) === run.length + 1) run.push(at)
    else if (figure !== undefined) runs.push([])
  }
  const counted = new Set(runs.filter((run) => run.length >= least).flat())
  return lines.map((line, at) =>
    counted.has(at) ? { ...line, text: line.text.replace(sign, '') } : line,
  )
}

/** Percent above which a first figure is the number of a frit. */
const MAX_PERCENT = 100

/** How far the second figures may be from a fixed multiple of the first, as a part of them, beside rounding. */
const COLUMN_TOLERANCE = 0.02

/**
 * Of two columns of figures that say the same, percent and the weights of a batch, the first counts:
 * `Silica 30.0 300` is not 300 of a `Silica 30.0`.
 */
function withFirstColumn(lines: readonly NumberedLine[]): NumberedLine[] {
  const rows = lines.map((line) => twoFigures(line))
  const ingredients = lines.filter((line) => line.kind === 'ingredient').length
  const all = rows.flatMap((row) => row ?? [])
  const shares = all.filter(({ first }) => first <= MAX_PERCENT)
  // Of hundreds all rows must be so: that of one may be the number of a frit.
  const isAll = all.length > 2 && all.length === ingredients && isMultiple(all)
  const isMost = shares.length > 1 && shares.length * 2 > ingredients && isMultiple(shares)
  if (!isAll && !isMost) return [...lines]
  return lines.map((line, at) => {
    const row = rows[at]
    if (!row || line.kind !== 'ingredient' || !(isAll || row.first <= MAX_PERCENT)) return line
    const { key, number, source, isMarked } = line
    const { name, amount } = row
    const reading = { kind: 'ingredient', name, amount, unit: '', side: 'after', isMarked } as const
    return { ...reading, key, number, source }
  })
}

/** Two figures of a row, and by how much each may have been rounded. */
export interface TwoFigures {
  readonly first: number
  readonly rounding: number
  readonly second: number
  readonly otherRounding: number
}

/** Whether the second figures of all rows are the same multiple of the first. */
export function isMultiple(rows: readonly TwoFigures[]): boolean {
  // Rounding says least of the largest.
  const largest = Math.max(...rows.map(({ first }) => first))
  const { first = 1, second = 0 } = rows.find((row) => row.first === largest) ?? {}
  const ratio = second / first
  return rows.every((row) => {
    const rounding = row.rounding * ratio + row.otherRounding
    return Math.abs(row.second - ratio * row.first) <= COLUMN_TOLERANCE * row.second + rounding
  })
}

function twoFigures(line: NumberedLine) {
  if (line.kind !== 'ingredient' || line.side !== 'after') return undefined
  const first = /^(.*\p{L}.*?)\s+(\d+(?:[.,]\d+)?)\s*%?$/u.exec(line.name)
  const second = numberOf(line)
  if (!first || !(second > 0)) return undefined
  const [, written = '', amount = ''] = first
  const name = withoutLeaders(written)
  const figure = Number(amount.replace(',', '.'))
  if (!(figure > 0)) return undefined
  const [rounding, otherRounding] = [roundingOf(amount), roundingOf(line.amount)]
  return { name, amount, first: figure, second, rounding, otherRounding }
}

/** By how much a figure with decimals may have been rounded. */
export function roundingOf(figure: string): number {
  const decimals = /[.,](\d+)$/.exec(figure)?.[1]?.length
  return decimals === undefined ? 0 : 0.5 / 10 ** decimals
}
