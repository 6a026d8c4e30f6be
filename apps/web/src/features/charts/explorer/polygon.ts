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
