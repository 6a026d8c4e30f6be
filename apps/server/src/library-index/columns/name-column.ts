import { CHUNK_ROWS } from './chunk-rows.ts'

/** The names of a chunk, one after the other as bytes: a million strings would be four times as large. */
export interface NameColumn {
  put(row: number, name: string): void
  /** First letters of all names, each in one number: most names differ in them. */
  readonly heads: Int32Array
  /** Whether the name of a row is some text, begins with it and a further word, or goes on otherwise. */
  compare(row: number, wanted: WantedName): 'is' | 'begins' | 'goes on' | 'differs'
  /** The name of a row. */
  text(row: number): string
  /** The names in the order of their rows. */
  save(): { readonly lengths: Uint16Array; readonly bytes: Uint8Array }
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** A text as names are compared with it. */
export interface WantedName {
  readonly bytes: Uint8Array
  /** Its first letters in one number, and which bits of it count. */
  readonly head: number
  readonly mask: number
}

export function wantedName(text: string): WantedName {
  const bytes = encoder.encode(text)
  const letters = new Uint8Array(HEAD).fill(0xff, 0, bytes.length)
  return { bytes, head: headOf(bytes, 0, bytes.length), mask: headOf(letters, 0, HEAD) }
}

const SPACE = 0x20

/** So many first letters fit into a number. */
const HEAD = 4

function headOf(bytes: Uint8Array, start: number, length: number): number {
  let head = 0
  for (let at = 0; at < HEAD; at += 1) {
    head = (head << 8) | (at < length ? (bytes[start + at] ?? 0) : 0)
  }
  return head
}

/** @param saved what {@link NameColumn.save} has given */
export function createNameColumn(saved?: ReturnType<NameColumn['save']>): NameColumn {
  const starts = new Uint32Array(CHUNK_ROWS)
  const lengths = saved?.lengths ?? new Uint16Array(CHUNK_ROWS)
  const heads = new Int32Array(CHUNK_ROWS)
  let store = saved?.bytes ?? new Uint8Array(1 << 14)
  let used = 0
  if (saved !== undefined) {
    for (const [row, length] of lengths.entries()) {
      starts[row] = used
      heads[row] = headOf(store, used, length)
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
    heads,
    put(row, name) {
      const bytes = encoder.encode(name)
      lengths[row] = 0
      if (used + bytes.length > store.length) tidy(bytes.length)
      store.set(bytes, used)
      starts[row] = used
      heads[row] = headOf(bytes, 0, bytes.length)
      lengths[row] = bytes.length
      used += bytes.length
    },
    compare(row, { bytes, head, mask }) {
      if (((heads[row]! ^ head) & mask) !== 0) return 'differs'
      const length = lengths[row] ?? 0
      if (length < bytes.length) return 'differs'
      const start = starts[row] ?? 0
      for (let at = HEAD; at < bytes.length; at += 1) {
        if (store[start + at] !== bytes[at]) return 'differs'
      }
      if (length === bytes.length) return 'is'
      return store[start + bytes.length] === SPACE ? 'begins' : 'goes on'
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
