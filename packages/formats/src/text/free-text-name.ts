import type { AmountSide } from './free-text-line.ts'
import { endsInItsFigure } from './free-text-first-line.ts'
import type { NumberedLine } from './free-text-lines.ts'
import { findOtherCone, parseConeRange } from '@glazy/ceramics/firing/cone-text'
import { isKnownMaterial } from '../table/material-label.ts'
import {
  BATCH_LINE,
  FIRED,
  GREETING,
  NAME_LABEL,
  NAMED_CONE,
  NUMBERED_RECIPE,
} from './free-text-words.ts'

/** The line with the name: the first one that is neither an ingredient nor a field. */
export function findName(all: readonly NumberedLine[], side: AmountSide): NumberedLine | undefined {
  const lines = all.filter(({ kind, was }) => !was || kind !== 'note')
  const first = lines.findIndex(({ kind }) => kind === 'ingredient')
  const above = first === -1 ? lines : lines.slice(0, first)
  if (above.some((line) => line.kind === 'label' && NAME_LABEL.test(line.label))) return undefined
  let lesser: NumberedLine | undefined
  for (const [at, line] of lines.entries()) {
    if (isLesser(lines, at)) lesser ??= line
    else if (isName(lines, at, side)) {
      if (!isChat(line)) return line
      // What announces a recipe to somebody is not what it is called.
      const heading = lastHeading(lines, at, side)
      return heading ?? (isAnnouncement(line) ? undefined : line)
    } else if (!['blank', 'label', 'note', 'number', 'base'].includes(line.kind)) return lesser
  }
  return lesser
}

/** Whether a line is a name only where no other stands below it. */
function isLesser(lines: readonly NumberedLine[], at: number): boolean {
  const { kind = 'blank', source = '' } = lines[at] ?? {}
  if (kind === 'blank') return false
  if (BATCH_LINE.test(source) || isFiringAlone(lines[at])) return true
  // What looks like an ingredient is one below it.
  const next = lines.slice(at + 1).find((line) => line.kind !== 'blank')
  return NUMBERED_RECIPE.test(source) && next?.kind === 'text'
}

/** Longest name below the first words of a post, in characters. */
const MAX_NAME_LENGTH = 60

/** Whether a line says something to somebody rather than names a glaze. */
function isChat({ kind, source }: NumberedLine): boolean {
  if (kind !== 'text') return false
  return GREETING.test(source) || source.length > MAX_NAME_LENGTH || /[.!?,…]$|[!?]\s/.test(source)
}

function isAnnouncement({ source }: NumberedLine): boolean {
  return GREETING.test(source) && source.endsWith(':')
}

/** Below a greeting: the last short line of words above the first ingredient, or one that ends in a figure. */
function lastHeading(
  lines: readonly NumberedLine[],
  from: number,
  side: AmountSide,
): NumberedLine | undefined {
  const end = lines.findIndex((line, at) => at > from && line.kind === 'ingredient')
  const above = lines.slice(from + 1, end === -1 ? from + 1 : end)
  const heading = above.findLast((line) => line.kind === 'text' && !isChat(line))
  return heading ?? (isName(lines, end, side) ? lines[end] : undefined)
}

/** Whether a line above the ingredients is the name: it is no ingredient, or only looks like one. */
function isName(lines: readonly NumberedLine[], at: number, side: AmountSide): boolean {
  const line = lines[at]
  if (!line || ['additions', 'base', 'blank', 'note', 'number'].includes(line.kind)) return false
  if (line.kind === 'unmeasured' && isKnownMaterial(line.name)) return false
  if (line.kind === 'total') return !/\d/.test(line.source) && /\s\p{L}{3}/u.test(line.source)
  if (line.kind === 'label')
    return line.label === 'cone' && /\p{L}{2}/u.test(besideCone(line.source))
  return line.kind !== 'ingredient' || endsInItsFigure(line, lines.slice(at + 1), side)
}

/** A cone in a name, with the brackets around it and the words behind it. */
const CONE_IN_NAME = new RegExp(
  String.raw`[\s,;:–-]*[([]?\s*${NAMED_CONE.source}(?:\s+(?:fired|firing|glaze))?\.?\s*[)\]]?`,
  'iu',
)

/** What stands beside a cone and how it is fired: `Celadon` of `^6 ox Celadon`. */
function besideCone(source: string): string {
  return source.replace(CONE_IN_NAME, ' ').replaceAll(FIRING_WORDS, ' ')
}

/** `Cone 6 oxidation`, written out, is a name where there is none. */
function isFiringAlone(line: NumberedLine | undefined): boolean {
  if (line?.kind !== 'label' || line.label !== 'cone') return false
  const { source } = line
  return /\p{L}{3}.*\d\D+\p{L}/u.test(source) && !/\p{L}{2}/u.test(besideCone(source))
}

/** `Night Blue (cone 6 ox)` is Night Blue; a name that would be nothing without its cone keeps it. */
export function withoutCone(name: string): string {
  const [found, cone = ''] = (name.length <= MAX_NAME_LENGTH && CONE_IN_NAME.exec(name)) || []
  if (found === undefined || !parseConeRange(cone).ok || findOtherCone(name) !== undefined)
    return name
  const group = firingGroup(name)
  const rest = name
    .replace(group ?? found, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=,)/g, '')
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

const FIRING_WORDS = new RegExp(
  String.raw`(?<!\p{L})(?:${FIRED}|fired|firing|glaze|or|and)(?!\p{L})`,
  'giu',
)
