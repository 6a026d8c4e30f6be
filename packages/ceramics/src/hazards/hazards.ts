import type { Oxide, OxideAmounts } from '../chemistry/oxides.ts'
import { HAZARD_GROUPS, HAZARD_ROWS, type HazardCode } from '../data/hazards.ts'
import { nameWords } from '../lookups/name-words.ts'

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

/** A grade or a maker in brackets names no other substance. */
const IN_BRACKETS = /\([^()]*\)|\[[^[\]]*\]/g

let byName: ReadonlyMap<string, Hazard> | undefined

function keyOf(name: string): string {
  return nameWords(name).sort().join(' ')
}

/**
 * What the European list of classified substances says of a raw material: of the substance that it is by
 * its English name, word for word, and of lead, cadmium, arsenic, selenium and uranium that its analysis
 * shows. A frit or a mineral that holds barium or boron is not barium carbonate or borax, and is not listed.
 *
 * @example
 * hazardsOf({ name: 'Barium Carbonate', percent: { BaO: 77.7 } })
 * // [{ index: '056-003-00-2', codes: ['H302'] }]
 */
export function hazardsOf({ name = '', percent }: JudgedMaterial): readonly Hazard[] {
  byName ??= new Map(
    HAZARD_ROWS.flatMap(([index, names, codes]) =>
      names.split('; ').map((each) => [keyOf(each), { index, codes }] as const),
    ),
  )
  const named = byName.get(keyOf(name)) ?? byName.get(keyOf(name.replaceAll(IN_BRACKETS, ' ')))
  const contained = HAZARD_GROUPS.flatMap(([index, oxide, codes]): Hazard[] =>
    (percent[oxide] ?? 0) >= TOLD_FROM ? [{ index, codes, oxide }] : [],
  )
  return [...(named ? [named] : []), ...contained]
}

/** Whether a hazard is one to health, and not to water alone. */
export function isHealthHazard({ codes }: Hazard): boolean {
  return codes.some((code) => code !== 'H410')
}
