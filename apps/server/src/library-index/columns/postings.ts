import { CHUNK_ROWS } from './chunk-rows.ts'

/** Where a word stands in an item. What stands in a name counts for more than what is said of it. */
export const IN_TEXT = 1
export const IN_OTHER_NAMES = 2
export const IN_NAME = 3
export type WordPlace = typeof IN_TEXT | typeof IN_OTHER_NAMES | typeof IN_NAME

/** A word of an item, the number of the word and where it stands in one: items have many. */
export type PlacedWord = number

/** Something else that an item has, such as a material it contains, as a word with that number. */
export const UNPLACED = IN_TEXT

export function placedWord(word: number, place: WordPlace): PlacedWord {
  return word * 4 + place
}

const wordOf = (placed: PlacedWord) => placed >>> 2
const placeOf = (placed: PlacedWord) => placed & 3

/** The words of all items of a chunk, by word. */
export interface Postings {
  /** Puts the words of an item in, in the place of those that the row had. */
  put(row: number, words: readonly PlacedWord[]): void
  /**
   * The rows that hold any of the words; `best` gets the best place of each. Neither `rows` nor the
   * rest of `best` is cleared.
   *
   * @param words numbers of words in rising order
   * @returns how many rows were written
   */
  findRows(words: Int32Array, best: Uint8Array, rows: Uint16Array): number
  /** How many rows hold a word, and whether any of them does in a name or another name. */
  count(word: number): { readonly rows: number; readonly isInName: boolean }
  /** Sorts in what was put in since, and gives all of it. */
  settle(): Sorted
}

/** With more items than this that have changed, the words of a chunk are sorted anew. */
const LOOSE_MAX = 256

/** A row and a place in one number. */
const ROW_BITS = Math.log2(CHUNK_ROWS)
const ROW_MASK = CHUNK_ROWS - 1

/** The row of an entry of {@link Sorted}. */
export function postedRow(entry: number): number {
  return entry & ROW_MASK
}

/** Where each word stands: rows of word `words[at]` are from `starts[at]` to `starts[at + 1]`. */
export interface Sorted {
  readonly words: Int32Array
  readonly starts: Int32Array
  /** Rows, with the place above them. */
  readonly rows: Uint16Array
}

const NOTHING: Sorted = {
  words: new Int32Array(),
  starts: new Int32Array(1),
  rows: new Uint16Array(),
}

export function createPostings(saved: Sorted = NOTHING): Postings {
  let settled = saved
  /** Rows that changed since, which count in place of what is settled. */
  let loose = new Map<number, readonly PlacedWord[]>()
  const isLoose = new Uint8Array(CHUNK_ROWS)

  function settle(): Sorted {
    if (loose.size === 0) return settled
    settled = sortIn(settled, loose, isLoose)
    loose = new Map()
    isLoose.fill(0)
    return settled
  }

  return {
    put(row, words) {
      loose.set(row, words)
      isLoose[row] = 1
    },
    settle,
    findRows(words, best, rows) {
      if (loose.size > LOOSE_MAX) settle()
      if (loose.size === 0) return findSettled(settled, words, best, rows)
      let count = 0
      const meet = (row: number, place: number) => {
        const before = best[row]! // as long as the chunk
        if (before === 0) rows[count++] = row
        if (place > before) best[row] = place
      }
      eachCommon(words, settled.words, (at) => {
        const end = settled.starts[at + 1]!
        for (let posting = settled.starts[at]!; posting < end; posting += 1) {
          const entry = settled.rows[posting]!
          const row = entry & ROW_MASK
          if (isLoose[row] === 0) meet(row, entry >>> ROW_BITS)
        }
      })
      for (const [row, own] of loose) {
        for (const placed of own) if (isIn(words, wordOf(placed))) meet(row, placeOf(placed))
      }
      return count
    },
    count(word) {
      let rows = 0
      let isInName = false
      const at = placeIn(settled.words, word)
      if (settled.words[at] === word) {
        const end = settled.starts[at + 1]!
        const start = settled.starts[at]!
        rows = loose.size === 0 ? end - start : countSettled(start, end)
        for (let posting = start; posting < end && !isInName; posting += 1) {
          const entry = settled.rows[posting]!
          isInName = entry >>> ROW_BITS >= IN_OTHER_NAMES && isLoose[entry & ROW_MASK] === 0
        }
      }
      for (const own of loose.values()) {
        for (const placed of own) {
          if (wordOf(placed) !== word) continue
          rows += 1
          isInName ||= placeOf(placed) >= IN_OTHER_NAMES
        }
      }
      return { rows, isInName }
    },
  }

  /** How many of some postings are of rows that have not changed since. */
  function countSettled(start: number, end: number): number {
    let count = 0
    for (let posting = start; posting < end; posting += 1) {
      count += 1 - isLoose[settled.rows[posting]! & ROW_MASK]!
    }
    return count
  }
}

/** The rows of a chunk in which nothing has changed since, as in most: without a question for each. */
function findSettled(
  { words: known, starts, rows: entries }: Sorted,
  words: Int32Array,
  best: Uint8Array,
  rows: Uint16Array,
): number {
  let count = 0
  eachCommon(words, known, (at) => {
    const end = starts[at + 1]!
    for (let posting = starts[at]!; posting < end; posting += 1) {
      const entry = entries[posting]!
      const row = entry & ROW_MASK
      const place = entry >>> ROW_BITS
      const before = best[row]! // as long as the chunk
      // Written over by the next one where it has been met before.
      rows[count] = row
      if (before === 0) count += 1
      if (place > before) best[row] = place
    }
  })
  return count
}

/** How often each word occurs, while postings are being sorted; all 0 in between. */
let counts = new Int32Array(1 << 16)

function sortIn(
  before: Sorted,
  loose: ReadonlyMap<number, readonly PlacedWord[]>,
  isLoose: Uint8Array,
): Sorted {
  const each = (visit: (word: number, entry: number) => void) => {
    for (let at = 0; at < before.words.length; at += 1) {
      const end = before.starts[at + 1]!
      for (let posting = before.starts[at]!; posting < end; posting += 1) {
        const entry = before.rows[posting]!
        if (isLoose[entry & ROW_MASK] === 0) visit(before.words[at]!, entry)
      }
    }
    for (const [row, own] of loose) {
      for (const placed of own) visit(wordOf(placed), (placeOf(placed) << ROW_BITS) | row)
    }
  }
  const occurring: number[] = []
  each((word) => {
    if (word >= counts.length) counts = grown(counts, word)
    if (counts[word] === 0) occurring.push(word)
    counts[word]! += 1
  })
  const words = Int32Array.from(occurring).sort()
  const starts = new Int32Array(words.length + 1)
  for (let at = 0; at < words.length; at += 1) {
    starts[at + 1] = starts[at]! + counts[words[at]!]!
    counts[words[at]!] = starts[at]!
  }
  const rows = new Uint16Array(starts.at(-1) ?? 0)
  each((word, entry) => {
    rows[counts[word]!] = entry
    counts[word]! += 1
  })
  for (const word of words) counts[word] = 0
  return { words, starts, rows }
}

function grown(before: Int32Array<ArrayBuffer>, index: number): Int32Array<ArrayBuffer> {
  const after = new Int32Array(Math.max(2 * before.length, index + 1))
  after.set(before)
  return after
}

/** Visits the places in the second list of what is in both; both are in rising order. */
function eachCommon(wanted: Int32Array, known: Int32Array, visit: (at: number) => void): void {
  if (wanted.length * 8 < known.length) {
    for (const word of wanted) {
      const at = placeIn(known, word)
      if (known[at] === word) visit(at)
    }
    return
  }
  let at = 0
  for (const word of wanted) {
    while (at < known.length && known[at]! < word) at += 1
    if (known[at] === word) visit(at)
  }
}

function isIn(sorted: Int32Array, word: number): boolean {
  return sorted[placeIn(sorted, word)] === word
}

/** Place of the first number that is not smaller. */
function placeIn(sorted: Int32Array, word: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]! < word) low = middle + 1
    else high = middle
  }
  return low
}

/** Places of the rows that are asked for without wanting to know them. */
const unread = new Uint8Array(CHUNK_ROWS)

/** The rows that hold any of some numbers, wherever; see {@link Postings.findRows}. */
export function rowsWith(postings: Postings, wanted: Int32Array, rows: Uint16Array): number {
  unread.fill(0)
  return postings.findRows(wanted, unread, rows)
}
