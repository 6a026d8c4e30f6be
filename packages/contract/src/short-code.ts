import { MAX_ID } from './limits.ts'

/**
 * Letters of a code, in an order that never changes: labels are in the studio for years. Without
 * letters that are taken for figures or for one another (c, i, q, x, y) and without f, which
 * begins words that nobody wants on a bucket.
 */
const CONSONANTS = 'bdghjklmnprstvwz'
const VOWELS = 'aeou'

/** Consonant, vowel, consonant: one syllable holds so many values. */
const SYLLABLE_VALUES = CONSONANTS.length * VOWELS.length * CONSONANTS.length
const SYLLABLES_MIN = 2

/**
 * A code is the syllables of this prime times the id. A wrong letter, or two that changed places,
 * leaves a number that it does not divide: 2 has the highest possible order modulo 131. Of the
 * primes that do this, it makes codes of the fewest words that potters write.
 */
const CHECK = 131

const CODE = new RegExp(
  `^[${CONSONANTS}][${VOWELS}][${CONSONANTS}](?:[\\s-]*[${CONSONANTS}][${VOWELS}][${CONSONANTS}])+$`,
)

/**
 * The short code of an item: syllables that can be said, written on a lid and typed again. It
 * follows from the id alone and is the same forever.
 *
 * @throws RangeError when no item can have this id
 * @example shortCode(4321) // 'non-toh'
 */
export function shortCode(id: number): string {
  if (!Number.isInteger(id) || id < 1 || id > MAX_ID) throw new RangeError(`${id} is no id`)
  const syllables: string[] = []
  for (let rest = id * CHECK; rest > 0 || syllables.length < SYLLABLES_MIN;) {
    syllables.unshift(syllable(rest % SYLLABLE_VALUES))
    rest = Math.floor(rest / SYLLABLE_VALUES)
  }
  return syllables.join('-')
}

/**
 * Reads a short code, in any case, its syllables joined by hyphens, spaces or nothing.
 *
 * @returns the id, or `undefined` where the text is no code: then it is a word like any other
 * @example parseShortCode('Non Toh') // 4321
 */
export function parseShortCode(text: string): number | undefined {
  const source = text.trim().toLowerCase()
  if (!CODE.test(source)) return undefined
  const syllables = source.replaceAll(/[\s-]/g, '').match(/.{3}/g) ?? []
  const value = syllables.reduce((sum, each) => sum * SYLLABLE_VALUES + valueOf(each), 0)
  const id = value / CHECK
  // A code has no syllables in front that say nothing: there is one code for each item.
  return id >= 1 && id <= MAX_ID && Number.isInteger(id) && isShortest(syllables) ? id : undefined
}

function isShortest(syllables: readonly string[]): boolean {
  return syllables.length === SYLLABLES_MIN || syllables[0] !== syllable(0)
}

function syllable(value: number): string {
  const last = value % CONSONANTS.length
  const vowel = Math.floor(value / CONSONANTS.length) % VOWELS.length
  const first = Math.floor(value / CONSONANTS.length / VOWELS.length)
  return `${CONSONANTS[first]}${VOWELS[vowel]}${CONSONANTS[last]}`
}

function valueOf(text: string): number {
  const [first = '', vowel = '', last = ''] = text
  const start = CONSONANTS.indexOf(first) * VOWELS.length + VOWELS.indexOf(vowel)
  return start * CONSONANTS.length + CONSONANTS.indexOf(last)
}
