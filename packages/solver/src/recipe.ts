import { percentWithoutLoi, sumOxides } from '@glazy/ceramics/chemistry/analysis'
import { deriveChemistry } from '@glazy/ceramics/chemistry/chemistry'
import { type Oxide, type OxideAmounts, OXIDES } from '@glazy/ceramics/chemistry/oxides'
import { recipeAnalysis } from '@glazy/ceramics/chemistry/recipe'
import { ACCURACY, type Basis, type Problem } from './problem.ts'
import type { Bound, Demand, Difference, OxideWish, SolvedRecipe } from './question.ts'

/** A recipe before it is said how it differs. */
export type Mixed = Omit<SolvedRecipe, 'difference'>

/**
 * What a recipe of given amounts is, derived as the chemistry of every other recipe is.
 *
 * @param amounts percent by weight, by place of the material
 * @returns `undefined` where it has no unity formula
 */
export function mix(problem: Problem, amounts: readonly number[]): Mixed | undefined {
  const { materials } = problem
  const components = amounts.map((amount, place) => {
    const { percent, loi } = materials[place]!
    return { percent, loi, amount, isAdditional: false }
  })
  const chemistry = deriveChemistry(recipeAnalysis(components))
  if (chemistry.umf === null) return undefined
  const umf = chemistry.umf.moles
  const percent = percentWithoutLoi(chemistry.percent)
  const used = amounts
    .map((amount, place) => ({ materialId: materials[place]!.id, amount, place }))
    .filter(({ amount }) => amount > 0)
    .sort((one, other) => other.amount - one.amount || one.place - other.place)
  const isPriced = used.every(({ place }) => materials[place]!.price !== undefined)
  const cost = used.reduce(
    (sum, { place, amount }) => sum + amount * (materials[place]!.price ?? 0),
    0,
  )
  return {
    components: used.map(({ materialId, amount }) => ({ materialId, amount })),
    umf,
    percent,
    ...missesOf(problem, { umf, percent }),
    loi: chemistry.loi,
    expansion: chemistry.thermalExpansion ?? 0,
    ...(isPriced ? { costPerKg: cost / 100 } : {}),
  }
}

/** The same recipe with how it differs. */
export function withDifference(mixed: Mixed, difference: Difference): SolvedRecipe {
  return { ...mixed, difference }
}

/** What an oxide is to be, nearest to what it is; `undefined` where it does not matter. */
function wished(wish: OxideWish | undefined, actual: number): number | undefined {
  if (wish === undefined) return 0
  if (typeof wish === 'number') return wish
  if (typeof wish === 'string') return undefined
  return Math.min(Math.max(actual, wish.min ?? actual), wish.max ?? actual)
}

function missesOf(problem: Problem, amounts: Readonly<Record<Basis, OxideAmounts>>) {
  const { basis, question } = problem
  const inOxides = missOf(problem, 'umf', amounts.umf)
  const { sumResiduals, sumWhole } = sumMisses(problem, amounts.umf)
  const together = Object.values(sumResiduals).reduce((sum, miss) => sum + Math.abs(miss), 0)
  const beside = Math.max(0, ...problem.sides.map((side) => pastSide(amounts.umf, side)))
  const apart = inOxides.apart + together + beside
  const umf = {
    distance: shareOf(apart, inOxides.whole + sumWhole),
    residuals: inOxides.residuals,
    ...(problem.sums.length > 0 ? { sumResiduals } : {}),
  }
  if (question.target.percent === undefined) return umf
  const percent = missOf(problem, 'percent', amounts.percent)
  const distance = basis === 'umf' ? umf.distance : shareOf(percent.apart, percent.whole)
  return { ...umf, distance, percentResiduals: percent.residuals }
}

function missOf({ basis, unnamed, wishes }: Problem, by: Basis, amounts: OxideAmounts) {
  const come = basis === by ? unnamed : []
  const actual: Partial<Record<Oxide, number>> = {}
  const target: Partial<Record<Oxide, number>> = {}
  const residuals: Partial<Record<Oxide, number>> = {}
  for (const oxide of OXIDES) {
    const wish = wishes[by][oxide]
    if (wish === undefined && !come.includes(oxide)) continue
    const is = amounts[oxide] ?? 0
    const wanted = wished(wish, is)
    if (wanted === undefined || (is === 0 && wanted === 0)) continue
    actual[oxide] = is
    target[oxide] = wanted
    residuals[oxide] = is - wanted
  }
  const apart = Object.values(residuals).reduce((sum, amount) => sum + Math.abs(amount), 0)
  return { apart, whole: sumOxides(target), residuals }
}

/** The part of a target that is missed, as in `targetDistance`; where it holds nothing, what is missed. */
function shareOf(apart: number, whole: number): number {
  return whole < SMALLEST_TARGET ? apart : apart / whole
}

/** By how much oxides together are too much, and how much of all sums there is to be. */
function sumMisses({ sums }: Problem, umf: OxideAmounts) {
  const sumResiduals: Record<string, number> = {}
  let sumWhole = 0
  for (const { key, oxides, wish } of sums) {
    const is = sumIn(umf, oxides)
    const wanted = wished(wish, is) ?? is
    sumResiduals[key] = is - wanted
    sumWhole += wanted
  }
  return { sumResiduals, sumWhole }
}

function sumIn(umf: OxideAmounts, oxides: readonly Oxide[]): number {
  return oxides.reduce((sum, oxide) => sum + (umf[oxide] ?? 0), 0)
}

/** Moles by which a formula is beyond a border of the chart. */
function pastSide(umf: OxideAmounts, side: Extract<Demand, { kind: 'side' }>): number {
  return side.across * (umf.SiO2 ?? 0) + side.up * (umf.Al2O3 ?? 0) - side.value
}

/** Moles or percent of all that a target holds of which no part can be said to be missed. */
const SMALLEST_TARGET = 1e-6

/**
 * Demands that a recipe breaks by more than 1e-9, in what each is counted in: moles per mole of flux,
 * percent, or money.
 */
export function brokenDemands(
  problem: Problem,
  recipe: Mixed,
  demands: readonly Demand[],
): readonly Demand[] {
  return demands.filter((demand) => missBy(problem, recipe, demand) > ACCURACY)
}

function missBy({ question }: Problem, recipe: Mixed, demand: Demand): number {
  const { components, umf, percent, loi, expansion, costPerKg } = recipe
  switch (demand.kind) {
    case 'oxide':
      return past(umf[demand.oxide] ?? 0, demand.bound, demand.value)
    case 'unnamed':
      return past(umf[demand.oxide] ?? 0, 'atMost', demand.value)
    case 'percent':
      return past(percent[demand.oxide] ?? 0, demand.bound, demand.value)
    case 'unnamedPercent':
      return past(percent[demand.oxide] ?? 0, 'atMost', demand.value)
    case 'sum':
      return past(sumIn(umf, demand.oxides), demand.bound, demand.value)
    case 'side':
      return pastSide(umf, demand)
    case 'ratio':
      // By moles and not by their quotient, which has no end where there is nothing to divide by.
      return past(umf[demand.over] ?? 0, demand.bound, demand.value * (umf[demand.under] ?? 0))
    case 'material': {
      const component = components.find(({ materialId }) => materialId === demand.materialId)
      return past(component?.amount ?? 0, demand.bound, demand.value)
    }
    case 'group': {
      const ids = question.limits?.groups?.[demand.group]?.materialIds ?? []
      const amount = components.reduce(
        (sum, component) => (ids.includes(component.materialId) ? sum + component.amount : sum),
        0,
      )
      return past(amount, demand.bound, demand.value)
    }
    case 'least':
      return Math.max(...components.map(({ amount }) => demand.value - amount))
    case 'loi':
      return past(loi, 'atMost', demand.value)
    case 'expansion':
      return past(expansion, demand.bound, demand.value)
    case 'cost':
      return past(costPerKg ?? 0, 'atMost', demand.value)
    case 'flux':
      return 0
    case 'maxMaterials':
      return past(components.length, 'atMost', demand.value)
    case 'step':
      return Math.max(
        ...components.map(({ amount }) =>
          Math.abs(amount - Math.round(amount / demand.value) * demand.value),
        ),
      )
  }
}

function past(actual: number, bound: Bound, value: number): number {
  switch (bound) {
    case 'atLeast':
      return value - actual
    case 'atMost':
      return actual - value
    case 'exactly':
      return Math.abs(actual - value)
  }
}
