import { ROW_BITS, ROW_MASK } from './chunk-rows.ts'

/** Where each word stands: rows of word `words[at]` are from `starts[at]` to `starts[at + 1]`. */
export interface Sorted {
  readonly words: Int32Array
  readonly starts: Int32Array
  /** Entries: rows, with the place above them; those of a word rise. */
  readonly rows: Uint16Array
}

export const NO_POSTINGS: Sorted = {
  words: new Int32Array(),
  starts: new Int32Array(1),
  rows: new Uint16Array(),
}

/** The best of places, which rise from 1 on. */
const BEST_PLACE = 3

/** The entry of a row in which a word stands in a place. */
export function entryOf(row: number, place: number): number {
  return (place << ROW_BITS) | row
}

/** The row of an entry. */
export function postedRow(entry: number): number {
  return entry & ROW_MASK
}

/** The place of an entry. */
export function postedPlace(entry: number): number {
  return entry >>> ROW_BITS
}

// What follows runs for every entry of a search: loops of their own, without calls of functions that
// change what surrounds them, which take three times as long.

/**
 * Writes the rows that hold any of some words, as `Postings.findRows` does.
 *
 * @param isOut rows that are left out
 */
export function findSorted(
  sorted: Sorted,
  words: Int32Array,
  isOut: Uint8Array,
  best: Uint8Array,
  rows: Uint16Array,
): number {
  const { starts, rows: entries } = sorted
  const wordCount = findCommon(words, sorted.words)
  let count = 0
  for (let each = 0; each < wordCount; each += 1) {
    const at = common[each]! // as many as were found
    const end = starts[at + 1]!
    for (let posting = starts[at]!; posting < end; posting += 1) {
      const entry = entries[posting]!
      const row = entry & ROW_MASK
      const isIn = 1 - isOut[row]! // as long as the chunk, like the places
      const before = best[row]!
      // Written over by the next one where it has been met before.
      rows[count] = row
      count += ((before - 1) >>> 31) * isIn
      best[row] = Math.max(before, (entry >>> ROW_BITS) * isIn)
    }
  }
  return count
}

interface Among {
  readonly rows: Uint16Array
  readonly count: number
  /** Rows that are left out. */
  readonly isOut: Uint8Array
}

/** Looks some rows up, by halving, as `Postings.markAmong` does. */
export function markSorted(
  sorted: Sorted,
  words: Int32Array,
  { rows, count, isOut }: Among,
  best: Uint8Array,
): void {
  const { starts } = sorted
  const wordCount = findCommon(words, sorted.words)
  for (let each = 0; each < wordCount; each += 1) {
    const start = starts[common[each]!]! // as many as were found
    const end = starts[common[each]! + 1]!
    for (let at = 0; at < count; at += 1) {
      const row = rows[at]! // below the length
      if (isOut[row] === 1) continue
      for (let place = BEST_PLACE; place > best[row]!; place -= 1) {
        if (holds(sorted.rows, entryOf(row, place), start, end)) best[row] = place
      }
    }
  }
}

function holds(entries: Uint16Array, wanted: number, start: number, end: number): boolean {
  let low = start
  let high = end
  while (low < high) {
    const middle = (low + high) >>> 1
    if (entries[middle]! < wanted) low = middle + 1
    else high = middle
  }
  return low < end && entries[low] === wanted
}

/** How many entries some words have. */
export function countSorted({ words: known, starts }: Sorted, words: Int32Array): number {
  const wordCount = findCommon(words, known)
  let entries = 0
  for (let each = 0; each < wordCount; each += 1) {
    const at = common[each]! // as many as were found
    entries += starts[at + 1]! - starts[at]!
  }
  return entries
}

/** The places of the last words that were looked for, which one search after the other shares. */
let common = new Int32Array(1 << 10)

/** Writes to `common` the places in the second list of what is in both; both are in rising order. */
function findCommon(wanted: Int32Array, known: Int32Array): number {
  if (wanted.length > common.length) common = new Int32Array(2 * wanted.length)
  let count = 0
  if (wanted.length * 8 < known.length) {
    for (let each = 0; each < wanted.length; each += 1) {
      const at = placeIn(known, wanted[each]!)
      if (known[at] === wanted[each]) common[count++] = at
    }
    return count
  }
  let at = 0
  for (let each = 0; each < wanted.length; each += 1) {
    const word = wanted[each]!
    while (at < known.length && known[at]! < word) at += 1
    if (known[at] === word) common[count++] = at
  }
  return count
}

/** Place of the first number that is not smaller. */
export function placeIn(sorted: Int32Array, word: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]! < word) low = middle + 1
    else high = middle
  }
  return low
}
