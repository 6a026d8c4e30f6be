import { type Oxide, OXIDE_TABLE } from '@glazy/ceramics/chemistry/oxides'
import { add, divide, type Fraction, fractionOf, multiply, ZERO } from './fraction.ts'
import { ACCURACY, FLUXES, formOf, type Problem } from './problem.ts'
import type { Demand } from './question.ts'

/**
 * Why no mixture can be what is demanded: the demands, each taken so many times, add to a demand that
 * every single material breaks. What every material breaks, every mixture of them breaks
 * (J. Farkas, Theorie der einfachen Ungleichungen, 1902).
 */
export interface Certificate {
  readonly demands: readonly Demand[]
  /** How often each demand is taken: above 0 for what is to be at least, below 0 for at most. */
  readonly times: readonly number[]
}

/**
 * Whether a certificate proves that no mixture of the materials comes within 1e-9 of all its demands.
 * Counted in fractions from the figures as they are written, so that nothing is rounded.
 */
export function isProof(problem: Problem, { demands, times }: Certificate): boolean {
  const weights = weigh(problem, demands, times)
  if (weights === undefined) return false
  return problem.materials.every((_, place) => valueOf(problem, weights, place).over < 0n)
}

/** Whether a material, added to the others, breaks the same sum of demands and so cannot help. */
export function isRefuted(problem: Problem, certificate: Certificate, place: number): boolean {
  const weights = weigh(problem, certificate.demands, certificate.times)
  return weights !== undefined && valueOf(problem, weights, place).over < 0n
}

/** How often each figure of a material counts in the sum of demands. */
interface Weights {
  readonly oxides: ReadonlyMap<Oxide, Fraction>
  readonly materials: ReadonlyMap<number, Fraction>
  /** Of the weight of an oxide, and of all oxides. */
  readonly weights: ReadonlyMap<Oxide, Fraction>
  readonly glass: Fraction
  readonly flux: Fraction
  readonly loi: Fraction
  readonly price: Fraction
  readonly total: Fraction
}

/** @returns `undefined` where a demand is taken on its wrong side */
function weigh(
  problem: Problem,
  demands: readonly Demand[],
  times: readonly number[],
): Weights | undefined {
  const oxides = new Map<Oxide, Fraction>()
  const materials = new Map<number, Fraction>()
  const weights = new Map<Oxide, Fraction>()
  const sums = { flux: ZERO, glass: ZERO, loi: ZERO, price: ZERO, total: ZERO }
  const hundredth = fractionOf(0.01)
  for (const [index, demand] of demands.entries()) {
    const often = times[index] ?? 0
    if (often === 0) continue
    const form = formOf(problem, widened(demand, often > 0))
    if (form.sense !== 0 && Math.sign(often) !== form.sense) return undefined
    const count = fractionOf(often)
    const share = (factor: number) => multiply(count, fractionOf(factor))
    for (const [oxide, factor] of form.oxides) {
      oxides.set(oxide, add(oxides.get(oxide) ?? ZERO, share(factor)))
    }
    for (const [oxide, factor] of form.weights) {
      const hundredths = multiply(share(factor), hundredth)
      weights.set(oxide, add(weights.get(oxide) ?? ZERO, hundredths))
    }
    for (const material of form.materials ?? []) {
      materials.set(material, add(materials.get(material) ?? ZERO, count))
    }
    const allowed = demand.kind === 'ratio' ? Math.sign(often) * ACCURACY : 0
    sums.flux = add(sums.flux, add(share(form.flux), share(allowed)))
    sums.glass = add(sums.glass, multiply(share(form.glass), hundredth))
    sums.loi = add(sums.loi, share(form.loi))
    sums.price = add(sums.price, share(form.price))
    const total = share(form.total)
    sums.total = add(sums.total, form.materials === undefined ? total : multiply(total, hundredth))
  }
  return { oxides, materials, weights, ...sums }
}

/** The demand with its figure moved out by what a recipe may miss it by. */
function widened(demand: Demand, isLeast: boolean): Demand {
  switch (demand.kind) {
    case 'maxMaterials':
    case 'step':
    case 'flux':
    case 'ratio':
      return demand
    default:
      return { ...demand, value: demand.value + (isLeast ? -ACCURACY : ACCURACY) }
  }
}

/** What 1 g of a material adds to the sum of demands; the total of a recipe of 1 g is 1 g. */
function valueOf(problem: Problem, weights: Weights, place: number): Fraction {
  const { percent, loi, price = 0 } = problem.materials[place]!
  let sum = add(weights.total, weights.materials.get(place) ?? ZERO)
  let oxide: Oxide
  for (oxide in percent) {
    const amount = percent[oxide] ?? 0
    if (amount === 0) continue
    const weight = add(weights.oxides.get(oxide) ?? ZERO, FLUXES.has(oxide) ? weights.flux : ZERO)
    const byWeight = add(weights.weights.get(oxide) ?? ZERO, weights.glass)
    if (weight.over === 0n && byWeight.over === 0n) continue
    const grams = fractionOf(amount)
    sum = add(sum, multiply(weight, divide(grams, molarMass(oxide))))
    sum = add(sum, multiply(byWeight, grams))
  }
  sum = add(sum, multiply(weights.loi, fractionOf(loi)))
  return add(sum, multiply(weights.price, fractionOf(price)))
}

function molarMass(oxide: Oxide): Fraction {
  return fractionOf(OXIDE_TABLE[oxide].molarMass)
}
