/** Names of one raw material in many languages; several of one language stand apart by `; `. */
export interface NamedMaterial {
  /** English names that mean this material and no other; the first is the usual one. */
  readonly english: string
  readonly da: string
  readonly de: string
  readonly es: string
  /** Where Latin America says something else than Spain. */
  readonly 'es-419'?: string
  readonly fr: string
  readonly hr: string
  readonly it: string
  readonly ja: string
  readonly ko: string
  readonly nl: string
  readonly pt: string
  readonly ru: string
  readonly sl: string
  readonly sv: string
  readonly th: string
  readonly uk: string
  readonly zh: string
  /** Where the names come from. */
  readonly source: string
}

/** The name that the chemistry of each language has for a compound (IUPAC nomenclature and what schools teach beside it). */
export const CHEMICAL = 'chemical name in each language (IUPAC)'

/** The name of a mineral or rock in each language, as its article in that language is titled. */
export const MINERAL = 'mineral name in each language (IMA; titles of the articles on Wikipedia)'

/** A word of the trade, as the lists of terms of this repository have it with the pages it was seen on. */
export const TRADE = 'trade name, docs/terms of each language'
