import { withPlainFigures } from '@glazy/ceramics/plain-figures'
import { NUMBER, UNIT } from './free-text-amount.ts'
import { CHEERS, withoutDecoration } from './free-text-decoration.ts'
import {
  ONLY_NUMBER,
  parseIngredient,
  parseSpoon,
  parseUnmeasured,
} from './free-text-ingredient.ts'
import { withoutAbout, withPlainAmounts } from './free-text-plain-amount.ts'
import { withKanjiFigures } from './kanji-figures.ts'
import { withSpaces, withThousandsJoined } from './free-text-thousands.ts'
import {
  ADDITIONS,
  ATMOSPHERE,
  BASE,
  BEGINS_WITH_CONE,
  COLORANTS,
  COUNTED_RECIPE,
  ENDS_WITH_CONE,
  HEADING,
  LABEL,
  GRAVITY,
  NOTE,
  TOTAL,
  WATER,
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

/** Longest line that is looked at closely, in characters; longer ones are prose. */
const MAX_INGREDIENT_LENGTH = 200

/** Tells what a line of a free text is. */
export function classifyLine(source: string): FreeTextLine {
  if (/^[\s*]+$/.test(source) && source.includes('***')) return { kind: 'separator' }
  if (/^[\s|:=_-]*$/.test(source)) return { kind: 'blank' }
  if (source.length > MAX_INGREDIENT_LENGTH) return { kind: 'text', text: source.trim() }
  const figures = withPlainFigures(withKanjiFigures(withoutDecoration(source))).replace(CHEERS, '')
  const line = withThousandsJoined(withPlainAmounts(figures).replace(/^➕\s*/u, '+ '))
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
  if (ONLY_NUMBER.test(line.replace(/^[+=]\s*/, ''))) return { kind: 'number', text }
  if (NOTE.test(text) || GRAVITY.test(text)) return { kind: 'note', text }
  // `500 g Glaze:` is a heading.
  if (text.endsWith(':')) return { kind: 'text', text }
  if (ENDS_WITH_CONE.test(text) || COUNTED_RECIPE.test(text)) return { kind: 'text', text }
  const spoon = parseSpoon(text)
  if (spoon) return spoon
  const isAdded = /\d/.test(text) && ADDED.test(text)
  const isMarked = isWeighed || text.startsWith('+') || isAdded || PLUS_BEHIND.test(line)
  const unmarked = (isAdded ? line.replace(ADDED, ' ').trim() : line)
    .replace(/^\+\s*/, '')
    .replace(PLUS_BEHIND, '$1')
  const body = withoutAbout(unmarked)
  const found = parseIngredient(body, isMarked) ?? parseUnmeasured(withSpaces(body), isMarked)
  if (found && 'name' in found && WATER.test(found.name)) return { kind: 'note', text }
  return found ?? { kind: 'text', text }
}

/** What says behind a name or its amount that it is an addition: `Zircopax 12 (add)`, `Rutil (Zusatz) 4`. */
const ADDED_WORD = String.raw`(?<!\p{L})(?:added|additions?|additional|adds?|a[nñ]adid[oa]s?|a[nñ]adir|adici[oó]n(?:al|ales|es)?|adi[cç][aã]o|aggiunta|agregad[oa]s?|agregar|extra|ajout(?:er|é)?|zusatz|zusätzlich|zuzüglich|zugabe|dazu|en (?:plus|sus|más)|aparte|por fora|toegevoegd|сверх|понад|外(?:割り?で?)?|外加|另加|添加|추가|첨가)(?!\p{L})`
const ADDED = new RegExp(
  String.raw`\s*(?:(?:[([][^()[\]]*${ADDED_WORD}[^()[\]]*[)\]]|${ADDED_WORD})$|[([]\s*${ADDED_WORD}\s*[)\]](?=[\s:=.…·]*(?:${NUMBER})\s*(?:${UNIT})?\.?$))`,
  'iu',
)

/** Words above additions that may be one themselves: `Farbkörper: 5`. */
const WEIGHED_ADDITION = new RegExp(`^${COLORANTS}`, 'iu')

/** A plus between name and amount: `Red iron oxide +8`, `Rutile (+ 2 %)`, `Tin oxide | +5`. */
const PLUS_BEHIND = new RegExp(
  `([\\s|:;=(-])\\+\\s*(?=(?:${NUMBER})\\s*(?:${UNIT})?\\.?[\\s)]*$)`,
  'iu',
)
