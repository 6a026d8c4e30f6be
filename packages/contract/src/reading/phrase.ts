import type { ConeRange } from '@glazy/ceramics/firing/cones'
import type { FigureRange } from '../ranges.ts'

/** What a phrase of a search can be about. */
export const PHRASE_KINDS = [
  'cone',
  'atmosphere',
  'surface',
  'transparency',
  'type',
  'color',
  'with',
  'without',
  'figure',
  'author',
] as const
export type PhraseKind = (typeof PHRASE_KINDS)[number]

/** What an item may be; one of it is enough. Ids are those of the lookup tables. */
export interface Trait {
  readonly cones?: ConeRange
  readonly atmosphere?: number
  readonly surfaces?: readonly number[]
  readonly transparencies?: readonly number[]
  /** Types, each with all that stand below it. */
  readonly types?: readonly number[]
}

interface Place {
  /** Where it stands in the text. */
  readonly from: number
  readonly to: number
  /** What was understood, as it is shown: `6–7`, `Reduction`, `barium`, `SiO2 ≥ 3`. */
  readonly name: string
}

/** A part of a search that says what is wanted rather than how it is called. */
export type Phrase = Place &
  (
    | { readonly kind: Extract<PhraseKind, 'cone' | Described>; readonly trait: Trait }
    | { readonly kind: 'with' }
    | { readonly kind: 'without' }
    | { readonly kind: 'author' }
    | { readonly kind: 'figure'; readonly range: FigureRange }
  )
type Described = 'atmosphere' | 'surface' | 'transparency' | 'type' | 'color'

/** Words behind which another material has the sign of the one before. */
export const AND_WORDS: ReadonlySet<string> = new Set(['and', 'or', 'nor', '&', '+'])
const AND = /^\s*(?:and|or|nor|&|\+)\s+/iu

/**
 * The text with one of its phrases in quotation marks, which are never understood as anything but
 * words. What had its sign from that phrase gets one of its own.
 *
 * @example asPlainWords('cone 6 celadon', [cone, celadon], cone) // '"cone 6" celadon'
 * asPlainWords('no barium or lithium', [barium, lithium], barium) // '"no barium" without lithium'
 */
export function asPlainWords<TPhrase extends Pick<Phrase, 'kind' | 'from' | 'to'>>(
  text: string,
  phrases: readonly TPhrase[],
  phrase: TPhrase,
): string {
  const plain = text.slice(phrase.from, phrase.to).replace(AND, '').replaceAll('"', '')
  const before = `${text.slice(0, phrase.from)}"${plain}"`
  const next = phrases[phrases.indexOf(phrase) + 1]
  const rest = text.slice(phrase.to)
  // Boron is a figure, and has its sign as materials have.
  const sign = [phrase, next].find((each) => each && isMaterial(each))?.kind
  const goesOn = next !== undefined && AND.test(text.slice(next.from)) && AND.test(rest)
  return goesOn && sign ? `${before} ${sign} ${rest.replace(AND, '')}` : before + rest
}

function isMaterial({ kind }: Pick<Phrase, 'kind'>): boolean {
  return kind === 'with' || kind === 'without'
}
