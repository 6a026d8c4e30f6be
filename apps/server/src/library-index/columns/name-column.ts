import { CHUNK_ROWS } from './chunk-rows.ts'

/** The names of a chunk, one after the other as bytes: a million strings would be four times as large. */
export interface NameColumn {
  put(row: number, name: string): void
  /** Whether the name of a row begins with some text, or is it. */
  compare(row: number, wanted: Uint8Array): 'is' | 'begins' | 'differs'
  /** The name of a row. */
  text(row: number): string
  /** The names in the order of their rows. */
  save(): { readonly lengths: Uint16Array; readonly bytes: Uint8Array }
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** A text as names are compared with it. */
export function nameBytes(text: string): Uint8Array {
  return encoder.encode(text)
}

/** @param saved what {@link NameColumn.save} has given */
export function createNameColumn(saved?: ReturnType<NameColumn['save']>): NameColumn {
  const starts = new Uint32Array(CHUNK_ROWS)
  const lengths = saved?.lengths ?? new Uint16Array(CHUNK_ROWS)
  /** First letters: most names differ there, and to look at each in its place takes much longer. */
  const heads = new Uint8Array(CHUNK_ROWS)
  let store = saved?.bytes ?? new Uint8Array(1 << 14)
  let used = 0
  if (saved !== undefined) {
    for (const [row, length] of lengths.entries()) {
      starts[row] = used
      heads[row] = store[used] ?? 0
      used += length
    }
  }

  /** Names that were replaced leave holes; all others move together, into room for more. */
  function tidy(more: number): void {
    const held = lengths.reduce((sum, length) => sum + length, 0)
    const next = new Uint8Array(Math.ceil((held + more) * 1.25))
    used = copyInto(next)
    store = next
  }

  function copyInto(target: Uint8Array): number {
    let at = 0
    for (const [row, length] of lengths.entries()) {
      const start = starts[row] ?? 0
      target.set(store.subarray(start, start + length), at)
      if (target !== store) starts[row] = at
      at += length
    }
    return at
  }

  return {
    put(row, name) {
      const bytes = nameBytes(name)
      lengths[row] = 0
      if (used + bytes.length > store.length) tidy(bytes.length)
      store.set(bytes, used)
      starts[row] = used
      heads[row] = bytes[0] ?? 0
      lengths[row] = bytes.length
      used += bytes.length
    },
    compare(row, wanted) {
      if (wanted.length > 0 && heads[row] !== wanted[0]) return 'differs'
      const length = lengths[row] ?? 0
      if (length < wanted.length) return 'differs'
      const start = starts[row] ?? 0
      for (let at = 0; at < wanted.length; at += 1) {
        if (store[start + at] !== wanted[at]) return 'differs'
      }
      return length === wanted.length ? 'is' : 'begins'
    },
    text(row) {
      const start = starts[row] ?? 0
      return decoder.decode(store.subarray(start, start + (lengths[row] ?? 0)))
    },
    save() {
      tidy(0)
      return { lengths, bytes: store.subarray(0, used) }
    },
  }
}
