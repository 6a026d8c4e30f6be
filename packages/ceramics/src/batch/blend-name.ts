import { type BlendPoint, blendPointCode } from './blend.ts'

/** Ways to name the points of a blend: by what is in them, or by where they stand. */
export const BLEND_NAMING_STRATEGIES = ['human-readable', 'position-based'] as const
export type BlendNamingStrategy = (typeof BLEND_NAMING_STRATEGIES)[number]

/** Characters of the names in a blend's name, and of the figures and strokes between them. */
const NAMES_LENGTH = 50
const FIGURES_LENGTH = 10
/** A blend's name has at most so many characters; a corner with a longer name goes by its place. */
export const BLEND_NAME_LENGTH = NAMES_LENGTH + FIGURES_LENGTH
/** No name of a corner is cut shorter than this. */
const PART_LENGTH_MIN = 6
/** Characters of a corner's name where there is room for little. */
const BLEND_LABEL_LENGTH = 12

const SEPARATOR = ' / '

/** A corner as names know it. */
export interface NamedCorner {
  readonly name: string
  /** What its place is called: "Top left". */
  readonly position: string
}

/**
 * Name of the recipe at a point of a blend. Percentages are rounded to whole numbers, here only.
 *
 * @param kind what the blend is called, for names by position: "Line blend"
 * @example
 * blendName('human-readable', 'Line blend', corners, point) // '75% Leach 4321 / 25% Pinnell Clear'
 * blendName('position-based', 'Line blend', corners, point) // 'Line blend A2'
 */
export function blendName(
  strategy: BlendNamingStrategy,
  kind: string,
  corners: readonly NamedCorner[],
  point: BlendPoint,
): string {
  if (strategy === 'position-based') return `${kind} ${blendPointCode(point)}`
  const parts = corners.flatMap((corner, at) => {
    const percent = Math.round((100 * (point.parts[at] ?? 0)) / point.whole)
    return point.parts[at] ? [{ percent: `${percent}% `, name: nameOf(corner) }] : []
  })
  const names = shortened(parts)
  return parts.map(({ percent }, at) => `${percent}${names[at]}`).join(SEPARATOR)
}

/** A corner's name for a narrow place. */
export function blendLabel(corner: NamedCorner): string {
  return cut(nameOf(corner), BLEND_LABEL_LENGTH)
}

function nameOf({ name, position }: NamedCorner): string {
  const trimmed = name.trim()
  return trimmed === '' || characters(trimmed).length > BLEND_NAME_LENGTH ? position : trimmed
}

/** Names that fit together into what is left of the whole length; short ones make room for long. */
function shortened(parts: readonly { readonly percent: string; readonly name: string }[]) {
  const figures = parts.reduce((sum, { percent }) => sum + percent.length, 0)
  let room = BLEND_NAME_LENGTH - figures - SEPARATOR.length * (parts.length - 1)
  const names = parts.map(({ name }) => name)
  const byLength = names.map((_, at) => at).sort((a, b) => lengthOf(names, a) - lengthOf(names, b))
  byLength.forEach((at, done) => {
    const fair = Math.max(PART_LENGTH_MIN, Math.floor(room / (parts.length - done)))
    names[at] = cut(names[at]!, fair)
    room -= lengthOf(names, at)
  })
  return names
}

function lengthOf(names: readonly string[], at: number): number {
  return characters(names[at]!).length
}

function cut(name: string, length: number): string {
  const all = characters(name)
  if (all.length <= length) return name
  return `${all
    .slice(0, length - 1)
    .join('')
    .trimEnd()}…`
}

/** Whole characters, so that none is cut in two. */
function characters(text: string): string[] {
  return [...text]
}
