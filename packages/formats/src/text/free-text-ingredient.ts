import { isRising, NUMBER, RANGE, UNIT } from './free-text-amount.ts'
import type { AmountReading, AmountSide, FreeTextLine, IngredientLine } from './free-text-line.ts'
import { isSetApart, withCellJoined } from './free-text-thousands.ts'

/** What people put between name and amount besides spaces. */
const LEADER = String.raw`(?:[\s.:=|_…·–—;,→>@-]*[\s.:=|_…·–—;,→>@]|\s+)`
/** The point of `Bone Ash .9` and `Tin $1.20` belongs to the number, that of `Silica . . .20` to the leader; `2:1` is a ratio. */
const NOT_A_POINT = String.raw`(?<!(?<!\s\.)\s+[.,]|\d[.,]|(?<!\d)\d{1,2}:)`
/** A remark behind the amount: `Silica 30 (325 mesh)`. */
const REMARK = String.raw`(?:\s*\(([^()]*)\))?`

const AMOUNT_AFTER = new RegExp(
  `^(.*?\\S)${LEADER}${NOT_A_POINT}(${NUMBER})\\s*(${UNIT}?)\\.?${REMARK}\\s*\\**$`,
  'iu',
)
const AMOUNT_BEFORE = new RegExp(
  `^(${NUMBER})(?!:\\d)\\s*(${UNIT}?)(?:${LEADER}|(?<=%))(?:(?:of|de|di|von|x|×)\\s+|d['’])?(\\D.*|\\d.*)$`,
  'iu',
)
/** A number and nothing else but its unit. */
export const ONLY_NUMBER = new RegExp(`^(?:${NUMBER})\\s*(?:${UNIT})?$`, 'iu')
/** `Copper carbonate 2-5`, `Tin oxide 3 – 5 %`, `Kaolin 20 to 25 g`. */
const RANGE_AFTER = new RegExp(`^(.*?\\S)[\\s.:=_…·]+${RANGE}\\s*(${UNIT}?)\\.?${REMARK}$`, 'iu')
/** `2-5 % copper carbonate`. */
const RANGE_BEFORE = new RegExp(`^${RANGE}\\s*(${UNIT}?)\\.?\\s+(\\p{L}.*)$`, 'iu')

/** A measure of volume, `1 tsp bentonite`: nobody knows what it weighs. */
const SPOON =
  /^\+?\s*((?:\d[\d.,/½¼ ]*|[½¼¾]|an?|one|une?|ein(?:en)?|una?|uma)\s*(?:tsps?|teaspoons?|tbsps?|tablespoons?|cups?|pinch(?:es)?|drops?|ml|TL|EL|teelöffel|esslöffel|prisen?|pincées?|cuill[eè]res?|cucharad(?:it)?as?|colher(?:es)?|xícaras?)\.?)\s+(?:(?:of|de|à|d')\s+)?(\p{L}.*)$/iu

export function parseSpoon(text: string): FreeTextLine | null {
  const [, amount, name] = SPOON.exec(text) ?? []
  if (amount === undefined || name === undefined) return null
  return { kind: 'unmeasured', name, amount }
}

/** The end of a name in Japanese, Chinese or Thai, right before its amount: `長石50%`. */
const UNSPACED_AMOUNT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー](?=\d+(?:[.,]\d+)?\s*(?:%|k?g)?\s*$)/u

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
export function parseUnmeasured(text: string, isMarked: boolean): FreeTextLine | null {
  const [, name, amount = ''] =
    /^(\S[^\t:=]*?)(?:\t+|\s*[:=]\s*|\s{3,}|\.{3,}\s*)(\S.*)$/.exec(text) ?? []
  const isShort = name !== undefined && name.length <= 60 && amount.split(/\s+/).length <= 3
  if (isShort && !MOUTH.test(amount)) return { kind: 'unmeasured', name, amount }
  return isMarked && text.length <= 60 ? { kind: 'unmeasured', name: text, amount: '' } : null
}
