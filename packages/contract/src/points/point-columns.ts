import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'

/** Stands for a colour that is not known. */
export const NO_COLOUR = 0xff000000

/** Items on charts, as columns of equal length; what an item says is at one place in all. */
export interface PointColumns {
  /** Each larger than the one before, except where a new run begins. */
  readonly ids: Uint32Array
  /** 0 for a recipe, 1 for a raw material, 2 for an analysis. */
  readonly kinds: Uint8Array
  /** 0 without a type. */
  readonly typeIds: Uint16Array
  /** 0 without cones. */
  readonly fromConeIds: Uint8Array
  readonly toConeIds: Uint8Array
  /** 0 where nothing is said. */
  readonly surfaceIds: Uint8Array
  /** One bit for each atmosphere, the lowest for that of id 1. */
  readonly atmospheres: Uint8Array
  readonly hasPhoto: Uint8Array
  /** Red, green and blue as one number, or {@link NO_COLOUR}. */
  readonly colours: Uint32Array
  /** One column for each axis, in its unit; NaN where an item has no such figure. */
  readonly figures: readonly Float32Array[]
}

/** What a file of points says. */
export interface PointsFile {
  /** Axes of the columns of figures. */
  readonly axes: readonly ChartAxis[]
  /** To ask later for what has changed since. */
  readonly stamp: string
  /** Whether these are all points; else only those that changed, and which are gone. */
  readonly isWhole: boolean
  readonly points: PointColumns
  /** Ids of items that are no longer public, or no longer there. */
  readonly removedIds: Uint32Array
}

/** Room for so many points. */
export function createPointColumns(count: number, axes: number): PointColumns {
  const bytes = () => new Uint8Array(count)
  return {
    ids: new Uint32Array(count),
    kinds: bytes(),
    typeIds: new Uint16Array(count),
    fromConeIds: bytes(),
    toConeIds: bytes(),
    surfaceIds: bytes(),
    atmospheres: bytes(),
    hasPhoto: bytes(),
    colours: new Uint32Array(count).fill(NO_COLOUR),
    figures: Array.from({ length: axes }, () => new Float32Array(count)),
  }
}
