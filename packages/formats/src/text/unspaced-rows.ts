import { withPlainFigures } from '@glazy/ceramics/plain-figures'
import { isWhole } from '../record/is-whole.ts'
import { isKnownMaterial } from '../table/material-label.ts'
import { figureInPlain, KANJI_FIGURE, KANJI_UNIT } from './kanji-figures.ts'

const UNSPACED = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]`
const REMARK = String.raw`(?:\s*[（(][^()（）]*[)）])?`
const HEADING = /^[^:：]{1,60}[:：]\s*/u

/** A name with its amount; a name is as short as may be, an amount as long. */
const PIECES = [KANJI_FIGURE, String.raw`\d+(?:\.\d+)?`].map(
  (figure) =>
    new RegExp(
      String.raw`(?<name>(?:[\p{L}・](?!${figure}))*?${UNSPACED})(?<figure>${figure})(?<unit>\s?${KANJI_UNIT})?(?<remark>${REMARK})\s*`,
      'uy',
    ),
)

interface Piece {
  readonly name: string
  readonly figure: string
  readonly amount: string
  /** Its unit, and a remark behind it. */
  readonly rest: string
}

/**
 * A line of ingredients with nothing between one's amount and the next one's name, with commas there and its
 * amounts in figures. That is certain where it makes a whole, or where all are materials and no amount can be cut
 * otherwise; anything else stays as it is.
 *
 * @example withRowApart('長石五十石灰二十') // '長石 50、石灰 20'
 */
export function withRowApart(line: string): string {
  const plain = withPlainFigures(line).trim()
  const heading = HEADING.exec(plain)?.[0] ?? ''
  const list = plain.slice(heading.length)
  for (const pattern of PIECES) {
    const pieces = piecesOf(list, pattern)
    if (pieces.length < 2 || !(makeWhole(pieces) || areSure(pieces))) continue
    const rows = pieces.map(({ name, amount, rest }) => `${name} ${amount}${rest}`).join('、')
    return heading === '' ? rows : `${heading.trim()} ${rows}`
  }
  return line
}

/** The pieces of a list; none where it does not consist of them. */
function piecesOf(list: string, pattern: RegExp): readonly Piece[] {
  const pieces: Piece[] = []
  pattern.lastIndex = 0
  while (pattern.lastIndex < list.length) {
    const { name = '', figure = '', unit = '', remark = '' } = pattern.exec(list)?.groups ?? {}
    const amount = figureInPlain(figure)
    if (name === '' || amount === undefined) return []
    pieces.push({ name, figure, amount, rest: unit + remark })
  }
  return pieces
}

/** Whether the pieces, or the first of them, make a hundred parts: additions follow. */
function makeWhole(pieces: readonly Piece[]): boolean {
  let sum = 0
  return pieces.some(({ amount }, at) => {
    sum += Number(amount)
    return at > 0 && isWhole(sum)
  })
}

/** What a material ends in that the tables do not have: 土灰, 鼠石灰, 蛙目粘土. */
const SUBSTANCE = /[石灰土砂粉]$/u

/** A figure that may end in the first sign of the next name: `五十二酸化…`, `三十三河…`. */
const ENDS_IN_DIGIT = /.[一二三四五六七八九]$/u
const GOES_ON_FROM_DIGIT = /^(?:酸化|氧化|河|斗|号|番|種|种|級|级|石(?![灰英膏]))/u

function areSure(pieces: readonly Piece[]): boolean {
  return pieces.every(({ name }, at) => {
    const isOpen = ENDS_IN_DIGIT.test(pieces[at - 1]?.figure ?? '') && GOES_ON_FROM_DIGIT.test(name)
    return !isOpen && (isKnownMaterial(name) || SUBSTANCE.test(name))
  })
}
