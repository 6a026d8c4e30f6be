/** The part of the plane of silica and alumina that heatmaps count in, in cells side by side. */
export const HEATMAP_GRID = {
  /** Cells along each side. */
  width: 16,
  /** All cells. */
  size: 256,
  SiO2: [0, 8],
  Al2O3: [0, 1.6],
} as const

/** More than these do not fit in a file. */
export const HEATMAPS_MAX = 1_000

/** How many glazes of one kind stand where. */
export interface Heatmap {
  /** Type of the glazes, or their cone. */
  readonly id: number
  /** Glazes that were counted. */
  readonly total: number
  /** 0 for an empty cell, 255 for the fullest; row by row from below, each from the left. */
  readonly cells: Uint8Array
}

/** A place of the plane: moles per mole of flux. */
export interface HeatmapPlace {
  readonly SiO2: number
  readonly Al2O3: number
}

/** So that 0.3 / 0.1 counts as 3. */
const ROUNDING = 1e-9

/**
 * The cell that a glaze counts in.
 *
 * @returns `undefined` outside the grid
 * @example
 * heatmapCell({ SiO2: 3.7, Al2O3: 0.41 }) // 71: column 7 of row 4
 */
export function heatmapCell({ SiO2, Al2O3 }: HeatmapPlace): number | undefined {
  const { width } = HEATMAP_GRID
  const isInside =
    SiO2 >= 0 && SiO2 < HEATMAP_GRID.SiO2[1] && Al2O3 >= 0 && Al2O3 < HEATMAP_GRID.Al2O3[1]
  if (!isInside) return undefined
  const column = Math.floor((SiO2 / HEATMAP_GRID.SiO2[1]) * width + ROUNDING)
  const row = Math.floor((Al2O3 / HEATMAP_GRID.Al2O3[1]) * width + ROUNDING)
  return Math.min(row, width - 1) * width + Math.min(column, width - 1)
}

/** Counts glazes, one kind at a time or many at once. */
export interface HeatmapCounter {
  /** Counts a glaze for one or several kinds; one outside the grid counts for none. */
  add(ids: readonly number[], place: HeatmapPlace): void
  /** The heatmaps by rising id; kinds of which nothing was counted have none. */
  heatmaps(): Heatmap[]
}

/** Begins with no glaze counted. */
export function createHeatmapCounter(): HeatmapCounter {
  const countsById = new Map<number, Uint32Array>()
  return {
    add(ids, place) {
      const cell = heatmapCell(place)
      if (cell === undefined) return
      for (const id of ids) {
        const counts = countsById.get(id) ?? new Uint32Array(HEATMAP_GRID.size)
        countsById.set(id, counts)
        counts[cell]! += 1
      }
    },
    heatmaps: () =>
      [...countsById]
        .sort(([one], [other]) => one - other)
        .map(([id, counts]) => ({
          id,
          total: counts.reduce((sum, count) => sum + count, 0),
          cells: intensities(counts),
        })),
  }
}

/** Counts as parts of the largest; a cell that is not empty is at least 1. */
function intensities(counts: Uint32Array): Uint8Array {
  const most = counts.reduce((largest, count) => Math.max(largest, count), 0)
  return Uint8Array.from(counts, (count) =>
    count === 0 ? 0 : Math.max(1, Math.round((255 * count) / most)),
  )
}

/** Where a cell is on the plane. */
export function heatmapCellWindow(cell: number): {
  readonly x: readonly [from: number, to: number]
  readonly y: readonly [from: number, to: number]
} {
  const { width, SiO2, Al2O3 } = HEATMAP_GRID
  const [column, row] = [cell % width, Math.floor(cell / width)]
  return {
    x: [(column * SiO2[1]) / width, ((column + 1) * SiO2[1]) / width],
    y: [(row * Al2O3[1]) / width, ((row + 1) * Al2O3[1]) / width],
  }
}
