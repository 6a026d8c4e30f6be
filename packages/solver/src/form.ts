import { type Oxide, OXIDE_TABLE } from '@glazy/ceramics/chemistry/oxides'
import type { Problem } from './problem.ts'
import type { Demand, MaterialId } from './question.ts'

/**
 * A demand as a sum over what a recipe holds, which is to be 0, not below or not above it. Since it
 * is proportional to the weight of the recipe, it is linear: unity is written against the sum of the
 * fluxes instead of dividing by it.
 */
export interface Form {
  /** 1 where the sum is to be 0 or more, -1 where it is to be 0 or less, 0 where it is to be 0. */
  readonly sense: 1 | 0 | -1
  readonly oxides: readonly (readonly [oxide: Oxide, factor: number])[]
  readonly flux: number
  /** Hundredths of the weight of an oxide, and of all oxides together. */
  readonly weights: readonly (readonly [oxide: Oxide, factor: number])[]
  readonly glass: number
  /** Places of the materials whose weight counts; by 1, and the total by a hundredth. */
  readonly materials?: readonly number[]
  readonly loi: number
  readonly price: number
  /** Of the weight of the whole recipe. */
  readonly total: number
}

const SENSES = { atLeast: 1, exactly: 0, atMost: -1 } as const
const NOTHING = { oxides: [], flux: 0, weights: [], glass: 0, loi: 0, price: 0, total: 0 } as const

/** The form of a demand that fractions can hold; its factors are the figures of the question. */
export function formOf(problem: Problem, demand: Demand): Form {
  switch (demand.kind) {
    case 'oxide':
    case 'unnamed': {
      const sense = 'bound' in demand ? SENSES[demand.bound] : -1
      return { ...NOTHING, sense, oxides: [[demand.oxide, 1]], flux: -demand.value }
    }
    case 'percent':
    case 'unnamedPercent': {
      const sense = 'bound' in demand ? SENSES[demand.bound] : -1
      return { ...NOTHING, sense, weights: [[demand.oxide, 100]], glass: -demand.value }
    }
    case 'sum': {
      const oxides = demand.oxides.map((oxide) => [oxide, 1] as const)
      return { ...NOTHING, sense: SENSES[demand.bound], oxides, flux: -demand.value }
    }
    case 'side': {
      const oxides = [['SiO2', demand.across] as const, ['Al2O3', demand.up] as const]
      return { ...NOTHING, sense: -1, oxides, flux: -demand.value }
    }
    case 'ratio': {
      const { over, under, bound, value } = demand
      const oxides = [[over, 1] as const, [under, -value] as const]
      return { ...NOTHING, sense: SENSES[bound], oxides }
    }
    case 'material': {
      const materials = [placeOf(problem, demand.materialId)]
      // Percent of a total that is counted in percent as well.
      return { ...NOTHING, sense: SENSES[demand.bound], materials, total: -demand.value }
    }
    case 'group': {
      const ids = problem.question.limits?.groups?.[demand.group]?.materialIds ?? []
      const materials = [...new Set(ids)].flatMap((id) => problem.places.get(id) ?? [])
      return { ...NOTHING, sense: SENSES[demand.bound], materials, total: -demand.value }
    }
    case 'least': {
      if (demand.materialId === undefined) throw new RangeError(NOT_LINEAR)
      const materials = [placeOf(problem, demand.materialId)]
      return { ...NOTHING, sense: 1, materials, total: -demand.value }
    }
    case 'loi':
      return { ...NOTHING, sense: -1, loi: 1, total: -demand.value }
    case 'expansion': {
      // A mean of the glass by weight.
      const weights = problem.oxides.map(
        (oxide) => [oxide, 100 * (OXIDE_TABLE[oxide].expansionWestGerrow ?? 0)] as const,
      )
      return { ...NOTHING, sense: SENSES[demand.bound], weights, glass: -demand.value }
    }
    case 'cost':
      return { ...NOTHING, sense: -1, price: 1, total: -demand.value }
    case 'flux':
      return { ...NOTHING, sense: 1, flux: 1, total: -demand.value }
    case 'maxMaterials':
    case 'step':
      throw new RangeError(NOT_LINEAR)
  }
}

const NOT_LINEAR = 'A whole number is no linear demand'

function placeOf({ places }: Problem, id: MaterialId): number {
  const place = places.get(id)
  if (place === undefined) throw new RangeError('The demand is about another problem')
  return place
}

/** What the total counts in the form of a demand, as a part of the recipe's weight. */
export function totalFactor(form: Form): number {
  return form.materials === undefined ? form.total : form.total / 100
}
