/** First bytes of a file of points: `GZPT`. */
export const MAGIC = Uint8Array.of(0x47, 0x5a, 0x50, 0x54)
export const VERSION = 1
/** Bytes before the text. */
export const HEAD_BYTES = 28
/** First id and length of a run of points. */
export const RUN_BYTES = 8
export const FLAG_WHOLE = 1

/** Parts begin at multiples of four bytes. */
export function padded(bytes: number): number {
  return (bytes + 3) & ~3
}
