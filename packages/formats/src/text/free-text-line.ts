import { parseDecimal } from '@glazy/ceramics/decimal'
import { gramsPer, isRising, NUMBER, RANGE, UNIT } from './free-text-amount.ts'
import {
  isSetApart,
  withCellJoined,
  withSpaces,
  withThousandsJoined,
} from './free-text-thousands.ts'
import {
  ADDITIONS,
  ATMOSPHERE,
  BASE,
  BEGINS_WITH_CONE,
  COUNTED_RECIPE,
  ENDS_WITH_CONE,
  HEADING,
  LABEL,
  GRAVITY,
  NOTE,
  TOTAL,
} from './free-text-words.ts'

/** How sure it is which part of an ingredient line is the amount. */
export type AmountSide = 'before' | 'after'

/** A name with the number that stands beside it. */
export interface AmountReading {
  readonly name: string
  readonly amount: string
  /** `kg`, `%` …; empty without one. */
  readonly unit: string
  readonly side: AmountSide
}

/** What figures beside a space are read as, and what else they may be. */
export interface Apart {
  /** As they are written. */
  readonly text: string
  readonly amount: number
  readonly other: number
}

/** An ingredient line of a free text. */
export interface IngredientLine extends AmountReading {
  readonly kind: 'ingredient'
  /** Whether a `+` in front marks this one line as an addition. */
  readonly isMarked: boolean
  /** The other reading, where name and amount could be told apart in two ways. */
  readonly other?: AmountReading
  /** The higher end of a range, of which `amount` is the lower. */
  readonly upTo?: string
  /** Figures in other cells of its row, with their places. */
  readonly further?: readonly (readonly [at: number, figure: string])[]
  /** Where the amount is a number with a space only because others of the recipe are. */
  readonly apart?: Apart
}

/** A line of a free text, by what it is for. */
export type FreeTextLine =
  | IngredientLine
  /** Below `base` all ingredients are those of the base. */
  | { readonly kind: 'blank' | 'separator' | 'total' | 'base' }
  /** From here on all ingredients are additions; `rest` may be an ingredient itself. */
  | { readonly kind: 'additions'; readonly rest: string }
  | { readonly kind: 'label'; readonly label: string; readonly value: string }
  /** An ingredient whose amount is no number. */
  | { readonly kind: 'unmeasured'; readonly name: string; readonly amount: string }
  /** A number alone, such as the sum below a column. */
  | { readonly kind: 'number'; readonly text: string }
  /** How the glaze is fired, mixed or put on; `text` may be anything, too. */
  | { readonly kind: 'note' | 'text'; readonly text: string }

/** What people put between name and amount besides spaces. */
const LEADER = String.raw`(?:[\s.:=|_…·–—;,→>@-]*[\s.:=|_…·–—;,→>@]|\s+)`
/** The point of `Bone Ash .9` and `Tin $1.20` belongs to the number, that of `Silica . . .20` to the leader; `2:1` is a ratio. */
const NOT_A_POINT = String.raw`(?<!(?<!\s\.)\s+[.,]|\d[.,]|(?<!\d)\d{1,2}:)`
/** A remark behind the amount: `Silica 30 (325 mesh)`. */
const REMARK = String.raw`(?:\s*\(([^()]*)\))?`

const AMOUNT_AFTER = new RegExp(
  `^(.*?\\S)${LEADER}${NOT_A_POINT}(${NUMBER})\\s*(${UNIT}?)\\.?${REMARK}\\s*\\*?$`,
  'iu',
)
const AMOUNT_BEFORE = new RegExp(
  `^(${NUMBER})(?!:\\d)\\s*(${UNIT}?)(?:${LEADER}|(?<=%))(?:(?:of|de|di|von|x|×)\\s+|d['’])?(\\D.*|\\d.*)$`,
  'iu',
)
const ONLY_NUMBER = new RegExp(`^(?:${NUMBER})\\s*(?:${UNIT})?$`, 'iu')
/** `Copper carbonate 2-5`, `Tin oxide 3 – 5 %`, `Kaolin 20 to 25 g`. */
const RANGE_AFTER = new RegExp(`^(.*?\\S)[\\s.:=_…·]+${RANGE}\\s*(${UNIT}?)\\.?${REMARK}$`, 'iu')
/** `2-5 % copper carbonate`. */
const RANGE_BEFORE = new RegExp(`^${RANGE}\\s*(${UNIT}?)\\.?\\s+(\\p{L}.*)$`, 'iu')

/** `and 0.25 % cobalt`. */
const CONJUNCTION = /^(?:and|und|et|y|e|&)\s+(?=[\d.,¼-¾])/iu

/** Small pictures behind an amount, as people put them into messages: `Silica 50 👍`. */
const CHEERS = /(?<=[\d%g])\s*(?:\p{Extended_Pictographic}|[\u{FE0F}\u{200D}\s])+$/u

/** Longest line that is looked at closely, in characters; longer ones are prose. */
const MAX_INGREDIENT_LENGTH = 200

/** Tells what a line of a free text is. */
export function classifyLine(source: string): FreeTextLine {
  if (/^[\s*]+$/.test(source) && source.includes('***')) return { kind: 'separator' }
  if (/^[\s|:=_-]*$/.test(source)) return { kind: 'blank' }
  if (source.length > MAX_INGREDIENT_LENGTH) return { kind: 'text', text: source.trim() }
  const figures = withPlainFigures(withoutDecoration(source)).replace(CHEERS, '')
  const plain = withOneUnit(figures.replace(TOLERANCE, withoutTolerance).replace(ARROW, '→'))
  const line = withThousandsJoined(plain.replace(/^➕\s*/u, '+ '))
  const text = withSpaces(line)
  if (text === '' || HEADING.test(text)) return { kind: 'blank' }
  if (BASE.test(text)) return { kind: 'base' }
  if (TOTAL.test(text)) return { kind: 'total' }
  if (text === '+') return { kind: 'additions', rest: '' }
  const additions = ADDITIONS.exec(text)
  const rest = text.slice(additions?.[0].length)
  const isWeighed = WEIGHED_ADDITION.test(text) && ONLY_NUMBER.test(rest)
  if (additions && !isWeighed) return { kind: 'additions', rest }
  const [, label, value = ''] = LABEL.exec(text) ?? []
  if (/^glas?[zu]/i.test(label ?? '') && BEGINS_WITH_CONE.test(value))
    return { kind: 'label', label: 'cone', value: value.trim() }
  if (label) return { kind: 'label', label: label.toLowerCase(), value: value.trim() }
  if (BEGINS_WITH_CONE.test(text)) return { kind: 'label', label: 'cone', value: text }
  if (ATMOSPHERE.test(text)) return { kind: 'label', label: 'atmosphere', value: text }
  if (ONLY_NUMBER.test(line.replace(/^\+\s*/, ''))) return { kind: 'number', text }
  if (NOTE.test(text) || GRAVITY.test(text)) return { kind: 'note', text }
  // `500 g Glaze:` is a heading.
  if (text.endsWith(':')) return { kind: 'text', text }
  if (ENDS_WITH_CONE.test(text) || COUNTED_RECIPE.test(text)) return { kind: 'text', text }
  const spoon = parseSpoon(text)
  if (spoon) return spoon
  const isAdded = /\d/.test(text) && ADDED.test(text)
  const isMarked = isWeighed || text.startsWith('+') || isAdded || PLUS_BEHIND.test(line)
  const unmarked = (isAdded ? line.replace(ADDED, '') : line)
    .replace(/^\+\s*/, '')
    .replace(PLUS_BEHIND, '$1')
  const body = unmarked.replace(CONJUNCTION, '').replace(ABOUT, '$1')
  return (
    parseIngredient(body, isMarked) ??
    parseUnmeasured(withSpaces(body), isMarked) ?? { kind: 'text', text }
  )
}

/** When somebody said it in a chat, and who: `[10:42] Test: `. */
const STAMP =
  /^\s*\[?(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s+)?\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?\]?\s*(?:[-–]\s*)?[^:\d]{1,30}:\s+/iu

/** Small pictures around words; a plus among them says something. */
const PICTURE = String.raw`(?:(?![©®™➕])\p{Extended_Pictographic}[\u{FE0F}\u{200D}]*)+`
const PICTURES = new RegExp(String.raw`^\s*${PICTURE}\s*(?=\S)|(?<=\S)\s*${PICTURE}\s*$`, 'gu')

/** A small sign in front of a line that is none of those of cones, a plus or a brand, or the number of a list: `☐`, `②`. */
const BULLET = /^\s*(?:(?![△▲➕№©®])\p{So}\u{FE0F}?|[→・①-⑳❶-❿]|\d\u{FE0F}?\u{20E3})\s*(?=\S)/u

/** What says behind an ingredient that it is an addition: `Zircopax 12 (add)`. */
const ADDED_WORD = String.raw`(?<!\p{L})(?:added|additions?|additional|adds?|añadid[oa]|añadir|adicional|extra|ajout(?:er|é)?|zusatz|zusätzlich)(?!\p{L})`
const ADDED = new RegExp(
  String.raw`\s*(?:[([][^()[\]]*${ADDED_WORD}[^()[\]]*[)\]]|${ADDED_WORD})$`,
  'iu',
)

/** Words above additions that may be one themselves: `Farbkörper: 5`. */
const WEIGHED_ADDITION = /^(?:colou?rants?|colorantes?|corantes?|opacifiers?|farb|färbe)/iu

/** A plus between name and amount: `Red iron oxide +8`, `Rutile (+ 2 %)`, `Tin oxide | +5`. */
const PLUS_BEHIND = new RegExp(
  `([\\s|:;=(-])\\+\\s*(?=(?:${NUMBER})\\s*(?:${UNIT})?\\.?[\\s)]*$)`,
  'iu',
)

/** Words and signs right before an amount that do not change it: `~40`, `ca. 30`, `Spar x 20`. */
const ABOUT = new RegExp(
  String.raw`(^|[\s|:;=(-])(?:[~≈±]|(?:ca|approx(?:imately)?|aprox(?:imadamente)?|env)\.?(?!\p{L})|(?:circa|about|around|roughly|etwa|environ|ongeveer|at)(?!\p{L})|約|[x×](?!\p{L}))\s*(?=(?:${NUMBER})\s*(?:${UNIT})?\.?(?:\s*\([^()]*\))?\s*$|(?<=^\S+\s*)\d)`,
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

/** A line without what mails, lists and Markdown put around it. */
export function withoutDecoration(source: string): string {
  return source
    .replace(/^(?:\s*>)+/u, '')
    .replace(STAMP, '')
    .replace(/^\s*(?:[•·*◦▪●‣○–—-]|\[[ x]?\])\s+|^\s*#+\s+|^\s*\|/u, '')
    .replace(/\|\s*$/, '')
    .replace(BULLET, '')
    .replace(PICTURES, '')
    .replace(/\*\*([^*]+)\*\*|__([^_]+)__/g, '$1$2')
    .trim()
}

/** Full-width figures and signs, as Japanese keyboards write them, as the plain ones. */
export function withPlainFigures(text: string): string {
  return text.replace(/[！-～]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
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

/** A measure of volume, `1 tsp bentonite`: nobody knows what it weighs. */
const SPOON =
  /^\+?\s*((?:\d[\d.,/½¼ ]*|[½¼¾]|an?|one|une?|ein(?:en)?|una?|uma)\s*(?:tsps?|teaspoons?|tbsps?|tablespoons?|cups?|pinch(?:es)?|drops?|ml|TL|EL|teelöffel|esslöffel|prisen?|pincées?|cuill[eè]res?|cucharad(?:it)?as?|colher(?:es)?|xícaras?)\.?)\s+(?:(?:of|de|à|d')\s+)?(\p{L}.*)$/iu

function parseSpoon(text: string): FreeTextLine | null {
  const [, amount, name] = SPOON.exec(text) ?? []
  if (amount === undefined || name === undefined) return null
  return { kind: 'unmeasured', name, amount }
}

/** The end of a name in Japanese or Chinese, right before its amount: `長石50%`. */
const UNSPACED_AMOUNT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー](?=\d+(?:[.,]\d+)?\s*(?:%|k?g)?\s*$)/u

/** Name and number in either order; null when the line is no ingredient. */
export function parseIngredient(line: string, isMarked: boolean): IngredientLine | null {
  const text = line.replace(UNSPACED_AMOUNT, '$& ')
  const columns = parseColumns(text, isMarked)
  if (columns) return columns
  const range = parseRange(text, isMarked)
  if (range) return range
  const [, afterName, afterAmount, afterUnit, remark = ''] = AMOUNT_AFTER.exec(text) ?? []
  const [, beforeAmount, beforeUnit, beforeName] = AMOUNT_BEFORE.exec(text) ?? []
  const named = remark === '' || ONLY_NUMBER.test(remark) ? afterName : `${afterName} (${remark})`
  const after = toReading(named, afterAmount, afterUnit, 'after')
  const before = toReading(beforeName, beforeAmount, beforeUnit, 'before')
  if (after && before) {
    if (isSetApart(before.amount)) return { kind: 'ingredient', isMarked, ...before }
    return isNumberedName(after.amount) && !(after.unit !== '' && before.unit === '')
      ? { kind: 'ingredient', isMarked, ...before, other: after }
      : { kind: 'ingredient', isMarked, ...after, other: before }
  }
  const only = after ?? before
  return only ? { kind: 'ingredient', isMarked, ...only } : null
}

/** Cells of a row: the first with letters is the name, the first number the amount. */
function parseColumns(text: string, isMarked: boolean): IngredientLine | null {
  const cells = cellsOf(text)?.map((cell) =>
    withCellJoined(cell.replace(/[.…·\s]+$|^[\s:=]+/g, '')),
  )
  if (!cells) return null
  const nameAt = cells.findIndex((cell) => /\p{L}/u.test(cell) && !ONLY_NUMBER.test(cell))
  const amountAt = cells.findIndex((cell) => ONLY_NUMBER.test(cell))
  const name = cells[nameAt]
  const amount = cells[amountAt]
  if (name === undefined || amount === undefined) return null
  const side = amountAt < nameAt ? 'before' : 'after'
  const isPlus = name.startsWith('+')
  const plain = isPlus ? name.slice(1).trim() : name
  const further = cells.flatMap((cell, at) =>
    at !== amountAt && ONLY_NUMBER.test(cell) ? [[at, split('', cell).amount] as const] : [],
  )
  return {
    kind: 'ingredient',
    isMarked: isMarked || isPlus,
    ...split(plain, amount),
    side,
    further,
  }
}

/** Between tabs or bars, semicolons, or commas of a table whose decimals have points. */
function cellsOf(text: string): string[] | undefined {
  if (/[\t|]/.test(text)) return text.split(/[\t|]/)
  if (text.includes(';')) return text.split(';')
  if (/\s\d{1,3}(?:,\d{3})+,?$/.test(text)) return undefined
  if (/^[^,]*\p{L}[^,]*(?:,\d+(?:\.\d+)?){2,},?$/u.test(text)) return text.split(',')
  return undefined
}

/** Of an amount given as a range the lower end counts. */
function parseRange(text: string, isMarked: boolean): IngredientLine | null {
  const [, name, from, to, unit] = RANGE_AFTER.exec(text) ?? []
  const [, first, last, firstUnit, rest] = RANGE_BEFORE.exec(text) ?? []
  const how = { isMarked, isChange: text.includes('→') }
  return (
    rangeOf(toReading(name, from, unit, 'after'), to, how) ??
    rangeOf(toReading(rest, first, firstUnit, 'before'), last, how)
  )
}

function rangeOf(
  reading: AmountReading | null,
  upTo: string | undefined,
  { isMarked, isChange }: { isMarked: boolean; isChange: boolean },
): IngredientLine | null {
  if (reading === null || upTo === undefined) return null
  const { amount } = reading
  if (isRising(amount, upTo)) return { kind: 'ingredient', isMarked, ...reading, upTo }
  // `40 → 38` is an amount that was changed, `3134 → 25` the number of a frit.
  if (!isChange || isNumberedName(amount)) return null
  return { kind: 'ingredient', isMarked, ...reading, amount: upTo, upTo: amount }
}

function toReading(
  name: string | undefined,
  amount: string | undefined,
  unit: string | undefined,
  side: AmountSide,
): AmountReading | null {
  const clean = withoutLeaders(name ?? '')
  if (amount === undefined || !/\p{L}/u.test(clean)) return null
  return { name: clean, amount, unit: unit ?? '', side }
}

/** A name without the dots and other signs that lead to its amount. */
export function withoutLeaders(name: string): string {
  return name.replace(/^[\s.:=…·–—;,→>-]+|(?:\.{2,}|[\s:=…·–—;,→>])+$/g, '')
}

function split(name: string, amount: string) {
  const [, figures = amount, unit = ''] =
    new RegExp(`^(.*?)\\s*(${UNIT}?)$`, 'iu').exec(amount) ?? []
  return { name, amount: figures, unit }
}

/** Whether a number is more likely the figure of a frit or mesh than an amount in hundred parts. */
function isNumberedName(amount: string): boolean {
  return /^\d{3,}$/.test(amount) && Number(amount) > 100
}

/** What is behind the eyes of `:)`, `:-(` and `=D`. */
const MOUTH = /^[-o'^]?[()[\]DP*|/\\]+$/

/** A name, then a wide gap, colon or equals sign, then something that is no number. */
function parseUnmeasured(text: string, isMarked: boolean): FreeTextLine | null {
  const [, name, amount = ''] =
    /^(\S[^\t:=]*?)(?:\t+|\s*[:=]\s*|\s{3,}|\.{3,}\s*)(\S.*)$/.exec(text) ?? []
  const isShort = name !== undefined && name.length <= 60 && amount.split(/\s+/).length <= 3
  if (isShort && !MOUTH.test(amount)) return { kind: 'unmeasured', name, amount }
  return isMarked && text.length <= 60 ? { kind: 'unmeasured', name: text, amount: '' } : null
}
