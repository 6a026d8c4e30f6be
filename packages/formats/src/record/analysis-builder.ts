import { OXIDE_TABLE, parseOxide } from '@glazy/ceramics/chemistry/oxides'
import type { Oxide, OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import { fireCompound } from './chemical-formula.ts'
import { oxideAmounts } from './oxide-amounts.ts'

/** Gathers an analysis from parts that may be oxides, salts or volatiles. */
export interface AnalysisBuilder {
  /**
   * Adds an amount by weight of an oxide or compound.
   *
   * @returns false when the symbol is not understood; nothing is added then
   */
  addWeight(symbol: string, weight: number): boolean
  /** As {@link addWeight} for an amount in moles. */
  addMoles(symbol: string, moles: number): boolean
  /** The weights gathered, or with `total` the same in proportion to that sum. */
  build(total?: number): { readonly percent: OxideAmounts; readonly loi: number }
}

/** Symbols of the loss on ignition in the files of the field. */
const LOI = /^(?:l\.?o\.?i\.?|loss)$/i

/** An analysis without anything in it yet. */
export function createAnalysisBuilder(): AnalysisBuilder {
  const weights = new Map<Oxide, number>()
  let loi = 0

  const addOxide = (oxide: Oxide, weight: number) =>
    weights.set(oxide, (weights.get(oxide) ?? 0) + weight)

  const addFired = (symbol: string, moles: (molarMass: number) => number): boolean => {
    const fired = fireCompound(symbol)
    if (!fired) return false
    const amount = moles(fired.molarMass)
    let left = 0
    for (const { oxide, moles: perMole } of fired.oxides) {
      const weight = amount * perMole * OXIDE_TABLE[oxide].molarMass
      addOxide(oxide, weight)
      left += weight
    }
    loi += amount * fired.molarMass - left
    return true
  }

  return {
    addWeight(symbol, weight) {
      if (LOI.test(symbol)) {
        loi += weight
        return true
      }
      const oxide = parseOxide(symbol)
      if (oxide) addOxide(oxide, weight)
      return oxide !== undefined || addFired(symbol, (molarMass) => weight / molarMass)
    },
    addMoles(symbol, moles) {
      const oxide = parseOxide(symbol)
      if (oxide) addOxide(oxide, moles * OXIDE_TABLE[oxide].molarMass)
      return oxide !== undefined || addFired(symbol, () => moles)
    },
    build(total) {
      const sum = [...weights.values()].reduce((all, weight) => all + weight, loi)
      const factor = total === undefined || sum === 0 ? 1 : total / sum
      return { percent: oxideAmounts(weights, factor), loi: loi * factor }
    },
  }
}
