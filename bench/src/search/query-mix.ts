import { OXIDES } from '@glazy/ceramics/chemistry/oxides'
import { generateRecipe } from '#library/generate.ts'
import type { Pantry } from '#library/mix.ts'
import { ADJECTIVES, NOUNS } from '#library/words.ts'
import { pick, pickWeighted, pickWhole, pickZipf, type Random, seededRandom } from '#random.ts'

/** A search as a visitor makes it. */
export interface SearchRequest {
  readonly kind: QueryKind
  /** Path and query. */
  readonly path: string
}

/** Kinds of search, with how many in a hundred are of that kind. */
const KINDS = [
  ['no filter', 12],
  ['common word', 16],
  ['two words', 10],
  ['rare word', 8],
  ['typing error', 5],
  ['type', 10],
  ['cone', 8],
  ['combined', 12],
  ['deep page', 3],
  ['by oxide', 4],
  ['colour', 4],
  ['other order', 2],
  ['read', 2],
  ['made from', 2],
  ['alike', 2],
] as const
export type QueryKind = (typeof KINDS)[number][0]

type Fields = Readonly<Record<string, string | number>>

/** Searches in a realistic mixture, the same for the same seed. */
export function mixQueries(
  seed: number,
  count: number,
  library: { readonly pantry: Pantry; readonly size: number },
): SearchRequest[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, () => {
    const kind = pickWeighted(random, KINDS)
    const fields = { ...category(random), ...WRITERS[kind](random, library) }
    const entries = Object.entries(fields).map(([name, value]) => [name, String(value)])
    return { kind, path: `/v2/search?${new URLSearchParams(entries).toString()}` }
  })
}

/** Most visitors look at recipes. */
function category(random: Random): Fields {
  return random() < 0.8 ? { composite: 1 } : {}
}

/** Firings and materials as people type them: they are read, and not looked for as words. */
const FIRINGS = ['oxidation', 'reduction', 'ox', 'glossy']
const MATERIALS = ['silica', 'whiting', 'epk', '3134', 'talc']

const WRITERS: Readonly<
  Record<QueryKind, (random: Random, library: { pantry: Pantry; size: number }) => Fields>
> = {
  'no filter': (random) => ({ p: pickWhole(random, 1, 3) }),
  'common word': (random) => ({ q: pickZipf(random, COMMON) }),
  'two words': (random) => ({ q: `${pickZipf(random, COMMON)} ${pick(random, NOUNS)}` }),
  'rare word': (random, { pantry, size }) => ({
    q: generateRecipe(Math.floor(random() * size), pantry).name,
  }),
  'typing error': (random) => ({ q: mistype(random, pickZipf(random, LONG_WORDS)) }),
  type: (random) => ({ type: pickZipf(random, TYPE_IDS) }),
  cone: (random) => ({ cone: pickZipf(random, CONES) }),
  combined: (random) => ({
    type: pickZipf(random, TYPE_IDS),
    cone: pickZipf(random, CONES),
    ...(random() < 0.5 && { atmosphere: pick(random, [1, 1, 3, 3, 4]) }),
    ...(random() < 0.4 && { surface: pickWhole(random, 1, 9) }),
    ...(random() < 0.3 && { q: pickZipf(random, COMMON) }),
    ...(random() < 0.2 && { photo: 1 }),
  }),
  'deep page': (random) => ({ p: pickWhole(random, 5, 60) }),
  'by oxide': (random) => ({
    ox: pickZipf(random, OXIDES.slice(0, 16)),
    od: pick(random, ['asc', 'desc']),
    ...(random() < 0.5 && { cone: pickZipf(random, CONES) }),
    include: 'analysis',
  }),
  read: (random) => ({
    q: `cone ${pickWhole(random, 4, 10)} ${pick(random, FIRINGS)} ${pickZipf(random, COMMON)}`,
  }),
  'made from': (random) => ({
    q: `with ${pick(random, MATERIALS)} without ${pick(random, MATERIALS)}`,
  }),
  alike: (random) => ({ alike: 'together', p: pickWhole(random, 1, 3) }),
  colour: (random) => ({
    color: pickWhole(random, 0, 0xffffff).toString(16).padStart(6, '0'),
    ...(random() < 0.3 && { cone: pickZipf(random, CONES) }),
  }),
  'other order': (random) => ({ o: pick(random, ['uo', 'cn', 'co', 'rh', 'rl']) }),
}

const COMMON = [...new Set([...NOUNS.slice(0, 30), ...ADJECTIVES.slice(0, 40)])]
const LONG_WORDS = COMMON.filter((word) => word.length >= 5)
/** Glaze and its largest families, then smaller ones and other base types. */
const TYPE_IDS = [460, 470, 1170, 480, 530, 540, 630, 110, 400, 810, 1100, 440, 940, 140, 860]
const CONES = ['high', 'mid', 'low', 34, 30, 20, 33, 35, 29, 17, 24]

/** Two letters swapped, one left out, or one doubled. */
function mistype(random: Random, word: string): string {
  const at = pickWhole(random, 1, word.length - 2)
  const [head, one, other, tail] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)]
  return pick(random, [
    `${head}${other}${one}${tail}`,
    `${head}${other}${tail}`,
    `${head}${one}${one}${other}${tail}`,
  ])
}
