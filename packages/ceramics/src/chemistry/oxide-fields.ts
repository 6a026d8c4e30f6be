import { ITEMS_WITH_OXIDE } from '../data/oxide-use.ts'
import { OXIDES, type Oxide } from './oxides.ts'
import { UMF_GROUPS } from './unity.ts'

/** Oxides that play one part in a glaze, the most used first. */
export interface OxideFields {
  readonly group: 'RO2' | 'R2O3' | 'flux' | 'other'
  readonly oxides: readonly Oxide[]
}

/** From so many items on, an oxide has its place in a form; the others are asked for. */
const COMMON_FROM = 500

const itemsWith = (oxide: Oxide): number => USE[oxide] ?? 0
const USE: Readonly<Partial<Record<Oxide, number>>> = ITEMS_WITH_OXIDE

const { RO2, R2O3, R2O, RO } = UMF_GROUPS.default
const GROUPED: readonly { readonly group: OxideFields['group']; readonly of: readonly Oxide[] }[] =
  [
    { group: 'RO2', of: RO2 },
    { group: 'R2O3', of: R2O3 },
    { group: 'flux', of: [...R2O, ...RO] },
    { group: 'other', of: OXIDES.filter((oxide) => !inAGroup(oxide)) },
  ]

function inAGroup(oxide: Oxide): boolean {
  return [RO2, R2O3, R2O, RO].some((group) => group.includes(oxide))
}

/**
 * The oxides that potters fill in, as a data sheet has them: glass-formers, stabilizers, fluxes by
 * the default groups, and what colours; each with the most used first.
 */
export const COMMON_OXIDE_FIELDS: readonly OxideFields[] = GROUPED.map(({ group, of }) => ({
  group,
  oxides: of
    .filter((oxide) => itemsWith(oxide) >= COMMON_FROM)
    .toSorted((a, b) => itemsWith(b) - itemsWith(a)),
}))

/** All the others, the most used first. */
export const RARE_OXIDES: readonly Oxide[] = OXIDES.filter(
  (oxide) => itemsWith(oxide) < COMMON_FROM,
).toSorted((a, b) => itemsWith(b) - itemsWith(a))
