import { parseDecimal } from '@glazy/ceramics/decimal'
import { gramsPer, NUMBER, UNIT } from './free-text-amount.ts'

/** A line in which an amount is one number in one unit: `2 lb 8 oz`, `60 ± 2` and `40 -> 38` are so. */
export function withPlainAmounts(text: string): string {
  const plain = text.replace(TOLERANCE, withoutTolerance).replace(ARROW, '→')
  return withOneUnit(plain.replace(PERCENT_BEFORE, '$1%'))
}

/** `Kuvars %25`, as Turkish has it. */
const PERCENT_BEFORE = new RegExp(
  String.raw`(?<=^|[^\d\s%]\s+|[:=(|;\t])%\s?(${NUMBER})(?=\s*(?:$|[)|;\t])|(?<=^%\s?[\d.,]+)\s+\p{L})`,
  'gu',
)

/** An ingredient without what only says that its amount is about right. */
export function withoutAbout(text: string): string {
  return text
    .replace(CONJUNCTION, '')
    .replace(ABOUT, (whole, before: string, word: string) =>
      before !== '' && CALCIUM.test(word) ? whole : before,
    )
}

/** `Carbonato Ca 20` is no `ca. 20`. */
const CALCIUM = /^C[aA]$/

/** `and 0.25 % cobalt`. */
const CONJUNCTION = /^(?:and|und|et|y|e|&)\s+(?=[\d.,¼-¾])/iu

/** Words and signs right before an amount that do not change it: `~40`, `ca. 30`, `Spar x 20`. */
const ABOUT = new RegExp(
  String.raw`(^|[\s|:;=(-])([~≈±]|(?:ca|approx(?:imately)?|aprox(?:imadamente)?|env)\.?(?!\p{L})|(?:circa|about|around|roughly|etwa|environ|ongeveer|at)(?!\p{L})|約|(?<=\s)[x×](?!\p{L}))\s*(?=(?:${NUMBER})\s*(?:${UNIT})?\.?(?:\s*\([^()]*\))?\s*$|(?<=^\S+\s*)\d)`,
  'iu',
)

/** An arrow from an amount to another. */
const ARROW = /(?<=\d\s*)[-=]>(?=\s*\d)/g

/** By how much an amount may be missed: `60 ± 2`, `60 +/- 2 %`. */
const TOLERANCE = new RegExp(
  String.raw`(?<=\d\s*)(${UNIT})?\s*(?:±|\+\s?/\s?[-−–])\s*(?:${NUMBER})\s*(${UNIT})?`,
  'iu',
)

function withoutTolerance(_: string, unit: string | undefined, other: string | undefined): string {
  return unit ?? other ?? ''
}

/** A weight in two units: `2 lb 8 oz`, `1 kg 200 g`. */
const TWO_UNITS =
  /(?<![\d.,])(\d+)\s*(lbs?|pounds?|kgs?)\.?,?\s*(?:and\s+)?(\d+(?:[.,]\d+)?)\s*(oz|ounces?|g|gr|grams?)(?!\p{L})/iu

/** A line with the weight in the first of its two units; of `2 lb 907 g` both say the same. */
function withOneUnit(text: string): string {
  return text.replace(
    TWO_UNITS,
    (whole, many: string, unit: string, few: string, smaller: string) => {
      const part = parseDecimal(few, 'decimal')
      const share = part.ok ? (part.value * gramsPer(smaller)) / gramsPer(unit) : NaN
      // With three figures behind its point it might be read as a thousand.
      return share < 1 ? `${(Number(many) + share).toFixed(6)} ${unit}` : whole
    },
  )
}
