import { type Analysis, molePercent, totalWithLoi } from './analysis.ts'
import { thermalExpansion } from './expansion.ts'
import type { OxideAmounts } from './oxides.ts'
import { UMF_GROUPS, type UmfGroups, unityFormula, type UnityFormula } from './unity.ts'

/** Raised when a rule or a constant changes, so that stored results are computed again. */
export const CALCULATION_VERSION = 1

/** All that follows from an analysis; at full precision. */
export interface DerivedChemistry {
  /** Percent by weight of each oxide, of the raw material. */
  readonly percent: OxideAmounts
  /** Loss on ignition, percent by weight. */
  readonly loi: number
  /** Percent of the moles of all oxides. */
  readonly molePercent: OxideAmounts
  /** Unity formula by the default groups; `null` where there is no flux. */
  readonly umf: UnityFormula | null
  /** Unity formula by the extended groups; `null` where there is no flux. */
  readonly xumf: UnityFormula | null
  /** West & Gerrow, 10^-6/°C; `null` for an empty analysis. */
  readonly thermalExpansion: number | null
  /** Oxides and loss on ignition together, percent. */
  readonly total: number
}

/**
 * Derives everything that is stored and shown of an analysis.
 *
 * @example
 * deriveChemistry(recipeAnalysis(components)).umf?.SiO2Al2O3Ratio // 9.07 for Leach 4321
 */
export function deriveChemistry(analysis: Analysis): DerivedChemistry {
  return {
    percent: analysis.percent,
    loi: analysis.loi,
    molePercent: molePercent(analysis.percent),
    umf: formulaOrNull(analysis.percent, UMF_GROUPS.default),
    xumf: formulaOrNull(analysis.percent, UMF_GROUPS.extended),
    thermalExpansion: thermalExpansion(analysis.percent)?.value ?? null,
    total: totalWithLoi(analysis),
  }
}

function formulaOrNull(percent: OxideAmounts, groups: UmfGroups): UnityFormula | null {
  const formula = unityFormula(percent, groups)
  return formula.ok ? formula.value : null
}
