/** A border of a polygon: inside, `across` · x + `up` · y is at most the value. */
export interface Border {
  readonly across: number
  readonly up: number
  /** From the origin, square to the border. */
  readonly value: number
}

/** By so much of its length a corner may be on the wrong side of a border, by rounding. */
const ROUNDING = 1e-9

/**
 * The borders of a convex polygon, counter-clockwise; corners that are twice in a row count once.
 *
 * @param corners x and y of each, in turn, one way around or the other
 * @returns `undefined` where they make no convex polygon
 * @example
 * bordersOf([[2, 0.2], [4, 0.2], [4, 0.5], [2, 0.5]])?.[0] // { across: 0, up: -1, value: -0.2 }
 */
export function bordersOf(corners: readonly (readonly number[])[]): Border[] | undefined {
  const points = corners
    .map(([x = 0, y = 0]) => ({ x, y }))
    .filter(({ x, y }, at, all) => {
      const before = all.at(at - 1)
      return all.length === 1 || before === undefined || before.x !== x || before.y !== y
    })
  if (points.length < 3) return undefined
  const around = areaOf(points) < 0 ? points.toReversed() : points
  const borders = around.map((from, at): Border => {
    const to = around[(at + 1) % around.length]!
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    const across = (to.y - from.y) / length
    const up = (from.x - to.x) / length
    return { across: across + 0, up: up + 0, value: across * from.x + up * from.y }
  })
  const isConvex = borders.every(({ across, up, value }) =>
    around.every(({ x, y }) => across * x + up * y <= value + ROUNDING),
  )
  return isConvex && Math.abs(areaOf(around)) > ROUNDING ? borders : undefined
}

/** Twice the area; negative where the corners go clockwise. */
function areaOf(points: readonly { readonly x: number; readonly y: number }[]): number {
  return points.reduce((sum, { x, y }, at) => {
    const next = points[(at + 1) % points.length]!
    return sum + x * next.y - next.x * y
  }, 0)
}
