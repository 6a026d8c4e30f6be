import { sumOxides } from '../chemistry/analysis.ts'
import type { Oxide, OxideAmounts } from '../chemistry/oxides.ts'
import { HAZARD_ANALYSES, HAZARD_GROUPS, HAZARD_ROWS, type HazardCode } from '../data/hazards.ts'
import { nameWords } from '../lookups/name-words.ts'
import { createSubstanceReader, maySubstancesBeSame, type Substance } from '../lookups/substance.ts'

export { HAZARD_CODES, type HazardCode } from '../data/hazards.ts'

/** An entry of the list of classified substances that a raw material is, or that it contains. */
export interface Hazard {
  /** Index number in Annex VI of Regulation (EC) No 1272/2008. */
  readonly index: string
  /** Statements that were read in a source; the entry may hold more. */
  readonly codes: readonly HazardCode[]
  /** The oxide that the analysis shows; nothing where the material is the substance by its name. */
  readonly oxide?: Oxide
}

/** What is known of a raw material. */
export interface JudgedMaterial {
  readonly name?: string | undefined
  /** Percent by weight. */
  readonly percent: OxideAmounts
}

/**
 * Percent by weight from which on a compound is told: below it, a mixture is hardly ever classified for
 * it. Source: the general cut-off value of Regulation (EC) No 1272/2008, Annex I, table 1.1.
 */
const TOLD_FROM = 0.1

/** Words that say that what else is named is bound, in a glass, a spinel or zircon, or is missing. */
const BOUND = new Set([
  ...['frit', 'fritted', 'stain', 'stains', 'pigment', 'encapsulated', 'inclusion', 'free'],
  ...['feldspar', 'spar', 'glaze'],
])

/** Percent of other oxides that it may have beside its own; with more it is something else: calcium borate. */
const OTHERS_MAX = 5

/** A substance of the list, as its names are read. */
interface Entry {
  readonly hazard: Hazard
  readonly words: readonly string[]
  readonly substance: Substance
}

let entries: readonly Entry[] | undefined
let readSubstance: ReturnType<typeof createSubstanceReader> | undefined

function read(name: string, words: readonly string[]): Substance {
  readSubstance ??= createSubstanceReader()
  return readSubstance(name, words)
}

function entriesOf(): readonly Entry[] {
  return HAZARD_ROWS.flatMap(([index, names, codes]) =>
    names.split('; ').map((name) => {
      const words = nameWords(name)
      return { hazard: { index, codes }, words, substance: read(name, words) }
    }),
  )
}

/** The substance of the list that has all its words in a name that may mean no other. */
function hazardNamed(name: string, words: readonly string[]): Hazard | undefined {
  entries ??= entriesOf()
  const substance = read(name, words)
  const meant = entries.filter(
    (entry) =>
      entry.words.every((word) => words.includes(word)) &&
      maySubstancesBeSame(entry.substance, substance, true),
  )
  // Red copper oxide is said with more words than copper oxide.
  return meant.toSorted((one, other) => other.words.length - one.words.length)[0]?.hazard
}

/** The substance that an analysis can be of alone. */
function hazardAnalysed(percent: OxideAmounts): Hazard | undefined {
  const total = sumOxides(percent)
  const found = HAZARD_ANALYSES.find(([, oxide, least]) => {
    const amount = percent[oxide] ?? 0
    return amount >= least && total - amount <= OTHERS_MAX
  })
  const row = found && HAZARD_ROWS.find(([index]) => index === found[0])
  return row && { index: row[0], codes: row[2] }
}

/**
 * What the European list of classified substances says of a raw material: of the substance that it is by
 * its English name, or whatever it is called by its analysis, and of lead, cadmium, arsenic, selenium and uranium that its analysis
 * shows. A frit or a mineral that holds barium or boron is not barium carbonate or borax, and is not listed.
 *
 * @example
 * hazardsOf({ name: 'Barium Carbonate', percent: { BaO: 77.7 } })
 * // [{ index: '056-003-00-2', codes: ['H302'] }]
 */
export function hazardsOf({ name = '', percent }: JudgedMaterial): readonly Hazard[] {
  const words = nameWords(name)
  const isBound = words.some((word) => BOUND.has(word))
  const named = isBound ? undefined : (hazardNamed(name, words) ?? hazardAnalysed(percent))
  const contained = HAZARD_GROUPS.flatMap(([index, oxide, codes]): Hazard[] =>
    (percent[oxide] ?? 0) >= TOLD_FROM ? [{ index, codes, oxide }] : [],
  )
  return [...(named ? [named] : []), ...contained]
}

/** Whether a hazard is one to health, and not to water alone. */
export function isHealthHazard({ codes }: Hazard): boolean {
  return codes.some((code) => code !== 'H410')
}
