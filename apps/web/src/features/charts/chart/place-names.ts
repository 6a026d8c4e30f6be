import type { PlotSize } from '#lib/charts/chart-size.ts'

/** An item on the plot, in pixels. */
export interface NamedPlace {
  readonly id: number
  readonly name: string
  readonly x: number
  readonly y: number
}

/** Where the name of an item stands, seen from its point. */
export interface PlacedName {
  readonly text: string
  readonly dx: number
  readonly dy: number
  readonly anchor: 'start' | 'end'
}

/** Pixels that a letter and a line of names take, about: where letters are wide, a name is not cut off. */
const LETTER = 8.2
const LINE = 16
/** Letters that a name is not cut below. */
const LETTERS_MIN = 6

/**
 * Places names beside their points so that none covers another name or leaves the plot: on the side
 * with more room first, then on the other one, then above and below. A name too long for its side is
 * cut; one for which there is no room anywhere is left to the card of its point.
 *
 * @param gap pixels from the middle of a point to its name
 */
export function placeNames(
  places: readonly NamedPlace[],
  { width, height }: PlotSize,
  gap: number,
): ReadonlyMap<number, PlacedName> {
  const taken: Box[] = places.map(({ x, y }) => ({
    from: x - gap / 2,
    to: x + gap / 2,
    top: y - gap / 2,
    bottom: y + gap / 2,
  }))
  const placed = new Map<number, PlacedName>()
  for (const { id, name, x, y } of places) {
    const sides = x > width / 2 ? (['end', 'start'] as const) : (['start', 'end'] as const)
    const ways = [0, -LINE, LINE].flatMap((dy) => sides.map((anchor) => ({ anchor, dy })))
    for (const { anchor, dy } of ways) {
      const room = (anchor === 'start' ? width - x : x) - gap
      const text = cut(name, Math.floor(room / LETTER))
      if (text === undefined) continue
      const long = text.length * LETTER
      const from = anchor === 'start' ? x + gap : x - gap - long
      const box = { from, to: from + long, top: y + dy - LINE / 2, bottom: y + dy + LINE / 2 }
      if (box.top < 0 || box.bottom > height || taken.some((other) => isOver(box, other))) continue
      taken.push(box)
      placed.set(id, { text, dx: anchor === 'start' ? gap : -gap, dy, anchor })
      break
    }
  }
  return placed
}

interface Box {
  readonly from: number
  readonly to: number
  readonly top: number
  readonly bottom: number
}

function isOver(one: Box, other: Box): boolean {
  return (
    one.from < other.to && other.from < one.to && one.top < other.bottom && other.top < one.bottom
  )
}

function cut(name: string, most: number): string | undefined {
  if (name.length <= most) return name
  return most < LETTERS_MIN ? undefined : `${name.slice(0, most - 1).trimEnd()}…`
}
