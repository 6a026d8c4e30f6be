/** How sure it is which part of an ingredient line is the amount. */
export type AmountSide = 'before' | 'after'

/** An ingredient line of a free text. */
export interface IngredientLine {
  readonly kind: 'ingredient'
  readonly name: string
  readonly amount: string
  /** Whether a `+` in front marks this one line as an addition. */
  readonly isMarked: boolean
  readonly side: AmountSide
  /** The other reading, where name and amount could be told apart in two ways. */
  readonly other?: { readonly name: string; readonly amount: string; readonly side: AmountSide }
}

/** A line of a free text, by what it is for. */
export type FreeTextLine =
  | IngredientLine
  | { readonly kind: 'blank' | 'separator' | 'total' }
  /** From here on all ingredients are additions; `rest` may be an ingredient itself. */
  | { readonly kind: 'additions'; readonly rest: string }
  | { readonly kind: 'label'; readonly label: string; readonly value: string }
  /** An ingredient whose amount is no number. */
  | { readonly kind: 'unmeasured'; readonly name: string; readonly amount: string }
  | { readonly kind: 'text'; readonly text: string }

const ADDITIONS = /^(?:also\s+)?add(?:s|ed|itions?|itional(?:ly)?|itives?)?\b[\s:.,;-]*/i
const LABEL =
  /^(name|title|cones?|temp(?:erature)?|atmosphere|firing|surface|finish|transparency|opacity|type|colou?r|source|author|date|notes?|comments?|description|by|from)\s*[:=]\s*(.*)$/i
/** Headings above the ingredients, which say nothing by themselves. */
const HEADING = /^(?:(?:base|recipe|batch|amounts?)\s*:|(?:ingredients?|materials?)\s*:?)$/i
const CONE = /^(?:cones?\b|[△▲Δ∆^])\s*\.?\s*\d/i

/** A number with decimal point or comma, or a fraction. */
const NUMBER = String.raw`[-−–]?(?:\d+[.,]?\d*|[.,]\d+)(?:\s*[½¼¾]|\s+\d/\d|/\d)?|[½¼¾]`
const UNIT = String.raw`(?:%|g|gr|gms?|grams?|pts?|parts?)`
/** What people put between name and amount besides spaces. */
const LEADER = String.raw`(?:[\s.:=|_…·-]*[\s.:=|_…·]|\s+)`

const AMOUNT_AFTER = new RegExp(`^(.*?\\S)${LEADER}(${NUMBER})\\s*${UNIT}?\\.?$`, 'iu')
const AMOUNT_BEFORE = new RegExp(`^(${NUMBER})\\s*${UNIT}?(?:${LEADER}|(?<=%))(\\D.*|\\d.*)$`, 'iu')
const ONLY_NUMBER = new RegExp(`^(?:${NUMBER})\\s*${UNIT}?$`, 'iu')

/** Longest line that is taken for an ingredient, in characters. */
const MAX_INGREDIENT_LENGTH = 200

/** Tells what a line of a free text is. */
export function classifyLine(source: string): FreeTextLine {
  const text = source
    .replace(/^\s*[•·*◦▪]\s+|^\s*-\s+|^\s*\|/u, '')
    .replace(/\|\s*$/, '')
    .trim()
  if (/^\s*\*{3,}[\s*]*$/.test(source)) return { kind: 'separator' }
  if (/^[\s|:=_-]*$/.test(source) || HEADING.test(text)) return { kind: 'blank' }
  if (/\b(?:sub-?)?totals?\b/i.test(text)) return { kind: 'total' }
  const additions = ADDITIONS.exec(text)
  if (additions) return { kind: 'additions', rest: text.slice(additions[0].length) }
  const [, label, value = ''] = LABEL.exec(text) ?? []
  if (label) return { kind: 'label', label: label.toLowerCase(), value: value.trim() }
  if (CONE.test(text)) return { kind: 'label', label: 'cone', value: text }
  const isMarked = text.startsWith('+')
  const body = isMarked ? text.slice(1).trim() : text
  return (
    parseIngredient(body, isMarked) ?? parseUnmeasured(body, isMarked) ?? { kind: 'text', text }
  )
}

/** Name and number in either order; null when the line is no ingredient. */
function parseIngredient(text: string, isMarked: boolean): IngredientLine | null {
  if (text.length > MAX_INGREDIENT_LENGTH) return null
  const columns = parseColumns(text, isMarked)
  if (columns) return columns
  const [, afterName, afterAmount] = AMOUNT_AFTER.exec(text) ?? []
  const [, beforeAmount, beforeName] = AMOUNT_BEFORE.exec(text) ?? []
  const after = toReading(afterName, afterAmount, 'after')
  const before = toReading(beforeName, beforeAmount, 'before')
  if (after && before) {
    return isNumberedName(after.amount)
      ? { kind: 'ingredient', isMarked, ...before, other: after }
      : { kind: 'ingredient', isMarked, ...after, other: before }
  }
  const only = after ?? before
  return only ? { kind: 'ingredient', isMarked, ...only } : null
}

/** Cells between tabs or bars: the first with letters is the name, the first number the amount. */
function parseColumns(text: string, isMarked: boolean): IngredientLine | null {
  if (!/[\t|]/.test(text)) return null
  const cells = text.split(/[\t|]/).map((cell) => cell.replace(/[.…·\s]+$|^[\s:=]+/g, ''))
  const nameAt = cells.findIndex((cell) => /\p{L}/u.test(cell) && !ONLY_NUMBER.test(cell))
  const amountAt = cells.findIndex((cell) => ONLY_NUMBER.test(cell))
  const name = cells[nameAt]
  const amount = cells[amountAt]
  if (name === undefined || amount === undefined) return null
  const side = amountAt < nameAt ? 'before' : 'after'
  return { kind: 'ingredient', name, amount: withoutUnit(amount), isMarked, side }
}

function toReading(name: string | undefined, amount: string | undefined, side: AmountSide) {
  const clean = name?.replace(/^[\s.:=…·-]+|[\s:=…·]+$/g, '') ?? ''
  if (amount === undefined || !/\p{L}/u.test(clean)) return null
  return { name: clean, amount: withoutUnit(amount), side }
}

function withoutUnit(amount: string): string {
  return amount.replace(new RegExp(`\\s*${UNIT}$`, 'i'), '').trim()
}

/** Whether a number is more likely the figure of a frit or mesh than an amount in hundred parts. */
function isNumberedName(amount: string): boolean {
  return /^\d{3,}$/.test(amount) && Number(amount) > 100
}

/** A name, then a wide gap, colon or equals sign, then something that is no number. */
function parseUnmeasured(text: string, isMarked: boolean): FreeTextLine | null {
  const [, name, amount = ''] =
    /^(\S[^\t:=]*?)(?:\t+|\s*[:=]\s*|\s{3,}|\.{3,}\s*)(\S.*)$/.exec(text) ?? []
  const isShort = name !== undefined && name.length <= 60 && amount.split(/\s+/).length <= 3
  if (isShort) return { kind: 'unmeasured', name, amount }
  return isMarked && text.length <= 60 ? { kind: 'unmeasured', name: text, amount: '' } : null
}
