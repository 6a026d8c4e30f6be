/** Words offered in place of a mistyped one. */
const REPLACEMENTS_MAX = 5

/** From words that look alike, those that a slip of the finger explains, the nearest first. */
export function likelyWords<TWord extends { readonly word: string }>(
  typed: string,
  candidates: readonly TWord[],
): TWord[] {
  // A mistyped number is another number.
  if (/\d/.test(typed)) return []
  const allowed = typed.length <= 3 ? 1 : typed.length <= 7 ? 2 : 3
  return candidates
    .map((candidate) => ({ candidate, distance: prefixDistance(typed, candidate.word) }))
    .filter(({ distance }) => distance <= allowed && distance < typed.length - 1)
    .sort((one, other) => one.distance - other.distance)
    .filter(({ distance }, _, sorted) => distance <= (sorted[0]?.distance ?? 0) + 1)
    .slice(0, REPLACEMENTS_MAX)
    .map(({ candidate }) => candidate)
}

/** Distance to the word, or to its beginning of about the same length, which someone types. */
function prefixDistance(typed: string, word: string): number {
  const whole = editDistance(typed, word)
  if (word.length <= typed.length + 1) return whole
  return Math.min(whole, editDistance(typed, word.slice(0, typed.length)) + 0.5)
}

/**
 * Insertions, deletions, replacements and swaps of neighbours that turn one word into the other
 * ("optimal string alignment"). Source: F. Damerau, "A technique for computer detection and
 * correction of spelling errors", CACM 7 (1964).
 */
export function editDistance(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1]
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (isSame ? 0 : 1))
      const isSwap = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (i > 1 && j > 1 && isSwap) cost = Math.min(cost, at(beforeLast, j - 2) + 1)
      row.push(cost)
    }
    beforeLast = last
    last = row
  }
  return at(last, other.length)
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}
