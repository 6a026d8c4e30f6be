import { NUMBER, UNIT } from './free-text-amount.ts'
import { LABEL } from './free-text-words.ts'
import type { Line } from '../record/lines.ts'

/** A name and its amount, set apart by a sign that may as well be part of a number or of a name. */
interface Layout {
  /** A line in which the sign can be nothing else. */
  readonly sure: RegExp
  /** Any line with it: name, then amount. */
  readonly any: RegExp
}

const AMOUNT = String.raw`(?:\d+(?:\.\d+)?|\.\d+)\s*(?:${UNIT})?`

/** Signs without a space; a plus says that it is an addition, and a point may belong to the amount. */
const GLUE = String.raw`(?:[^\p{L}\p{N}\s+.,]{0,3}|",")`

/** The end of a name; `P4` and `Frit P-25` are names themselves, and `Frit 3134-20` has a number in its name. */
const NAME_END = String.raw`(?:\p{L}{2}|\p{L}.*?\d{3}(?=[-–:=/*]))`

/** No number of a frit. */
const SHORT_AMOUNT = String.raw`(?:\d{1,2}(?:[.,]\d+)?|\.\d+)\s*(?:${UNIT})?`

const IN_BRACKETS = String.raw`[([](\+?\s*(?:${NUMBER})\s*(?:${UNIT})?)[)\]]`

const BRACKETS = String.raw`\s*${IN_BRACKETS}\s*$`

/** A material with a number of its own: `Frit 3134`, `Mason stain 6600`. */
const NUMBERED = new RegExp(
  String.raw`^(\D*(?<!\p{L})(?:fri(?:t(?:te|ta)?|tas?)|mason|stain)\s+\d{4}),(${AMOUNT})\s*$`,
  'iu',
)

/** What no such line begins with: an amount in front of its name, as of `10 Frit (3110)`. */
const NO_AMOUNT_BEFORE = String.raw`(?![^\p{L}\d]*\d[\d.,]*(?:\s+|\s*(?:${UNIT})\s*)\p{L})`

const LAYOUTS: readonly Layout[] = [
  // `Silica,30`: so `Frit 3134,20` is no 3134.20.
  {
    sure: new RegExp(
      String.raw`^${NO_AMOUNT_BEFORE}[^,]*\p{L}[^,]*(?<![\d\s]),${AMOUNT}\s*$`,
      'iu',
    ),
    any: new RegExp(String.raw`^(.*\p{L}[^,]*),(${AMOUNT})\s*$`, 'iu'),
  },
  // Frits alone, `Frit 3134,20`: beside `Silica 500,25` the figures may be grams of a batch.
  { sure: NUMBERED, any: NUMBERED },
  // `Silica (30 %)`: so `Frit 3134 (20)` is no 3134 of a frit.
  {
    sure: new RegExp(
      String.raw`^${NO_AMOUNT_BEFORE}(?!.*[\s:=|]\d[\d.,]*\s*(?:${UNIT})?\s*[([]).*\p{L}.*?${BRACKETS}`,
      'iu',
    ),
    any: new RegExp(String.raw`^(.*\p{L}.*?)${BRACKETS}`, 'iu'),
  },
  // `(30) Silica`.
  {
    sure: new RegExp(String.raw`^${IN_BRACKETS}\s*\p{L}\D*$`, 'iu'),
    any: new RegExp(String.raw`^${IN_BRACKETS}\s*(.*\p{L}.*)$`, 'iu'),
  },
  // `Silica30`, `Silica-30`, `"Silica","30"`.
  {
    sure: new RegExp(String.raw`^\D*\p{L}{3}${GLUE}${SHORT_AMOUNT}"?$`, 'iu'),
    any: new RegExp(String.raw`^"?(.*?${NAME_END})${GLUE}(${SHORT_AMOUNT})"?$`, 'iu'),
  },
]

/** Longest line in which such a sign is looked for, in characters. */
const MAX_LENGTH = 100

/**
 * How to write a line of a text so that its amount stands apart: most lines of a text are written alike,
 * and what one of them may be, others tell.
 */
export function setApartAs(lines: readonly Line[]): (line: string) => string {
  const texts = lines.flatMap(({ text }) => (mayBeSo(text) && /\d/.test(text) ? text : []))
  const layout = LAYOUTS.find(({ sure, any }) => {
    const surely = texts.filter((text) => sure.test(text)).length
    const perhaps = texts.filter((text) => any.test(text)).length
    if (surely > 1 && surely * 2 > texts.length) return true
    // All but a name are so, and one of them certainly.
    return surely > 0 && perhaps > 1 && perhaps >= texts.length - 1
  })
  if (layout === undefined) return (line) => line
  return (line) => (mayBeSo(line) ? line.replace(layout.any, '$1\t$2') : line)
}

/** `Cone:6` is no ingredient. */
function mayBeSo(line: string): boolean {
  return line.length <= MAX_LENGTH && !LABEL.test(line)
}
