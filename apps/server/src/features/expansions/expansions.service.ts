import { setImmediate } from 'node:timers/promises'
import { OXIDE_TABLE, OXIDES } from '@glazy/ceramics/chemistry/oxides'
import type { Chunk } from '#library-index/columns/chunk.ts'
import { CHUNK_ROWS } from '#library-index/columns/chunk-rows.ts'
import type { LibraryColumns } from '#library-index/columns/columns.ts'
import { isVisible, viewerId } from '#library-index/visible.ts'

/** Steps for each unit of 10^-6/°C: finer than anybody sees as a colour. */
const STEPS = 10
const STEP_MAX = 255

/**
 * The calculated expansion of every item that everybody may see: one byte for each id from 0 on, in
 * tenths of 10^-6/°C after West & Gerrow; 0 where there is no analysis.
 */
export async function writeExpansions({ chunks }: LibraryColumns): Promise<Buffer> {
  let largestId = 0
  for (const { ids } of chunks) for (const id of ids) if (id > largestId) largestId = id
  const bytes = Buffer.alloc(largestId + 1)
  for (const chunk of chunks) {
    writeChunk(chunk, bytes)
    // Others have their turn.
    await setImmediate()
  }
  return bytes
}

const ANYBODY = viewerId(null)

/** One chunk after the other is read, so they share the room. */
const wholes = new Float64Array(CHUNK_ROWS)
const sums = new Float64Array(CHUNK_ROWS)

// The rows of every column are those of the chunk, which is what the `!` rely on.

function writeChunk(chunk: Chunk, bytes: Buffer): void {
  wholes.fill(0)
  sums.fill(0)
  for (const [place, column] of chunk.percent.entries()) {
    const oxide = OXIDES[place]
    if (column === undefined || oxide === undefined) continue
    const { expansionWestGerrow = 0 } = OXIDE_TABLE[oxide]
    for (let row = 0; row < CHUNK_ROWS; row += 1) {
      wholes[row]! += column[row]!
      sums[row]! += column[row]! * expansionWestGerrow
    }
  }
  const { ids } = chunk
  for (let row = 0; row < CHUNK_ROWS; row += 1) {
    if (!isVisible(chunk, row, ANYBODY) || !(wholes[row]! > 0)) continue
    const steps = Math.round((STEPS * 100 * sums[row]!) / wholes[row]!)
    // What is known and hardly expands is not what is unknown. An item that came while others had
    // their turn stands beyond the end, and is left out.
    bytes[ids[row]!] = Math.min(STEP_MAX, Math.max(1, steps))
  }
}
