import { sumOxides } from './analysis.ts'
import { OXIDE_TABLE, oxidesOf, type OxideAmounts } from './oxides.ts'

/** Thermal expansion calculated from chemistry, always with the method that gave it. */
export interface ThermalExpansion {
  /** Linear coefficient in `unit`; good for comparing glazes, not for dilatometer readings. */
  readonly value: number
  readonly method: 'West & Gerrow'
  readonly unit: '10^-6/°C'
}

/**
 * Linear thermal expansion of the fired glass after West & Gerrow: the sum of each oxide's percent
 * by weight, loss on ignition removed, times its coefficient. An oxide without a coefficient adds
 * nothing but keeps its place among the 100 percent.
 *
 * Source of method and coefficients: help.glazy.org, thermal expansion; Digitalfire Insight.
 *
 * @param percent percent by weight of each oxide; the basis does not matter
 * @returns `null` for an empty analysis
 * @example
 * // Leach 4321
 * thermalExpansion({ SiO2: 67.39, Al2O3: 12.612, K2O: 7.524, CaO: 12.474 })?.value // 7.49
 */
export function thermalExpansion(percent: OxideAmounts): ThermalExpansion | null {
  const whole = sumOxides(percent)
  if (!(whole > 0)) return null
  let sum = 0
  for (const oxide of oxidesOf(percent)) {
    sum += (percent[oxide] ?? 0) * (OXIDE_TABLE[oxide].expansionWestGerrow ?? 0)
  }
  return { value: (100 * sum) / whole, method: 'West & Gerrow', unit: '10^-6/°C' }
}
