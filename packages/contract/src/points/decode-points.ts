import { parseChartAxis } from '@glazy/ceramics/charts/chart-axes'
import { err, ok, type Result } from '@glazy/ceramics/result'
import { TRAIT_COLUMNS, unpackTraits } from './packed-traits.ts'
import { createPointColumns, type PointColumns, type PointsFile } from './point-columns.ts'
import { FLAG_WHOLE, HEAD_BYTES, MAGIC, padded, RUN_BYTES, VERSION } from './points-layout.ts'

/** What can be wrong with a file of points. */
export type PointsFileFault = 'notPoints' | 'version' | 'damaged'

/** Reads a file of points, as `docs/points-file.md` describes it. */
export function decodePoints(file: ArrayBuffer): Result<PointsFile, PointsFileFault> {
  if (file.byteLength < HEAD_BYTES) return err('notPoints')
  const view = new DataView(file)
  if (MAGIC.some((byte, at) => view.getUint8(at) !== byte)) return err('notPoints')
  if (view.getUint16(4, true) !== VERSION) return err('version')
  const [count, runs, removed] = [8, 12, 16].map((at) => view.getUint32(at, true)) as Three
  const [axes, types, text] = [20, 22, 24].map((at) => view.getUint16(at, true)) as Three
  const typesAt = HEAD_BYTES + padded(text)
  const runsAt = typesAt + padded(2 * types)
  const removedAt = runsAt + RUN_BYTES * runs
  const figuresAt = removedAt + 4 * removed
  const columnsAt = figuresAt + 4 * count * axes
  if (file.byteLength !== columnsAt + 2 * count * (1 + TRAIT_COLUMNS)) return err('damaged')

  const [stamp = '', ...names] = readText(file, text)
  const known = names.flatMap((name) => parseChartAxis(name) ?? [])
  if (known.length !== axes || names.length !== axes) return err('damaged')
  const points = createPointColumns(count, 0)
  if (!readIds(view, runsAt, runs, new Uint16Array(file, columnsAt, count), points.ids)) {
    return err('damaged')
  }
  const typeIds = new Uint16Array(file, typesAt, types)
  const column = (place: number) => new Uint16Array(file, columnsAt + 2 * count * place, count)
  const packed = [column(1), column(2), column(3)] as const
  for (let row = 0; row < count; row += 1) unpackTraits(points, row, typeIds, packed)
  const figures = Array.from({ length: axes }, (_, place) => {
    return new Float32Array(file, figuresAt + 4 * count * place, count)
  })
  return ok({
    axes: known,
    stamp,
    isWhole: (view.getUint16(6, true) & FLAG_WHOLE) !== 0,
    points: { ...points, figures } satisfies PointColumns,
    removedIds: new Uint32Array(file, removedAt, removed),
  })
}

type Three = [number, number, number]

function readText(file: ArrayBuffer, length: number): string[] {
  return String.fromCharCode(...new Uint8Array(file, HEAD_BYTES, length)).split('\n')
}

/** Ids from the runs and the steps within them; false where the runs are not those of the points. */
function readIds(
  view: DataView,
  runsAt: number,
  runs: number,
  steps: Uint16Array,
  ids: Uint32Array,
): boolean {
  let row = 0
  for (let run = 0; run < runs; run += 1) {
    const end = row + view.getUint32(runsAt + RUN_BYTES * run + 4, true)
    if (end > ids.length) return false
    let id = view.getUint32(runsAt + RUN_BYTES * run, true)
    for (let first = true; row < end; row += 1, first = false) {
      if (!first) id += steps[row]!
      ids[row] = id
    }
  }
  return row === ids.length
}
