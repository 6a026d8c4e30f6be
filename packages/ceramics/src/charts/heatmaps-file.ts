import { type Heatmap, HEATMAP_GRID, HEATMAPS_MAX } from './heatmaps.ts'
import { err, ok, type Result } from '../result.ts'

/**
 * A file of heatmaps, in little-endian order: the length of the configuration (24), size and width
 * of the grid, the ends of both axes as 32-bit floats, the number of heatmaps, and for each its id,
 * its total and one byte for each cell.
 */
const CONFIG_LENGTH = 24
const HEADER_BYTES = 4 + CONFIG_LENGTH + 4
const HEATMAP_BYTES = 4 + 4 + HEATMAP_GRID.size

/** Why bytes are no file of heatmaps. */
export interface HeatmapFileError {
  readonly code: 'invalidConfigLength' | 'invalidGrid' | 'invalidHeatmapCount' | 'invalidBufferSize'
  /** In English, for a log. */
  readonly message: string
}

/**
 * Writes a file of heatmaps.
 *
 * @throws RangeError for more than {@link HEATMAPS_MAX} heatmaps, or one without all its cells
 */
export function writeHeatmaps(heatmaps: readonly Heatmap[]): Uint8Array<ArrayBuffer> {
  if (heatmaps.length > HEATMAPS_MAX) throw new RangeError(`${heatmaps.length} heatmaps`)
  const bytes = new Uint8Array(HEADER_BYTES + HEATMAP_BYTES * heatmaps.length)
  const view = new DataView(bytes.buffer)
  const { size, width, SiO2, Al2O3 } = HEATMAP_GRID
  view.setUint32(0, CONFIG_LENGTH, true)
  view.setUint32(4, size, true)
  view.setUint32(8, width, true)
  for (const [place, end] of [...SiO2, ...Al2O3].entries())
    view.setFloat32(12 + 4 * place, end, true)
  view.setUint32(28, heatmaps.length, true)
  for (const [index, { id, total, cells }] of heatmaps.entries()) {
    if (cells.length !== size) throw new RangeError(`Heatmap ${id} has ${cells.length} cells`)
    const at = HEADER_BYTES + HEATMAP_BYTES * index
    view.setUint32(at, id, true)
    view.setUint32(at + 4, total, true)
    bytes.set(cells, at + 8)
  }
  return bytes
}

/** Reads a file of heatmaps; every byte sequence has an answer. */
export function readHeatmaps(bytes: Uint8Array): Result<Heatmap[], HeatmapFileError> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < HEADER_BYTES || view.getUint32(0, true) !== CONFIG_LENGTH) {
    return err({
      code: 'invalidConfigLength',
      message: `invalid config length: ${bytes.length < 4 ? 'none' : view.getUint32(0, true)}, must be ${CONFIG_LENGTH} in a file of at least ${HEADER_BYTES} bytes`,
    })
  }
  const grid = [view.getUint32(4, true), view.getUint32(8, true)] as const
  const ends = [12, 16, 20, 24].map((at) => view.getFloat32(at, true))
  const expected = [...HEATMAP_GRID.SiO2, ...HEATMAP_GRID.Al2O3].map(Math.fround)
  const isGrid = grid[0] === HEATMAP_GRID.size && grid[1] === HEATMAP_GRID.width
  if (!isGrid || ends.some((end, place) => !Object.is(end, expected[place]))) {
    return err({
      code: 'invalidGrid',
      message: `invalid grid: ${grid.join(', ')}, from and to ${ends.join(', ')}`,
    })
  }
  const count = view.getUint32(28, true)
  if (count > HEATMAPS_MAX) {
    return err({
      code: 'invalidHeatmapCount',
      message: `invalid heatmap count: ${count}, must be at most ${HEATMAPS_MAX}`,
    })
  }
  const size = HEADER_BYTES + HEATMAP_BYTES * count
  if (bytes.length !== size) {
    return err({
      code: 'invalidBufferSize',
      message: `invalid buffer size: ${bytes.length} bytes, must be ${size} for ${count} heatmaps`,
    })
  }
  return ok(
    Array.from({ length: count }, (_, index) => {
      const at = HEADER_BYTES + HEATMAP_BYTES * index
      return {
        id: view.getUint32(at, true),
        total: view.getUint32(at + 4, true),
        cells: bytes.slice(at + 8, at + HEATMAP_BYTES),
      }
    }),
  )
}
