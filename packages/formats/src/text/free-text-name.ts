import type { AmountReading, AmountSide, IngredientLine } from './free-text-line.ts'
import { numberOf } from './free-text-lines.ts'
import type { NumberedLine } from './free-text-lines.ts'
import { parseConeRange } from '@glazy/ceramics/firing/cones'
import { isSumOf } from './free-text-sums.ts'
import { GREETING, NAMED_CONE } from './free-text-words.ts'
import { isKnownMaterial } from '../table/material-label.ts'

/** On which side of the name most lines of a recipe have their amount. */
export function usualSide(lines: readonly NumberedLine[]): AmountSide {
  const certain = lines.filter((line) => line.kind === 'ingredient' && !line.other && !line.was)
  const before = certain.filter((line) => line.kind === 'ingredient' && line.side === 'before')
  return before.length * 2 > certain.length ? 'before' : 'after'
}

/** `26 Frit 3134` and `Frit 3134 26` read as the other lines of the recipe do. */
export function readingOf(line: IngredientLine, side: AmountSide): AmountReading {
  const { other } = line
  return other && other.side === side && !/^\d{3,}$/.test(other.amount) ? other : line
}

/** The line with the name: the first one that is neither an ingredient nor a field. */
export function findName(all: readonly NumberedLine[], side: AmountSide): NumberedLine | undefined {
  const lines = all.filter(({ kind, was }) => !was || kind !== 'note')
  if (lines.some((line) => line.kind === 'label' && NAME_LABEL.test(line.label))) return undefined
  for (const [at, line] of lines.entries()) {
    if (isName(lines, at, side)) {
      if (!isChat(line)) return line
      // What announces a recipe to somebody is not what it is called.
      const heading = lastHeading(lines, at)
      return heading ?? (isAnnouncement(line) ? undefined : line)
    }
    if (!['blank', 'label', 'number'].includes(line.kind)) return undefined
  }
  return undefined
}

/** Longest name below the first words of a post, in characters. */
const MAX_NAME_LENGTH = 60

/** Whether a line says something to somebody rather than names a glaze. */
function isChat({ kind, source }: NumberedLine): boolean {
  if (kind !== 'text') return false
  return GREETING.test(source) || source.length > MAX_NAME_LENGTH || /[.!?,…]$/.test(source)
}

function isAnnouncement({ source }: NumberedLine): boolean {
  return GREETING.test(source) && source.endsWith(':')
}

/** Below a greeting: the last short line of words above the first ingredient. */
function lastHeading(lines: readonly NumberedLine[], from: number): NumberedLine | undefined {
  const end = lines.findIndex((line, at) => at > from && line.kind === 'ingredient')
  const above = lines.slice(from + 1, end === -1 ? from + 1 : end)
  return above.findLast((line) => line.kind === 'text' && !isChat(line))
}

export const NAME_LABEL = /name$|^(?:title|glaze|glasur)$/

/**
 * Whether a line above the ingredients is the name: it is no ingredient, or it ends in a figure (`Leach 4321`,
 * `Clear cone 6`) while the ingredients below it are complete without it.
 */
function isName(lines: readonly NumberedLine[], at: number, side: AmountSide): boolean {
  const line = lines[at]
  if (!line || line.kind === 'additions' || line.kind === 'blank' || line.kind === 'number') {
    return false
  }
  if (line.kind === 'total') return !/\d/.test(line.source) && /\s\p{L}{3}/u.test(line.source)
  if (line.kind === 'label')
    return line.label === 'cone' && /\p{L}{3}.*\d\D+\p{L}/u.test(line.source)
  if (line.kind !== 'ingredient') return true
  if (line.isMarked || line.side === 'before') return false
  const rest = lines.slice(at + 1)
  if (rest.filter(({ kind }) => kind === 'ingredient').length < 2) return false
  return side === 'before' || isWholeWithout(line, rest)
}

/**
 * Whether the ingredients below a line with a figure are whole without it: what they make is what a
 * recipe or a batch makes, or what is said to be their total. Where nothing says so, `Base 12` is a name
 * if it is no material and stands apart, or if what is below makes a hundred before its colorants.
 */
function isWholeWithout(line: NumberedLine & IngredientLine, rest: readonly NumberedLine[]) {
  const own = numberOf(line)
  const sums = sumsSoFar(rest)
  const base = sums.at(-1) ?? 0
  const isTotalWithout = sums.slice(1).some((sum) => isTotal(rest, sum))
  if (!isTotalWithout && isTotal(rest, base + own)) return false
  if (isWhole(base) !== isWhole(base + own)) return isWhole(base)
  if (isTotalWithout) return true
  if (line.unit !== '' || !/^\d+$/.test(line.amount) || isKnownMaterial(line.name)) return false
  if (rest.filter(isKnownIngredient).length < 2) return false
  if (isWholeBeforeColorants(sums)) return true
  const isPart = isWholeBeforeColorants(sums.map((sum) => sum + own))
  return !isPart && rest[0]?.kind === 'blank' && isTogether(rest)
}

function isWholeBeforeColorants(sums: readonly number[]): boolean {
  const whole = sums.slice(1).find(isWhole)
  return whole !== undefined && (sums.at(-1) ?? 0) - whole <= whole * MAX_COLORANTS
}

/** Most that colorants and opacifiers without a mark of their own come to, as a part of the base. */
const MAX_COLORANTS = 1 / 3

/** By how much of it a sum may miss the whole: amounts are rounded. */
const WHOLE_TOLERANCE = 0.005

/** A hundred parts, or a kilogram. */
function isWhole(sum: number): boolean {
  return [100, 1000].some((whole) => Math.abs(sum - whole) < whole * WHOLE_TOLERANCE)
}

function isTotal(lines: readonly NumberedLine[], sum: number): boolean {
  return lines.some(
    ({ kind, source }) => (kind === 'total' || kind === 'number') && isSumOf(sum, source),
  )
}

function isKnownIngredient(line: NumberedLine): boolean {
  return line.kind === 'ingredient' && isKnownMaterial(line.name)
}

/** Whether ingredients stand without blank lines between them: not every line stands apart. */
function isTogether(lines: readonly NumberedLine[]): boolean {
  return lines.some(({ kind }, at) => kind === 'ingredient' && lines[at + 1]?.kind === 'ingredient')
}

/** Sums of the base after each of its ingredients, with their amounts behind their names. */
function sumsSoFar(lines: readonly NumberedLine[]): readonly number[] {
  const sums: number[] = []
  for (const line of lines) {
    if (line.kind === 'additions') break
    if (line.kind !== 'ingredient' || line.isMarked) continue
    sums.push((sums.at(-1) ?? 0) + numberOf(readingOf(line, 'after')))
  }
  return sums
}

/** A cone in a name, with the brackets around it and the words behind it. */
const CONE_IN_NAME = new RegExp(
  String.raw`[\s,;:–-]*[([]?\s*${NAMED_CONE.source}(?:\s+(?:fired|firing|glaze))?\s*[)\]]?`,
  'iu',
)

/** `Night Blue (cone 6 ox)` is Night Blue; a name that would be nothing without its cone keeps it. */
export function withoutCone(name: string): string {
  const [found, cone = ''] = (name.length <= MAX_NAME_LENGTH && CONE_IN_NAME.exec(name)) || []
  if (found === undefined || !parseConeRange(cone).ok) return name
  const group = firingGroup(name)
  const rest = name
    .replace(group ?? found, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:–—-]+|[\s,;:.–—-]+$/g, '')
  return /\p{L}{2}/u.test(rest) ? rest : name
}

/** Brackets that hold nothing but a cone and how it is fired: `(reduction, cone 9-10)`. */
export function firingGroup(name: string): string | undefined {
  const groups = name.match(/[([][^()[\]]*[)\]]/g) ?? []
  return groups.find((group) => {
    const rest = group.replace(NAMED_CONE, '')
    return rest !== group && !/[\p{L}\d]/u.test(rest.replace(FIRING_WORDS, ''))
  })
}

const FIRING_WORDS =
  /(?<!\p{L})(?:ox(?:id|yd)?\p{L}*|red|redu\p{L}*|rédu\p{L}*|fired|firing|glaze|or|and)(?!\p{L})/giu
