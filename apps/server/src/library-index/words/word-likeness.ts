import { setImmediate } from 'node:timers/promises'

/** A word that looks like another one. */
export interface LikeWord {
  /** Number of the word. */
  readonly word: number
  /** 0 for nothing in common, 1 for the same word. */
  readonly likeness: number
}

/** Finds words that look like a given one, by the groups of three letters they share. */
export interface WordLikeness {
  /** Words are added by their numbers, which begin with 0 and leave none out. */
  add(word: string): void
  /** Does in small pieces what `like` would have to do for all words that were added. */
  prepare(): Promise<void>
  /** All words that share something with the given one, the likest first. */
  like(word: string): LikeWord[]
}

/** Words that are taken apart before requests come in between. */
const AT_ONCE = 2_000
const WORDS_MAX = 2 ** 22
/** Two words of at most 40 letters are never as near in likeness as one step, unless they are equal. */
const LIKENESS_STEPS = 2 ** 30

/** Measures likeness as `pg_trgm` of PostgreSQL does, so that memory and tables offer the same. */
export function createWordLikeness(): WordLikeness {
  const wordsByGroup = new Map<string, number[]>()
  const groupCounts: number[] = []
  let shared = new Uint8Array(1 << 16)
  /** Words that were added and not taken apart yet: many at a start, and nobody may ever ask. */
  const whole: string[] = []

  function takeApart(count: number): void {
    for (const word of whole.splice(0, count)) {
      const groups = groupsOf(word)
      for (const group of groups) {
        const words = wordsByGroup.get(group)
        if (words === undefined) wordsByGroup.set(group, [groupCounts.length])
        else words.push(groupCounts.length)
      }
      groupCounts.push(groups.size)
    }
  }

  return {
    add: (word) => void whole.push(word),
    async prepare() {
      while (whole.length > 0) {
        takeApart(AT_ONCE)
        await setImmediate()
      }
    },
    like(word) {
      takeApart(whole.length)
      if (shared.length < groupCounts.length) shared = new Uint8Array(2 * groupCounts.length)
      const groups = groupsOf(word)
      const met: number[] = []
      for (const group of groups) {
        for (const other of wordsByGroup.get(group) ?? []) {
          if (shared[other] === 0) met.push(other)
          shared[other]! += 1
        }
      }
      // Likeness and word as one number each, which sorts many times faster than pairs.
      const sorted = Float64Array.from(met, (other) => {
        const both = shared[other] ?? 0
        shared[other] = 0
        const either = groups.size + (groupCounts[other] ?? 0) - both
        return Math.round((both / either) * LIKENESS_STEPS) * WORDS_MAX + other
      }).sort()
      return Array.from(sorted.reverse(), (packed): LikeWord => ({
        word: packed % WORDS_MAX,
        likeness: Math.floor(packed / WORDS_MAX) / LIKENESS_STEPS,
      }))
    },
  }
}

/** Each three letters of a word, which has two spaces before it and one behind it, once. */
function groupsOf(word: string): ReadonlySet<string> {
  const spaced = `  ${word} `
  return new Set(Array.from({ length: word.length + 1 }, (_, at) => spaced.slice(at, at + 3)))
}
