import { addDamagedGzip, addTooLargeUnpacked } from './gzip.ts'
import { MAX_FILE_BYTES } from '../record/limits.ts'
import type { ProblemList } from '../record/problem-list.ts'

/** As `gunzip`, where there is no Node: in a browser or its worker. */
export async function gunzipStream(
  bytes: Uint8Array<ArrayBuffer>,
  problems: ProblemList,
): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let length = 0
  try {
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
    for (const reader = unpacked.getReader(); ;) {
      const { done, value } = await reader.read()
      if (done) break
      length += value.length
      if (length > MAX_FILE_BYTES) {
        await reader.cancel()
        addTooLargeUnpacked(problems)
        return new Uint8Array()
      }
      pieces.push(value)
    }
  } catch {
    addDamagedGzip(problems)
    return new Uint8Array()
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
