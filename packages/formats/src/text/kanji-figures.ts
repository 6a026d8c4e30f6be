import type { Line } from '../record/lines.ts'

const DIGITS: ReadonlyMap<string, number> = new Map(
  ['〇一二三四五六七八九', '零壱弐参', '○壹贰叁'].flatMap((signs) =>
    [...signs].map((sign, value) => [sign, value] as const),
  ),
)
const TENS: ReadonlyMap<string, number> = new Map([
  ['十', 10],
  ['拾', 10],
  ['百', 100],
  ['千', 1000],
])

const DIGIT = `[${[...DIGITS.keys()].join('')}]`
const WHOLE = `[${[...DIGITS.keys(), ...TENS.keys()].join('')}]+`
const FIGURE = `(${WHOLE})(?:[・.．点](${DIGIT}+))?`
const UNIT = String.raw`(?:部|%|％|g|ｇ|グラム|克)`
/** A figure in Chinese characters, and what may stand behind an amount, as parts of regular expressions. */
export const KANJI_FIGURE = `${WHOLE}(?:[・.．点]${DIGIT}+)?`
export const KANJI_UNIT = UNIT
const REMARK = String.raw`\s*(?:[（(][^()（）]*[)）])?\s*`

/** Behind a space or a row of dots, or right behind the name where a unit follows: `長石 五十`, `長石五十部`. */
const AMOUNT = new RegExp(
  String.raw`(?<=\p{L}.*(?:[\s:：]|…|[・.]{2}))${FIGURE}(?=\s*${UNIT}?${REMARK}$)|(?<=\p{L})(?<!${WHOLE})${FIGURE}(?=${UNIT}${REMARK}$)`,
  'u',
)

/**
 * A line whose amount is written in Chinese characters with the amount in figures, digit by digit or in words.
 *
 * @example withKanjiFigures('石灰石 一二・五') // '石灰石 12.5'
 */
export function withKanjiFigures(line: string): string {
  return line.replace(
    AMOUNT,
    (whole: string, first?: string, part?: string, unspaced?: string, rest?: string) => {
      const amount = amountOf(first ?? unspaced ?? '', part ?? rest)
      if (amount === undefined) return whole
      return unspaced === undefined ? amount : ` ${amount}`
    },
  )
}

/** Right behind the name with no unit: `長石五十`. */
const UNSPACED = new RegExp(String.raw`(?<=\p{L})(?<!第|${WHOLE})${FIGURE}(?=${REMARK}$)`, 'u')
/** Of several signs: one alone is often a part of the name, `粘土一`. */
const SURE = new RegExp(
  String.raw`(?<!${WHOLE})${WHOLE}(?<=${WHOLE}${WHOLE})(?:[・.．点]${DIGIT}+)?${UNIT}?${REMARK}$`,
  'u',
)
/** Between ingredients of one line. */
const BETWEEN = new RegExp(String.raw`([、，,;；]\s*|(?<=${WHOLE}${UNIT}?)\s+(?=\p{L}))`, 'u')

/**
 * Writes amounts in figures where several of a text stand right behind their names, or several in one line.
 *
 * @example withKanjiAmounts(lines)('長石五十、石灰二十') // '長石 50、石灰 20'
 */
export function withKanjiAmounts(lines: readonly Line[]): (line: string) => string {
  const sure = lines.flatMap(({ text }) => text.split(BETWEEN).filter((part) => SURE.test(part)))
  if (sure.length < 2) return (line) => line
  return (line) => {
    const parts = line.split(BETWEEN)
    const written = parts.map(withKanjiAmount)
    const isList = parts.every((part, at) => at % 2 === 1 || part !== written[at])
    return isList ? written.join('') : line
  }
}

function withKanjiAmount(part: string): string {
  const spaced = withKanjiFigures(part)
  if (spaced !== part) return spaced
  return part.replace(UNSPACED, (whole: string, figure: string, rest?: string) => {
    const amount = amountOf(figure, rest)
    return amount === undefined ? whole : ` ${amount}`
  })
}

/** A {@link KANJI_FIGURE} or a plain one in plain figures; undefined for what counts in no order. */
export function figureInPlain(figure: string): string | undefined {
  const [whole = '', rest] = figure.split(/[・.．点]/u)
  return /^\d/.test(figure) ? figure : amountOf(whole, rest)
}

function amountOf(figure: string, rest = ''): string | undefined {
  const value = valueOf(figure)
  const decimals = [...rest].map((sign) => DIGITS.get(sign)).join('')
  return value === undefined ? undefined : `${value}${decimals && `.${decimals}`}`
}

/** `五〇`, `五十` and `百五`; undefined for what counts in no order, `十百`. */
function valueOf(signs: string): number | undefined {
  let [sum, digits, last] = [0, '', Infinity]
  for (const sign of signs) {
    const tens = TENS.get(sign)
    if (tens === undefined) digits += String(DIGITS.get(sign))
    else {
      if (tens >= last || digits.length > 1) return undefined
      sum += tens * Number(digits || 1)
      last = tens
      digits = ''
    }
  }
  return sum + Number(digits)
}
