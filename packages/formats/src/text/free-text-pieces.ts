import { withPlainFigures } from '@glazy/ceramics/plain-figures'
import type { Line } from '../record/lines.ts'
import { parseDecimal } from '@glazy/ceramics/decimal'
import { isFigure } from '../table/table-columns.ts'
import { createPairs } from './free-text-pairs.ts'
import { isWhole } from '../record/is-whole.ts'
import {
  ADDITION_HEAD,
  BEGINS_WITH_CONE,
  ENDS_WITH_CONE,
  LABEL,
  NAME_LABEL,
  NAME_OF_GLAZE,
  TOTAL,
  VARIATION,
} from './free-text-words.ts'
import { withoutDecoration } from './free-text-decoration.ts'
import { MAX_COLORANTS } from './free-text-first-line.ts'
import { parseIngredient } from './free-text-ingredient.ts'
import { withoutAbout, withPlainAmounts } from './free-text-plain-amount.ts'

/** Longest line that may be a list, in characters. */
const MAX_LIST_LENGTH = 1000

/** A comma, or what stands for one: `Silica 30; EPK 20`, `cobalt 1 and iron 2`. */
const COMMA =
  /(?<=\d\s?(?:%|g)?)[,;](?=\p{L})|\s*[,;]\s+(?:(?:and|und|et|y|e|&)\s+)?|\s*\|\s*|\s+(?:\/\/?|&|and|und|et|y|e)\s+|\s+(?=\+|(?:[Pp]lus|[Zz]zgl\.?|[Zz]uzüglich)\s)/u

/** What stands between the ingredients of one line, the surest first, and how many it takes. */
const SEPARATORS: readonly (readonly [separator: RegExp, least: number])[] = [
  [COMMA, 2],
  [/\t+/, 2],
  [/\/(?=\p{L})/u, 3],
  [/\s+[-–—]\s+|\s+(?=\+)/, 3],
]

/** `Clear: …`, `celadon = …`, `kaki is …`, `Tenmoku — …`. */
const HEADINGS = [
  /^([^:]{1,60}):\s+(.*)$/,
  /^(.{2,60}?)\s+(?:=|is|are|ist|sind|est|es)\s+(.*)$/u,
  /^(\D{1,60}?)\s+[–—]\s+(.*)$/u,
] as const

/** `Nuka glaze c.10. Rice hull ash 30, …`: what stands in front may name the glaze, `Neph. Sy. 30` does not. */
const SENTENCE = /^([^,;:!?]{2,60}?(?:\p{L}{4}|[\d)]))\.\s+(.*)$/u

const GREETED = /^(?:hi|hey|hello|hallo|moin|hola|bonjour|salut|oi|olá)\s*[!,.]+\s*/iu

/** A heading of additions that is also the name of a field. */
const COLORS = /^colou?rs?$/i

/** What a list adds up to: `Spar 60, Silica 40 = 100`. */
const LIST_SUM = /(?<=\d\s*(?:%|g)?)\s*=\s*(?:total\s*)?(\d[\d.,]*)\s*(?:%|g)?$/iu

/** What begins the additions of a list within one line: all that follow are additions. */
const LEADING_PLUS =
  /^(?:\+|(?:plus|(?:also\s+|and\s+)?add|zzgl\.?|zuzüglich|dazu|más|mais)\s)\s*/iu

/** Words behind the last amount of a list: `silica 15. Regards`, `silica 15. Add rutile 2`. */
const LAST_WORDS = /(?<=\d\s?%?)\s*[.!]\s+(?=\p{L})(.*)$/u

/** A name without figures with its amount, one after the other: `Custer 40 Silica 30 Whiting 20`. */
const NAME_AND_AMOUNT = /\p{L}[^\d]*?\s+\d+(?:[.,]\d+)?\s?(?:%|g(?=\s|$))?(?:\s+|$)/uy

/** What such a row adds up to, so that figures of a sentence are none. */
const ROW_SUM = { least: 95, most: 125 } as const

/** Takes lines that hold several ingredients apart; a head of columns counts for the rows below it. */
export function createPieces(lines: readonly Line[]): (source: string) => string[] {
  let additionCells: ReadonlySet<number> = new Set()
  const pairsOf = createPairs(lines)
  /** What the ingredients above come to. */
  let above = 0
  return (source) => {
    const cells = source.split('\t').map((cell) => cell.trim())
    const heads = cells.flatMap((cell, at) => (ADDITION_HEAD.test(cell) ? [at] : []))
    if (cells.length > 1 && heads.length > 0 && !/\d/.test(source)) {
      additionCells = new Set(heads)
      return ['']
    }
    const pairs = pairsOf(cells)
    if (pairs.length > 0) {
      above += sumOf(pairs.map(({ text }) => text))
      return pairs.map(({ at, text }) => (additionCells.has(at) ? `+ ${text}` : text))
    }
    if (source.length > MAX_LIST_LENGTH) return [source]
    if (isColoring(source, above)) return [source]
    const pieces = piecesOf(source)
    const isOther = pieces.length > 1 && pieces[0]?.endsWith(':')
    above = sumOf(pieces) + (isOther ? 0 : above)
    const isRow = pieces.length > 1 && source.includes('\t')
    return isRow
      ? pieces.map((piece, at) => (additionCells.has(at) ? `+ ${piece}` : piece))
      : pieces
  }
}

/** `Clear: Custer 40, Silica 30 + 2 rutile`: the name and each ingredient for itself. */
function piecesOf(source: string): string[] {
  const spaced = source.replace(/[、，]/g, ', ').replace(/：/g, ': ')
  const text = withPlainFigures(withoutDecoration(spaced)).replace(/(\s)\s+/g, '$1')
  if (!/\d\D+\d/.test(text)) return [source]
  if (TOTAL.test(text) || isField(text)) return [source]
  for (const pattern of [...HEADINGS, SENTENCE]) {
    const [, heading = '', list = ''] = pattern.exec(text) ?? []
    const isTitle =
      pattern !== SENTENCE || NAME_OF_GLAZE.test(heading) || ENDS_WITH_CONE.test(heading)
    const pieces = list === '' || !isTitle ? undefined : listOf(list)
    if (!pieces) continue
    const name = heading.replace(GREETED, '').trim()
    return [`${COLORS.test(name) ? 'Colorants' : name}:`, ...pieces]
  }
  const plain = text.replace(LIST_SUM, '')
  const pieces = listOf(plain) ?? rowOf(plain)
  const [, sum] = LIST_SUM.exec(text) ?? []
  return pieces ? [...pieces, ...(sum === undefined ? [] : [`total ${sum}`])] : [source]
}

/** Whether a list is one way to color the base above it, as `Blue: cobalt 1.5, copper 1` is. */
function isColoring(source: string, above: number): boolean {
  const text = withPlainFigures(withoutDecoration(source))
  if (above === 0 || !VARIATION.test(text)) return false
  return sumOf(text.split(COMMA)) <= above * MAX_COLORANTS
}

/** `Note: mix 3, then sift 2` and `Firing: bisque 04, glaze 6` list no ingredients, `Glaze:` and `Color:` may. */
function isField(text: string): boolean {
  const label = LABEL.exec(text)?.[1] ?? ''
  return label !== '' && !NAME_LABEL.test(label) && !COLORS.test(label)
}

/** The ingredients of a list, and words behind the last; undefined where it is none. */
function listOf(list: string): string[] | undefined {
  const words = LAST_WORDS.exec(list)?.[1]
  const text = words === undefined ? list : list.replace(LAST_WORDS, '')
  for (const [separator, least] of SEPARATORS) {
    const pieces = text.split(separator).map((piece) => piece.trim())
    const cone = pieces.findIndex((piece) => BEGINS_WITH_CONE.test(piece))
    const parts = cone > 0 && cone === pieces.length - 1 ? pieces.slice(0, cone) : pieces
    if (parts.length < least || !parts.every(isIngredient)) continue
    const first = firstAddition(parts)
    const marked = pieces.map((piece, at) => {
      if (at >= parts.length || (at === 0 && first === 0)) return piece
      return `${at >= first ? '+ ' : ''}${piece.replace(LEADING_PLUS, '')}`
    })
    return words === undefined ? marked : [...marked, ...lastOf(words)]
  }
  return undefined
}

/** Words behind a list, which may be the additions: `silica 15. Plus rutile 4 and tin 2`. */
function lastOf(words: string): readonly string[] {
  return (LEADING_PLUS.test(words) && listOf(words)) || [words]
}

/**
 * Place of the first addition in a list: it has a plus in front. Where all have, pluses only join what
 * makes a whole.
 */
function firstAddition(parts: readonly string[]): number {
  const isPlus = (piece: string) => LEADING_PLUS.test(piece)
  const first = parts.findIndex(isPlus)
  if (first !== 1 || !parts.slice(1).every(isPlus)) return first === -1 ? parts.length : first
  let sum = 0
  const last = parts.findIndex((piece, at) => {
    sum += amountOf(piece)
    return at > 1 && isWhole(sum)
  })
  return last === -1 ? 1 : last + 1
}

function amountOf(piece: string): number {
  const found = parseIngredient(piece.replace(LEADING_PLUS, ''), false)
  const amount = parseDecimal(found?.amount ?? '', 'decimal')
  return amount.ok ? amount.value : NaN
}

/** What is no ingredient counts for nothing. */
function sumOf(pieces: readonly string[]): number {
  return pieces.reduce((sum, piece) => sum + (amountOf(piece) || 0), 0)
}

/** How finely something is ground. */
const MESH = /^\d+\s*mesh$/i

function isIngredient(piece: string): boolean {
  // The amount of `Frit 3134, 20 oz` is none for itself, nor is `200 mesh`.
  if (isFigure(withoutAbout(withPlainAmounts(piece)))) return false
  if (MESH.test(piece) || BEGINS_WITH_CONE.test(piece)) return false
  return parseIngredient(piece.replace(LEADING_PLUS, ''), false) !== null
}

/** Names and amounts with nothing between them but spaces, where they make about a hundred. */
function rowOf(text: string): string[] | undefined {
  const pieces: string[] = []
  NAME_AND_AMOUNT.lastIndex = 0
  for (let at = 0; at < text.length; at = NAME_AND_AMOUNT.lastIndex) {
    const [piece] = NAME_AND_AMOUNT.exec(text) ?? []
    if (piece === undefined) return undefined
    pieces.push(piece.trim())
  }
  const sum = pieces.reduce((total, piece) => total + figureOf(piece), 0)
  return pieces.length > 2 && sum >= ROW_SUM.least && sum <= ROW_SUM.most ? pieces : undefined
}

function figureOf(piece: string): number {
  return Number(/\d+(?:[.,]\d+)?/.exec(piece)?.[0].replace(',', '.'))
}
