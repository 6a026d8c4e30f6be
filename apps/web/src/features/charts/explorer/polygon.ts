/** A place, in pixels of the plot or in the units of its axes. */
export type Place = readonly [across: number, up: number]

/** Whether a place is inside a line that is closed from its end to its beginning. */
export function isInside([x, y]: Place, line: readonly Place[]): boolean {
  let isIn = false
  let before = line.at(-1)
  for (const here of line) {
    if (before !== undefined && here[1] > y !== before[1] > y) {
      const crossing = here[0] + ((y - here[1]) / (before[1] - here[1])) * (before[0] - here[0])
      if (x < crossing) isIn = !isIn
    }
    before = here
  }
  return isIn
}

/** The box between two opposite corners, as a line. */
export function boxBetween([x0, y0]: Place, [x1, y1]: Place): readonly Place[] {
  return [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ]
}

/**
 * A closed line with at most so many places: those that turn it least are left out, by M. Visvalingam
 * and J. Whyatt, "Line generalisation by repeated elimination of points" (1993).
 */
export function simplified(line: readonly Place[], most: number): readonly Place[] {
  const kept = [...line]
  while (kept.length > most) {
    const turns = kept.map((here, at) => {
      const before = kept.at(at - 1) ?? here
      const after = kept[(at + 1) % kept.length] ?? here
      return triangle(before, here, after)
    })
    kept.splice(turns.indexOf(Math.min(...turns)), 1)
  }
  return kept
}

/** Twice the size of a triangle. */
function triangle([x0, y0]: Place, [x1, y1]: Place, [x2, y2]: Place): number {
  return Math.abs((x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0))
}
