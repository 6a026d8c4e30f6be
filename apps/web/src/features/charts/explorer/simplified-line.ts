import type { Place } from './polygon.ts'

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
