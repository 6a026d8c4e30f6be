import { type OxideAmounts, oxidesOf } from '../chemistry/oxides.ts'
import {
  HAZARDOUS_SUBSTANCES,
  type HazardousSubstance,
  type HazardStatement,
} from '../data/hazards.ts'
import { nameWords } from '../lookups/name-words.ts'

export type { HazardousSubstance, HazardStatement }

/** What harm is meant by statements, the gravest first. */
export const HARMS = [
  ...(['cancer', 'maybeCancer', 'genes', 'unborn', 'poison', 'harmful'] as const),
  ...(['allergy', 'organs'] as const),
]
export type Harm = (typeof HARMS)[number]

const HARM_BY_CODE: readonly (readonly [RegExp, Harm])[] = [
  [/^H350/, 'cancer'],
  [/^H351/, 'maybeCancer'],
  [/^H34/, 'genes'],
  [/^H36/, 'unborn'],
  [/^H3[0-3][01]$/, 'poison'],
  [/^H3[0-3]2$/, 'harmful'],
  [/^H(317|334)$/, 'allergy'],
  [/^H37/, 'organs'],
]

/**
 * The harms that statements speak of, each once, the gravest first.
 *
 * @example harmsOf(['H302', 'H317']) // ['harmful', 'allergy']
 */
export function harmsOf(statements: readonly HazardStatement[]): readonly Harm[] {
  const found = new Set(
    statements.flatMap((code) => HARM_BY_CODE.find(([like]) => like.test(code))?.[1] ?? []),
  )
  // What is poison is not said to be harmful besides.
  if (found.has('poison')) found.delete('harmful')
  return HARMS.filter((harm) => found.has(harm))
}

/** A raw material as far as its hazards are read from it. */
export interface NamedAnalysis {
  readonly name?: string | undefined
  /** Percent by weight of each oxide, of the raw material. */
  readonly percent?: OxideAmounts | undefined
}

/** Words that say that what else is named is bound: in a glass, in a spinel, in zircon. */
const BOUND = new Set(['frit', 'fritted', 'stain', 'pigment', 'encapsulated', 'inclusion', 'free'])

/** Heavy metals that count however they are bound. */
const IN_ANYTHING = ['PbO', 'CdO'] as const

let wordsOfNames:
  | readonly { readonly substance: HazardousSubstance; readonly words: readonly string[] }[]
  | undefined

/**
 * The substance with a harmonized classification for health that a raw material is, by its English
 * name or by its analysis. That none is found does not say that a material is harmless: it may be a
 * mixture, have a name of its own, or be dust, such as all silica and clay.
 *
 * @example hazardOf({ name: 'Barium Carbonate (precipitated)' })?.statements // ['H302']
 */
export function hazardOf({
  name = '',
  percent = {},
}: NamedAnalysis): HazardousSubstance | undefined {
  const words = new Set(nameWords(name))
  const isBound = [...BOUND].some((word) => words.has(word))
  const isHeldBy = ({ held = {} }: HazardousSubstance) =>
    oxidesOf(held).some((oxide) => {
      const isAnywhere = IN_ANYTHING.some((metal) => metal === oxide)
      return (isAnywhere || !isBound) && (percent[oxide] ?? 0) >= (held[oxide] ?? Infinity)
    })
  if (!isBound) {
    wordsOfNames ??= HAZARDOUS_SUBSTANCES.flatMap((substance) =>
      substance.names.map((each) => ({ substance, words: nameWords(each) })),
    )
    const named = wordsOfNames.find(({ words: all }) => all.every((word) => words.has(word)))
    if (named) return named.substance
  }
  return HAZARDOUS_SUBSTANCES.find(isHeldBy)
}
