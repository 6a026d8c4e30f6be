import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import { packTraits, TRAIT_COLUMNS } from './packed-traits.ts'
import type { PointColumns, PointsFile } from './point-columns.ts'
import { FLAG_WHOLE, HEAD_BYTES, MAGIC, padded, RUN_BYTES, VERSION } from './points-layout.ts'

/** Some points as they are in a file. */
export interface EncodedPoints {
  /** First id and length of each run, after one another. */
  readonly runs: readonly number[]
  readonly columns: readonly Uint16Array[]
  readonly figures: readonly Float32Array[]
}

/** Ids of types by their place in the table of a file, which grows while points are encoded. */
export interface TypeTable {
  placeOf(typeId: number): number
  ids(): readonly number[]
}

/** The table has room for 255 types; what came later, and no type, is at 0. */
export function createTypeTable(): TypeTable {
  const places = new Map<number, number>()
  return {
    placeOf(typeId) {
      if (typeId === 0) return 0
      const known = places.get(typeId)
      if (known !== undefined) return known
      if (places.size === 255) return 0
      places.set(typeId, places.size + 1)
      return places.size
    },
    ids: () => [...places.keys()],
  }
}

/** Encodes points; ids that ascend take the least room. */
export function encodePoints(points: PointColumns, types: TypeTable): EncodedPoints {
  const { ids, figures } = points
  const steps = new Uint16Array(ids.length)
  const [first, second, third] = [
    new Uint16Array(ids.length),
    new Uint16Array(ids.length),
    new Uint16Array(ids.length),
  ]
  const runs: number[] = []
  let before = -Infinity
  for (let row = 0; row < ids.length; row += 1) {
    const id = ids[row]!
    const step = id - before
    if (step <= 0 || step > 0xffff) runs.push(id, 1)
    else {
      runs[runs.length - 1]! += 1
      steps[row] = step
    }
    before = id
    packTraits(points, row, types.placeOf(points.typeIds[row]!), [first, second, third])
  }
  return { runs, columns: [steps, first, second, third], figures }
}

interface Head extends Pick<PointsFile, 'stamp' | 'isWhole' | 'removedIds'> {
  readonly axes: readonly ChartAxis[]
  readonly types: TypeTable
}

/** A file of all the given parts, as `docs/points-file.md` describes it. */
export function joinPoints(parts: readonly EncodedPoints[], head: Head): Uint8Array<ArrayBuffer> {
  const count = parts.reduce((sum, { columns }) => sum + (columns[0]?.length ?? 0), 0)
  const runs = parts.reduce((sum, part) => sum + part.runs.length / 2, 0)
  const text = asciiBytes([head.stamp, ...head.axes].join('\n'))
  const types = head.types.ids()
  const textAt = HEAD_BYTES
  const typesAt = textAt + padded(text.length)
  const runsAt = typesAt + padded(2 * types.length)
  const removedAt = runsAt + RUN_BYTES * runs
  const figuresAt = removedAt + 4 * head.removedIds.length
  const columnsAt = figuresAt + 4 * count * head.axes.length
  const file = new Uint8Array(columnsAt + 2 * count * (1 + TRAIT_COLUMNS))
  const view = new DataView(file.buffer)
  file.set(MAGIC)
  view.setUint16(4, VERSION, true)
  view.setUint16(6, head.isWhole ? FLAG_WHOLE : 0, true)
  for (const [place, value] of [count, runs, head.removedIds.length].entries()) {
    view.setUint32(8 + 4 * place, value, true)
  }
  for (const [place, value] of [head.axes.length, types.length, text.length].entries()) {
    view.setUint16(20 + 2 * place, value, true)
  }
  file.set(text, textAt)
  for (const [place, id] of types.entries()) view.setUint16(typesAt + 2 * place, id, true)
  const runWords = parts.flatMap((part) => part.runs)
  for (const [place, word] of runWords.entries()) view.setUint32(runsAt + 4 * place, word, true)
  file.set(bytesOf(head.removedIds), removedAt)
  let row = 0
  for (const { columns, figures } of parts) {
    for (const [place, column] of figures.entries()) {
      file.set(bytesOf(column), figuresAt + 4 * (place * count + row))
    }
    for (const [place, column] of columns.entries()) {
      file.set(bytesOf(column), columnsAt + 2 * (place * count + row))
    }
    row += columns[0]?.length ?? 0
  }
  return file
}

/** Every machine that runs this keeps the lowest byte first, as the file does. */
function bytesOf({ buffer, byteOffset, byteLength }: Float32Array | Uint16Array | Uint32Array) {
  return new Uint8Array(buffer, byteOffset, byteLength)
}

/** Names of axes and stamps are letters, digits and points. */
function asciiBytes(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}
