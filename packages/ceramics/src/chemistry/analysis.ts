import { OXIDE_TABLE, type Oxide, type OxideAmounts } from './oxides.ts'

/**
 * A chemical analysis as published or computed. Oxides and loss on ignition are kept as they
 * stand: real analyses add to anything near 100, and a metal that takes up oxygen in the fire has
 * a negative loss.
 */
export interface Analysis {
  /** Percent by weight of each oxide, of the raw material. */
  readonly percent: OxideAmounts
  /** Loss on ignition, percent by weight of the raw material. */
  readonly loi: number
}

/**
 * Moles of each oxide in 100 g of raw material, from percent by weight.
 *
 * @example
 * molesFromPercent({ SiO2: 60.085 }) // { SiO2: 1 }
 */
export function molesFromPercent(percent: OxideAmounts): OxideAmounts {
  return mapOxides(percent, (amount, oxide) => amount / OXIDE_TABLE[oxide].molarMass)
}

/**
 * Percent by weight from a formula in moles, the oxides filling what the loss on ignition leaves.
 *
 * @param moles moles of each oxide, on any basis
 * @param loi loss on ignition in percent; it stays as it is
 * @returns percent by weight; empty when the formula has no weight
 * @example
 * percentFromMoles({ Al2O3: 1, SiO2: 2 }, 13.96) // { SiO2: 46.5465, Al2O3: 39.4935 }
 */
export function percentFromMoles(moles: OxideAmounts, loi: number): OxideAmounts {
  const weight = formulaWeight(moles)
  if (weight === 0) return {}
  const scale = (100 - loi) / weight
  return mapOxides(moles, (amount, oxide) => amount * OXIDE_TABLE[oxide].molarMass * scale)
}

/** Share of each oxide in the moles of all oxides, in percent; loss on ignition has no part in it. */
export function molePercent(percent: OxideAmounts): OxideAmounts {
  return normalised(molesFromPercent(percent))
}

/** Percent by weight of the fired glass: the oxides alone, brought to 100. */
export function percentWithoutLoi(percent: OxideAmounts): OxideAmounts {
  return normalised(percent)
}

/**
 * The same analysis with its oxides and loss on ignition adding to 100: the loss stays as it is.
 *
 * @returns percent by weight; empty without oxides
 * @example
 * broughtTo100({ percent: { SiO2: 45, Al2O3: 40 }, loi: 15 }) // unchanged: it adds to 100
 */
export function broughtTo100({ percent, loi }: Analysis): OxideAmounts {
  return percentFromMoles(molesFromPercent(percent), loi)
}

/** Sum of all oxides and the loss on ignition, in percent; a sound analysis comes near 100. */
export function totalWithLoi(analysis: Analysis): number {
  return sumOxides(analysis.percent) + analysis.loi
}

/**
 * What the oxides leave to 100, in percent: a hint at the loss on ignition where none was measured.
 *
 * @returns `null` when the oxides reach 100 or more
 */
export function calculatedLoi(percent: OxideAmounts): number | null {
  const rest = 100 - sumOxides(percent)
  return rest > 0 ? rest : null
}

/**
 * Weight of a formula in grams: the sum of moles times molar mass.
 *
 * @example
 * formulaWeight({ Al2O3: 1, SiO2: 2 }) // 222.131
 */
export function formulaWeight(moles: OxideAmounts): number {
  let weight = 0
  let oxide: Oxide
  for (oxide in moles) {
    weight += (moles[oxide] ?? 0) * OXIDE_TABLE[oxide].molarMass
  }
  return weight
}

/**
 * Loss on ignition in percent, from the weight of a formula with all that burns away.
 *
 * @param weight grams of the formula with its volatiles
 * @param oxidesWeight grams of the oxides alone, as given by {@link formulaWeight}
 * @returns 0 when the weight leaves no room for a loss
 * @example
 * loiFromWeight(258.16, 222.131) // 13.956
 */
export function loiFromWeight(weight: number, oxidesWeight: number): number {
  return weight <= oxidesWeight ? 0 : ((weight - oxidesWeight) / weight) * 100
}

/**
 * Weight of a formula with all that burns away, in grams, from its loss on ignition.
 *
 * @param loi loss on ignition in percent
 * @param oxidesWeight grams of the oxides alone, as given by {@link formulaWeight}
 * @returns 0 when all would burn away
 */
export function weightFromLoi(loi: number, oxidesWeight: number): number {
  return loi >= 100 ? 0 : (oxidesWeight / (100 - loi)) * 100
}

/** Sum of all amounts, in the unit they have. */
export function sumOxides(amounts: OxideAmounts): number {
  let sum = 0
  let oxide: Oxide
  for (oxide in amounts) sum += amounts[oxide] ?? 0
  return sum
}

/** New amounts from those present, in the same order. */
export function mapOxides(
  amounts: OxideAmounts,
  change: (amount: number, oxide: Oxide) => number,
): OxideAmounts {
  const changed: Partial<Record<Oxide, number>> = {}
  let oxide: Oxide
  for (oxide in amounts) {
    const amount = amounts[oxide]
    if (amount !== undefined) changed[oxide] = change(amount, oxide)
  }
  return changed
}

/** The same amounts adding to 100; empty when they add to nothing. */
function normalised(amounts: OxideAmounts): OxideAmounts {
  const sum = sumOxides(amounts)
  if (sum === 0) return {}
  return mapOxides(amounts, (amount) => (100 * amount) / sum)
}
