import { pick, pickWhole, pickZipf, type Random } from '#random.ts'
import { ADJECTIVES, ENDINGS, NOUNS, SENTENCES } from './words.ts'

/**
 * A name such as a potter would give: the name of a classic with what was changed, words of
 * colour and landscape, a number of a test. Some words are in very many names and most in few.
 */
export function nameRecipe(random: Random, classic: string): string {
  const kind = random()
  if (kind < 0.22) return `${classic} ${capital(pick(random, ENDINGS))}`
  const words = [capital(pickZipf(random, ADJECTIVES)), capital(pickZipf(random, NOUNS))]
  if (random() < 0.3) words.unshift(capital(pickZipf(random, ADJECTIVES)))
  if (kind < 0.4) words.push(capital(pick(random, ENDINGS)))
  if (kind > 0.62) words.push(testNumber(random))
  return [...new Set(words)].join(' ')
}

/** A few sentences, or nothing: many recipes have no description. */
export function describeRecipe(random: Random): string | null {
  if (random() < 0.35) return null
  const sentences = Array.from({ length: pickWhole(random, 1, 4) }, () =>
    pick(random, SENTENCES).replaceAll('%', () => pickZipf(random, WORDS)),
  )
  return [...new Set(sentences)].join(' ')
}

const WORDS = [...NOUNS, ...ADJECTIVES]

function testNumber(random: Random): string {
  const kind = random()
  if (kind < 0.4) return `#${pickWhole(random, 1, 60)}`
  if (kind < 0.7) return String(pickWhole(random, 100, 9_999))
  const letters = Array.from({ length: 2 }, () => String.fromCharCode(pickWhole(random, 65, 90)))
  return `${letters.join('')}-${pickWhole(random, 1, 999)}`
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
