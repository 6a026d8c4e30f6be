import { formulaWeight, mapOxides, molesFromPercent } from './analysis.ts'
import { UMF_GROUP_ROWS } from '../data/umf-groups.ts'
import { OXIDES, parseOxide, type Oxide, type OxideAmounts } from './oxides.ts'
import { err, ok, type Result } from '../result.ts'

/** Which oxide plays which part in a unity formula; R2O and RO together are the fluxes. */
export interface UmfGroups {
  readonly R2O: readonly Oxide[]
  readonly RO: readonly Oxide[]
  readonly R2O3: readonly Oxide[]
  readonly RO2: readonly Oxide[]
}

/** The published sets of groups. Sources: `data/umf-groups.ts`. */
export const UMF_GROUPS: { readonly default: UmfGroups; readonly extended: UmfGroups } =
  UMF_GROUP_ROWS

/** Sums below this many moles in 100 g are taken as none at all. */
export const SMALLEST_DIVISOR = 0.00001

/** Why a choice of groups can't be used; `group` and `oxide` say where. */
export interface UmfGroupsError {
  readonly code: 'notGroups' | 'unknownOxide' | 'oxideTwice' | 'fluxRequired'
  readonly group?: keyof UmfGroups
  readonly oxide?: string
}

/**
 * Reads groups someone chose, with keys in any case: `{ r2o: ['Na2O'], ro: ['CaO'], … }`. A group
 * may be missing. At least one flux is needed and no oxide may be in two groups.
 */
export function parseUmfGroups(custom: unknown): Result<UmfGroups, UmfGroupsError> {
  if (typeof custom !== 'object' || custom === null) return err({ code: 'notGroups' })
  const lists = new Map<string, unknown>(
    Object.entries(custom).map(([key, list]) => [key.toUpperCase(), list]),
  )
  const groups: Record<keyof UmfGroups, Oxide[]> = { R2O: [], RO: [], R2O3: [], RO2: [] }
  const seen = new Set<Oxide>()
  for (const group of ['R2O', 'RO', 'R2O3', 'RO2'] as const) {
    const list = lists.get(group) ?? []
    if (!Array.isArray(list)) return err({ code: 'notGroups', group })
    for (const symbol of list) {
      const oxide = parseOxide(String(symbol))
      if (!oxide) return err({ code: 'unknownOxide', group, oxide: String(symbol) })
      if (seen.has(oxide)) return err({ code: 'oxideTwice', group, oxide })
      seen.add(oxide)
      groups[group].push(oxide)
    }
  }
  if (groups.R2O.length + groups.RO.length === 0) return err({ code: 'fluxRequired' })
  return ok(groups)
}

/** A formula scaled so that its fluxes add to one mole (Seger formula, unity molecular formula). */
export interface UnityFormula {
  /** Moles of each oxide per mole of flux. */
  readonly moles: OxideAmounts
  /** Part of the fluxes that is R2O, 0 to 1. */
  readonly R2OTotal: number
  /** Part of the fluxes that is RO, 0 to 1. */
  readonly ROTotal: number
  /** Moles of SiO2 per mole of Al2O3; `null` without Al2O3. B2O3 is not added. */
  readonly SiO2Al2O3Ratio: number | null
  /** K2O and Na2O together, moles per mole of flux. */
  readonly KNaO: number
  /** Grams of the whole formula, without loss on ignition. */
  readonly formulaWeight: number
}

/**
 * Unity molecular formula of an analysis.
 *
 * @param percent percent by weight of each oxide; the basis does not matter
 * @param groups which oxides are the fluxes
 * @returns the formula, or `noFlux` where nothing can be brought to unity
 * @example
 * // Leach 4321: K2O 0.264, CaO 0.736, Al2O3 0.409, SiO2 3.711
 * unityFormula({ SiO2: 60.633, Al2O3: 11.349, K2O: 6.768, CaO: 11.22 })
 */
export function unityFormula(
  percent: OxideAmounts,
  groups: UmfGroups = UMF_GROUPS.default,
): Result<UnityFormula, 'noFlux'> {
  const inHundredGrams = molesFromPercent(percent)
  const r2o = sumOf(groups.R2O, inHundredGrams)
  const ro = sumOf(groups.RO, inHundredGrams)
  const flux = r2o + ro
  if (!(flux >= SMALLEST_DIVISOR)) return err('noFlux')
  const moles = mapOxides(inHundredGrams, (amount) => amount / flux)
  return ok({
    moles,
    R2OTotal: r2o / flux,
    ROTotal: ro / flux,
    SiO2Al2O3Ratio: moles.Al2O3 ? (moles.SiO2 ?? 0) / moles.Al2O3 : null,
    KNaO: (moles.K2O ?? 0) + (moles.Na2O ?? 0),
    formulaWeight: formulaWeight(moles),
  })
}

/** Silica against all that counts as a stabilizer. */
export interface StabilizerRatio {
  /** What silica is set against, in the order of its group. */
  readonly stabilizers: readonly Oxide[]
  /** Moles of SiO2 per mole of them. */
  readonly ratio: number
}

/**
 * Silica against the stabilizers of groups that count more than alumina among them. As in the ratio
 * to alumina, B2O3 is not added.
 *
 * @param least moles from which on a stabilizer counts
 * @returns `null` where alumina is the only one
 * @example
 * // by the extended groups: SiO2:(Al2O3 + TiO2) 6
 * stabilizerRatio({ SiO2: 3, Al2O3: 0.3, TiO2: 0.2 }, UMF_GROUPS.extended)
 */
export function stabilizerRatio(
  moles: OxideAmounts,
  groups: UmfGroups,
  least = SMALLEST_DIVISOR,
): StabilizerRatio | null {
  const stabilizers = groups.R2O3.filter(
    (oxide) => oxide !== 'B2O3' && (moles[oxide] ?? 0) >= least,
  )
  if (stabilizers.every((oxide) => oxide === 'Al2O3')) return null
  return { stabilizers, ratio: (moles.SiO2 ?? 0) / sumOf(stabilizers, moles) }
}

/** One line of a formula as potters set it out. */
export interface OxideAmount {
  readonly oxide: Oxide
  readonly amount: number
}

/** A formula set out in its columns: fluxes, stabilisers, glass formers, and the rest. */
export interface GroupedOxides {
  readonly R2O: readonly OxideAmount[]
  readonly RO: readonly OxideAmount[]
  readonly R2O3: readonly OxideAmount[]
  readonly RO2: readonly OxideAmount[]
  readonly other: readonly OxideAmount[]
}

/**
 * Sets the oxides of a formula out in their groups, each in the group's own order; what belongs to
 * no group comes under `other`, in display order. Oxides of amount 0 are left out.
 */
export function groupOxides(
  moles: OxideAmounts,
  groups: UmfGroups = UMF_GROUPS.default,
): GroupedOxides {
  const pick = (oxides: readonly Oxide[]) =>
    oxides.flatMap((oxide) => {
      const amount = moles[oxide]
      return amount ? [{ oxide, amount }] : []
    })
  const grouped = new Set([...groups.R2O, ...groups.RO, ...groups.R2O3, ...groups.RO2])
  return {
    R2O: pick(groups.R2O),
    RO: pick(groups.RO),
    R2O3: pick(groups.R2O3),
    RO2: pick(groups.RO2),
    other: pick(OXIDES.filter((oxide) => !grouped.has(oxide))),
  }
}

/** Ways to scale the formula of a single material. */
export const UNITY_TYPES = ['auto', 'r2o3', 'umf', 'unity', 'none'] as const
export type UnityType = (typeof UNITY_TYPES)[number]

const LEGACY_UNITY_TYPES = { ror2o: 'unity', xumf: 'umf' } as const

/**
 * Reads a unity type, also by the names of earlier versions: `ror2o` for `unity`, `xumf` for `umf`.
 *
 * @returns `undefined` when the name is not one of them
 */
export function parseUnityType(text: string): UnityType | undefined {
  if (Object.hasOwn(LEGACY_UNITY_TYPES, text)) {
    return LEGACY_UNITY_TYPES[text as keyof typeof LEGACY_UNITY_TYPES] // checked one line above
  }
  return UNITY_TYPES.find((type) => type === text)
}

/** What counted as one mole: the fluxes, the R2O3, the largest oxide, or 100 g of material. */
export type UnityBasis = 'flux' | 'r2o3' | 'largest' | 'none'

/** Percent by weight of fluxes from which `auto` brings the fluxes of a material to unity. */
const AUTO_FLUX_PERCENT = 10

/** `auto` counts FeO among the fluxes, although no published group does. */
const AUTO_GROUPS: UmfGroups = {
  ...UMF_GROUPS.default,
  RO: [...UMF_GROUPS.default.RO, 'FeO'],
}
const AUTO_FLUXES: readonly Oxide[] = [...AUTO_GROUPS.R2O, ...AUTO_GROUPS.RO]

/**
 * The groups by which a material's own formula is scaled and set out: what adds to one mole stands
 * among the fluxes.
 *
 * @param chosen groups of who reads it; `umf` alone goes by them
 * @example
 * // of a formula that has FeO in its unity, FeO is under RO
 * materialGroups({ FeO: 60, SiO2: 40 }, 'auto').RO
 */
export function materialGroups(
  percent: OxideAmounts,
  unityType: UnityType,
  chosen: UmfGroups = UMF_GROUPS.default,
): UmfGroups {
  if (unityType === 'umf') return chosen
  const isByFlux = unityType === 'auto' && unityDivisor(percent, 'auto').basis === 'flux'
  return isByFlux ? AUTO_GROUPS : UMF_GROUPS.default
}

/**
 * Formula of a single material, scaled by its unity type:
 * - `unity`: default fluxes add to 1. `umf`: fluxes of the chosen groups add to 1.
 * - `r2o3`: the R2O3 of the chosen groups add to 1. `none`: moles in 100 g.
 * - `auto`: fluxes when they weigh more than 10 %, else R2O3, else the largest oxide.
 *
 * Where the wanted oxides are missing it falls back to R2O3, then to the largest oxide, so that
 * quartz reads SiO2 1.
 *
 * @param percent percent by weight of each oxide
 * @returns moles of each oxide; empty for an empty analysis
 * @example
 * materialFormula({ SiO2: 47.29, Al2O3: 40.21 }, 'auto') // { SiO2: 1.9957, Al2O3: 1 }
 */
export function materialFormula(
  percent: OxideAmounts,
  unityType: UnityType,
  groups: UmfGroups = UMF_GROUPS.default,
): OxideAmounts {
  const moles = molesFromPercent(percent)
  const { divisor } = unityDivisor(percent, unityType, groups)
  return mapOxides(moles, (amount) => amount / divisor)
}

/** What {@link materialFormula} divides by, in moles per 100 g, and why; shown with the formula. */
export function unityDivisor(
  percent: OxideAmounts,
  unityType: UnityType,
  groups: UmfGroups = UMF_GROUPS.default,
): { readonly basis: UnityBasis; readonly divisor: number } {
  if (unityType === 'none') return { basis: 'none', divisor: 1 }
  const moles = molesFromPercent(percent)
  const flux = sumOf(wantedFluxes(percent, unityType, groups), moles)
  if (flux >= SMALLEST_DIVISOR) return { basis: 'flux', divisor: flux }
  const r2o3 = sumOf(groups.R2O3, moles)
  if (r2o3 >= SMALLEST_DIVISOR) return { basis: 'r2o3', divisor: r2o3 }
  const largest = Math.max(0, ...Object.values(moles))
  if (largest >= SMALLEST_DIVISOR) return { basis: 'largest', divisor: largest }
  return { basis: 'none', divisor: 1 }
}

function wantedFluxes(
  percent: OxideAmounts,
  unityType: Exclude<UnityType, 'none'>,
  groups: UmfGroups,
): readonly Oxide[] {
  switch (unityType) {
    case 'unity':
      return [...UMF_GROUPS.default.R2O, ...UMF_GROUPS.default.RO]
    case 'umf':
      return [...groups.R2O, ...groups.RO]
    case 'r2o3':
      return []
    case 'auto':
      return sumOf(AUTO_FLUXES, percent) > AUTO_FLUX_PERCENT ? AUTO_FLUXES : []
  }
}

function sumOf(oxides: readonly Oxide[], amounts: OxideAmounts): number {
  let sum = 0
  for (const oxide of oxides) sum += amounts[oxide] ?? 0
  return sum
}
