/** What a person can say a line of a text is. */
export const LINE_MEANINGS = [
  'name',
  'ingredient',
  'addition',
  'cone',
  'atmosphere',
  'notes',
  'nothing',
] as const

/** One of {@link LINE_MEANINGS}. */
export type LineMeaning = (typeof LINE_MEANINGS)[number]

/**
 * What a line of a free text was read as. `field` is any other field of a recipe, and `additions` a
 * heading below which all ingredients are additions.
 */
export interface LineReading {
  /** Names the line, also when others are read differently. */
  readonly key: string
  /** Line of the text, from 1; undefined for a name that stands nowhere. */
  readonly line: number | undefined
  /** The line as it was written; of a line with several ingredients, the part with this one. */
  readonly source: string
  /** Place of the recipe that it belongs to, from 0. */
  readonly recipe: number
  readonly meaning: LineMeaning | 'field' | 'additions'
  /** The name, the field's value, or the text that is kept. */
  readonly text: string
  /** Of an ingredient or addition, in the unit of its recipe. */
  readonly amount?: number
}

/** What a person says a line is. */
export interface LineCorrection {
  readonly meaning: LineMeaning
  readonly text: string
  /** Of an ingredient or addition. */
  readonly amount?: string
}

/** Corrections by the keys of the lines. */
export type LineCorrections = ReadonlyMap<string, LineCorrection>

/** Of a text that is read as it is. */
export const NO_CORRECTIONS: LineCorrections = new Map()
