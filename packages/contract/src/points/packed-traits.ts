import { NO_COLOUR, type PointColumns } from './point-columns.ts'

/** Columns of 16 bits that hold what is said of a point beside its figures. */
export const TRAIT_COLUMNS = 3

/** A colour in 14 bits: five each for red and green, four for blue; 0 stands for none. */
export function packColour(colour: number): number {
  if (colour === NO_COLOUR) return 0
  const packed =
    ((colour >> 19) & 0x1f) | (((colour >> 11) & 0x1f) << 5) | (((colour >> 4) & 0x0f) << 10)
  return packed === 0 ? BLACK : packed
}

/** As 0 stands for none, black is the darkest blue. */
const BLACK = 1 << 10

/** The colour that {@link packColour} has kept, as near as its bits allow. */
export function unpackColour(packed: number): number {
  if (packed === 0) return NO_COLOUR
  const red = widened(packed & 0x1f, 31)
  const green = widened((packed >> 5) & 0x1f, 31)
  const blue = widened((packed >> 10) & 0x0f, 15)
  return (red << 16) | (green << 8) | blue
}

function widened(value: number, most: number): number {
  return Math.round((value / most) * 255)
}

/** Puts a point's traits into the three columns. `type` is its place in the table of types. */
export function packTraits(
  points: PointColumns,
  row: number,
  type: number,
  [first, second, third]: TraitColumns,
): void {
  // Every row is within its columns.
  const atmospheres = points.atmospheres[row]!
  first[row] = type | (points.kinds[row]! << 8) | ((atmospheres & 0x3f) << 10)
  second[row] =
    points.fromConeIds[row]! | (points.toConeIds[row]! << 6) | (points.surfaceIds[row]! << 12)
  third[row] =
    packColour(points.colours[row]!) |
    (points.hasPhoto[row]! << 14) |
    (((atmospheres >> 6) & 1) << 15)
}

export type TraitColumns = readonly [Uint16Array, Uint16Array, Uint16Array]

/** Reads a point's traits from the three columns. */
export function unpackTraits(
  points: PointColumns,
  row: number,
  types: Uint16Array,
  [first, second, third]: TraitColumns,
): void {
  const [one, two, three] = [first[row]!, second[row]!, third[row]!]
  points.typeIds[row] = types[(one & 0xff) - 1] ?? 0
  points.kinds[row] = (one >> 8) & 3
  points.atmospheres[row] = (one >> 10) | ((three >> 15) << 6)
  points.fromConeIds[row] = two & 0x3f
  points.toConeIds[row] = (two >> 6) & 0x3f
  points.surfaceIds[row] = two >> 12
  points.colours[row] = unpackColour(three & 0x3fff)
  points.hasPhoto[row] = (three >> 14) & 1
}
