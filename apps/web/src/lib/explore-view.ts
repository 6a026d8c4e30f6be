/** A place on a chart, in the units of its axes. */
export type AxisPlace = readonly [x: number, y: number]

/** What a chart is zoomed to: how far, and what is in the middle. */
export interface ZoomedTo {
  readonly factor: number
  readonly middle: AxisPlace
}

/** Corners that an area has at most, so that addresses stay short. */
export const AREA_CORNERS_MAX = 24
/** Finer than anyone can point. */
const DIGITS = 4
/** Beyond every figure there is; more would be no place on a chart. */
const PLACE_MAX = 1_000_000

/**
 * Reads what {@link writeZoom} writes.
 *
 * @example readZoom('4,3.71,0.41') // { factor: 4, middle: [3.71, 0.41] }
 */
export function readZoom(text: string | undefined): ZoomedTo | undefined {
  const [factor, x, y, ...rest] = readNumbers(text)
  if (factor === undefined || x === undefined || y === undefined || rest.length > 0)
    return undefined
  return factor > 1 ? { factor, middle: [x, y] } : undefined
}

export function writeZoom({ factor, middle }: ZoomedTo): string {
  return [factor, ...middle].map(short).join()
}

/**
 * Reads an area of a chart: two places are the opposite corners of a box, more are the corners of a
 * shape. Nothing for anything else.
 *
 * @example readArea('1,0.2,3,0.5') // the four corners of a box
 */
export function readArea(text: string | undefined): readonly AxisPlace[] {
  const numbers = readNumbers(text)
  const places = numbers.flatMap((x, at): AxisPlace[] => {
    const y = numbers[at + 1]
    return at % 2 === 0 && y !== undefined ? [[x, y]] : []
  })
  if (numbers.length % 2 === 1 || places.length < 2 || places.length > AREA_CORNERS_MAX) return []
  const [one, other] = places
  return one && other && places.length === 2 ? boxOf(one, other) : places
}

/** Writes an area as short as it can be; corners beyond {@link AREA_CORNERS_MAX} are not read. */
export function writeArea(places: readonly AxisPlace[]): string {
  const [one, , other] = places
  const isBox = one && other && boxOf(one, other).join() === places.join()
  return (isBox ? [one, other] : places).flat().map(short).join()
}

function boxOf([x0, y0]: AxisPlace, [x1, y1]: AxisPlace): readonly AxisPlace[] {
  return [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ]
}

function readNumbers(text: string | undefined): readonly number[] {
  if (!text) return []
  const numbers = text.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)))
  return numbers.every((value) => Math.abs(value) <= PLACE_MAX) ? numbers : []
}

function short(value: number): number {
  return Number(value.toPrecision(DIGITS))
}
