import { type Oxide, OXIDE_TABLE } from '@glazy/ceramics/chemistry/oxides'
import { add, type Exact, exactOf, multiply, ZERO } from './exact.ts'
import { formOf } from './form.ts'
import { ACCURACY, FLUXES, type Problem } from './problem.ts'
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
 * Counted in decimals from the figures as they are written, so that nothing is rounded.
 */
export function isProof(problem: Problem, { demands, times }: Certificate): boolean {
  const weights = weigh(problem, demands, times)
  if (weights === undefined) return false
  const sums = sumsOf(problem, weights)
  return problem.materials.every((_, place) => valueOf(problem, sums, place).whole < 0n)
}

/** Whether a material, added to the others, breaks the same sum of demands and so cannot help. */
export function isRefuted(problem: Problem, certificate: Certificate, place: number): boolean {
  const weights = weigh(problem, certificate.demands, certificate.times)
  if (weights === undefined) return false
  return valueOf(problem, sumsOf(problem, weights), place).whole < 0n
}

/** How often each figure of a material counts in the sum of demands. */
interface Weights {
  readonly oxides: ReadonlyMap<Oxide, Exact>
  readonly materials: ReadonlyMap<number, Exact>
  /** Of the weight of an oxide, and of all oxides. */
  readonly weights: ReadonlyMap<Oxide, Exact>
  readonly glass: Exact
  readonly flux: Exact
  readonly loi: Exact
  readonly price: Exact
  readonly total: Exact
}

/** @returns `undefined` where a demand is taken on its wrong side */
function weigh(
  problem: Problem,
  demands: readonly Demand[],
  times: readonly number[],
): Weights | undefined {
  const oxides = new Map<Oxide, Exact>()
  const materials = new Map<number, Exact>()
  const weights = new Map<Oxide, Exact>()
  const sums = { flux: ZERO, glass: ZERO, loi: ZERO, price: ZERO, total: ZERO }
  const hundredth = exactOf(0.01)
  for (const [index, demand] of demands.entries()) {
    const often = times[index] ?? 0
    if (often === 0) continue
    const form = formOf(problem, widened(demand, often > 0))
    if (form.sense !== 0 && Math.sign(often) !== form.sense) return undefined
    const count = exactOf(often)
    const share = (factor: number) => multiply(count, exactOf(factor))
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

/** {@link Weights} by the figures of a material, all of them times the same number above 0. */
interface Sums {
  readonly oxides: ReadonlyMap<Oxide, Exact>
  readonly materials: ReadonlyMap<number, Exact>
  readonly loi: Exact
  readonly price: Exact
  readonly total: Exact
}

/**
 * What each figure of a material counts. Where the moles of an oxide are asked for, its grams are
 * divided by its molar mass: all is multiplied by the molar masses instead, so that decimals stay decimals.
 */
function sumsOf({ oxides: present }: Problem, weights: Weights): Sums {
  const byMole = new Map(
    present.flatMap((oxide) => {
      const own = weights.oxides.get(oxide) ?? ZERO
      const weight = add(own, FLUXES.has(oxide) ? weights.flux : ZERO)
      return weight.whole === 0n ? [] : [[oxide, weight] as const]
    }),
  )
  const masses = new Map([...byMole.keys()].map((oxide) => [oxide, molarMass(oxide)]))
  const product = (without?: Oxide) =>
    [...masses].reduce((all, [oxide, mass]) => (oxide === without ? all : multiply(all, mass)), ONE)
  const scale = product()
  const oxides = new Map(
    present.map((oxide) => {
      const moles = byMole.get(oxide)
      const byWeight = add(weights.weights.get(oxide) ?? ZERO, weights.glass)
      const scaled = multiply(byWeight, scale)
      return [oxide, moles ? add(scaled, multiply(moles, product(oxide))) : scaled]
    }),
  )
  const materials = new Map(
    [...weights.materials].map(([place, weight]) => [place, multiply(weight, scale)]),
  )
  const { loi, price, total } = weights
  return {
    oxides,
    materials,
    loi: multiply(loi, scale),
    price: multiply(price, scale),
    total: multiply(total, scale),
  }
}

const ONE = exactOf(1)

/** What 1 g of a material adds to the sum of demands; the total of a recipe of 1 g is 1 g. */
function valueOf(problem: Problem, sums: Sums, place: number): Exact {
  const { percent, loi, price = 0 } = problem.materials[place]!
  let sum = add(sums.total, sums.materials.get(place) ?? ZERO)
  let oxide: Oxide
  for (oxide in percent) {
    const weight = sums.oxides.get(oxide) ?? ZERO
    const amount = percent[oxide] ?? 0
    if (amount === 0 || weight.whole === 0n) continue
    sum = add(sum, multiply(weight, exactOf(amount)))
  }
  sum = add(sum, multiply(sums.loi, exactOf(loi)))
  return add(sum, multiply(sums.price, exactOf(price)))
}

function molarMass(oxide: Oxide): Exact {
  return exactOf(OXIDE_TABLE[oxide].molarMass)
}
