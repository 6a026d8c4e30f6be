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

/**
 * The text with one of its parts in quotation marks, which are never understood as anything but
 * words.
 *
 * @example asPlainWords('cone 6 celadon', { from: 0, to: 6 }) // '"cone 6" celadon'
 */
export function asPlainWords(text: string, { from, to }: Pick<Phrase, 'from' | 'to'>): string {
  const phrase = text.slice(from, to).replaceAll('"', '')
  return `${text.slice(0, from)}"${phrase}"${text.slice(to)}`
}
