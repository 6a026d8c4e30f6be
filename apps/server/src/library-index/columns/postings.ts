import { CHUNK_ROWS } from './chunk-rows.ts'
import {
  countSorted,
  entryOf,
  findSorted,
  markSorted,
  NO_POSTINGS,
  placeIn,
  postedPlace,
  postedRow,
  type Sorted,
} from './sorted-postings.ts'

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
  /**
   * The same among some rows: `best` gets the best place in those that hold any of the words. Worth
   * it where they are few, and what holds the words is much.
   */
  markAmong(words: Int32Array, rows: Uint16Array, count: number, best: Uint8Array): void
  /** How many rows hold one of the words at most: those that hold several count several times. */
  mostRows(words: Int32Array): number
  /** How many rows hold a word, and whether any of them does in a name or another name. */
  count(word: number): { readonly rows: number; readonly isInName: boolean }
  /** Sorts in what was put in since, and gives all of it. */
  settle(): Sorted
}

/** With more items than this that have changed, the words of a chunk are sorted anew. */
const LOOSE_MAX = 256

export function createPostings(saved: Sorted = NO_POSTINGS): Postings {
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
      let count = findSorted(settled, words, isLoose, best, rows)
      for (const row of loose.keys()) {
        markLoose(loose, words, row, best)
        if (best[row] !== 0) rows[count++] = row
      }
      return count
    },
    markAmong(words, rows, count, best) {
      markSorted(settled, words, { rows, count, isOut: isLoose }, best)
      if (loose.size === 0) return
      for (let at = 0; at < count; at += 1) markLoose(loose, words, rows[at]!, best) // below it
    },
    mostRows: (words) => countSorted(settled, words) + loose.size,
    count(word) {
      let { rows, isInName } =
        loose.size === 0 ? countAll(settled, word) : countUnchanged(settled, word, isLoose)
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
}

function markLoose(
  loose: ReadonlyMap<number, readonly PlacedWord[]>,
  words: Int32Array,
  row: number,
  best: Uint8Array,
): void {
  for (const placed of loose.get(row) ?? []) {
    if (isIn(words, wordOf(placed))) best[row] = Math.max(best[row] ?? 0, placeOf(placed))
  }
}

/** How many rows hold a word, and whether any of them does in a name: those are the last ones. */
function countAll({ words, starts, rows }: Sorted, word: number) {
  const at = placeIn(words, word)
  if (words[at] !== word) return { rows: 0, isInName: false }
  const [start, end] = [starts[at]!, starts[at + 1]!] // every word has both
  return { rows: end - start, isInName: postedPlace(rows[end - 1]!) >= IN_OTHER_NAMES }
}

/** The same of rows that have not changed since. */
function countUnchanged(
  { words, starts, rows: entries }: Sorted,
  word: number,
  isLoose: Uint8Array,
) {
  let rows = 0
  let isInName = false
  const at = placeIn(words, word)
  if (words[at] !== word) return { rows, isInName }
  for (let posting = starts[at]!; posting < starts[at + 1]!; posting += 1) {
    const entry = entries[posting]! // below the end
    if (isLoose[postedRow(entry)] === 1) continue
    rows += 1
    isInName ||= postedPlace(entry) >= IN_OTHER_NAMES
  }
  return { rows, isInName }
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
        if (isLoose[postedRow(entry)] === 0) visit(before.words[at]!, entry)
      }
    }
    for (const [row, own] of loose) {
      for (const placed of own) visit(wordOf(placed), entryOf(row, placeOf(placed)))
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
  for (let at = 0; at < words.length; at += 1) {
    const [start, end] = [starts[at]!, starts[at + 1]!] // every word has both
    if (end - start > 1) rows.subarray(start, end).sort()
  }
  return { words, starts, rows }
}

function grown(before: Int32Array<ArrayBuffer>, index: number): Int32Array<ArrayBuffer> {
  const after = new Int32Array(Math.max(2 * before.length, index + 1))
  after.set(before)
  return after
}

function isIn(sorted: Int32Array, word: number): boolean {
  return sorted[placeIn(sorted, word)] === word
}

/** Places of the rows that are asked for without wanting to know them. */
const unread = new Uint8Array(CHUNK_ROWS)

/** The rows that hold any of some numbers, wherever; see {@link Postings.findRows}. */
export function rowsWith(postings: Postings, wanted: Int32Array, rows: Uint16Array): number {
  unread.fill(0)
  return postings.findRows(wanted, unread, rows)
}
