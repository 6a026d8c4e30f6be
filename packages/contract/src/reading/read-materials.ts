import { MEANINGS } from './described.ts'
import { AND_WORDS, type Phrase } from './phrase.ts'
import { readCone } from './read-cone.ts'
import { readBoron } from './read-figure.ts'
import { spellingOf, type Token } from './tokens.ts'

const WITH = new Set(['with', 'containing', 'contains', 'using'])
const WITHOUT = new Set(['without', 'no', 'w/o', 'minus', 'excluding'])

/** Words that go on with the name of a material. */
const TAILS = new Set(
  (
    'borate carbonate carb oxide dioxide frit feldspar spar ash stone syenite clay kaolin ochre ' +
    'silicate bisilicate sulfate sulphate chloride phosphate bentonite earth iron flour blend'
  ).split(' '),
)
/** Boron is an oxide, and "no boron ash" is an ash glaze. */
const BORON_TAILS = new Set(['oxide', 'frit'])
/** Makers and kinds that a number or another word always follows. */
const HEADS = new Set(
  'frit ferro fusion pemco nepheline ball gerstley custer bone wood soda potash cornwall cornish'.split(
    ' ',
  ),
)
const CODE = /^(?:[a-z]{1,3}-?)?\d{2,5}(?:-\d{1,3})?[a-z]?$/u
const NAME = /^\p{L}[\p{L}\d.-]{1,30}$/u
const FREE = /^(\p{L}{3,20})-free$/u

/**
 * Materials that are to be in a recipe, or not: `with 3134 and EPK`, `no barium`, `barium-free`.
 * Whether there is such a material is not known here.
 *
 * @returns how many tokens belong to it, and a phrase for each material
 */
export function readMaterials(
  text: string,
  tokens: readonly Token[],
  at: number,
): { readonly count: number; readonly phrases: readonly Phrase[] } | undefined {
  const first = tokens[at]
  if (first === undefined) return undefined
  const { word, from } = first
  const free = FREE.exec(word)?.[1]
  if (free !== undefined) {
    return { count: 1, phrases: [phraseOf('without', free, { from, to: first.to })] }
  }
  const kind = WITH.has(word) ? 'with' : WITHOUT.has(word) ? 'without' : undefined
  if (kind === undefined) return undefined
  const phrases: Phrase[] = []
  let next = at + 1
  for (let start = next; ; start = next + 1) {
    const end = endOfMaterial(text, tokens, start)
    if (end === undefined) break
    // What is quoted, or goes on with "and", has the sign of the first.
    const place = phrases.length === 0 ? from : (tokens[next]?.from ?? from)
    const named = tokens[start]?.from ?? from
    const to = tokens[end - 1]?.to ?? named
    phrases.push(phraseOf(kind, text.slice(named, to), { from: place, to }))
    next = end
    if (!AND_WORDS.has(tokens[next]?.word ?? '')) break
  }
  return phrases.length === 0 ? undefined : { count: next - at, phrases }
}

/** What is quoted is a name, also where it is that of an oxide. */
function phraseOf(
  kind: 'with' | 'without',
  written: string,
  place: Pick<Phrase, 'from' | 'to'>,
): Phrase {
  const name = written.replaceAll('"', '').trim()
  return { ...place, ...(readBoron(kind, written) ?? { kind, name }) }
}

/** Where the name of a material ends that begins at a token. */
function endOfMaterial(text: string, tokens: readonly Token[], start: number): number | undefined {
  const first = tokens[start]
  if (first === undefined) return undefined
  if (readCone(text, tokens, start) !== undefined) return undefined
  if (first.isQuoted) return first.to - first.from > 2 ? start + 1 : undefined
  const isNumber = /^\d+$/u.test(first.word)
  if (isNumber ? !/^\d{3,5}$/u.test(first.word) : !NAME.test(first.word)) return undefined
  let end = start + 1
  while (end - start < MATERIAL_WORDS_MAX) {
    const next = tokens[end]?.word ?? ''
    const isPair = MEANINGS.get(spellingOf(tokens.slice(end - 1, end + 1))) === null
    const tails = first.word === 'boron' ? BORON_TAILS : TAILS
    const follows =
      tails.has(next) || isPair || (HEADS.has(tokens[end - 1]?.word ?? '') && goesOn(next))
    // What begins something else is no part of a name: "no gerstley cone 6", "with custer no talc".
    if (isSign(next) || readCone(text, tokens, end) !== undefined) break
    const isParted = text.slice(tokens[end - 1]?.to, tokens[end]?.from).includes(',')
    if (!follows || isParted) break
    end += 1
  }
  return end
}

const MATERIAL_WORDS_MAX = 4

function isSign(word: string): boolean {
  return WITH.has(word) || WITHOUT.has(word) || AND_WORDS.has(word)
}

/** A word that may stand behind the name of a maker. */
function goesOn(word: string): boolean {
  return CODE.test(word) || (NAME.test(word) && !MEANINGS.has(word))
}
