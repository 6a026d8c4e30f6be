import { SMALLEST_DIVISOR } from '@glazy/ceramics/chemistry/unity'
import { type Basis, type Problem, wishesIn } from './problem.ts'
import type { Demand, MaterialGroup, OxideWish, SolveMaterial, Span } from './question.ts'

/** Moles of flux in 100 g without which nothing is brought to unity, with room for rounding. */
const FLUX_FLOOR = SMALLEST_DIVISOR * 1.000001

/**
 * Everything that is demanded, but the limits that only whole numbers can hold.
 *
 * @param isWithin whether figures may be missed by their tolerance
 */
export function demandsOf(problem: Problem, isWithin: boolean): Demand[] {
  const { loi, expansion, costPerKg, groups = [] } = problem.question.limits ?? {}
  return [
    { kind: 'flux', value: FLUX_FLOOR },
    ...oxideDemands(problem, 'umf', isWithin),
    ...oxideDemands(problem, 'percent', isWithin),
    ...sumDemands(problem, isWithin),
    ...problem.sides,
    ...ratioDemands(problem),
    ...unnamedDemands(problem),
    ...problem.materials.flatMap(materialDemands),
    ...groups.flatMap(groupDemands),
    ...(loi ? [{ kind: 'loi', value: loi.max } as const] : []),
    ...spanBounds(expansion ?? {}).map((bound): Demand => ({ kind: 'expansion', ...bound })),
    ...(costPerKg ? [{ kind: 'cost', value: costPerKg.max } as const] : []),
  ]
}

/** The limits that only whole numbers can hold. */
export function wholeDemands({ question }: Problem): Demand[] {
  const { maxMaterials, step, least } = question.limits ?? {}
  return [
    ...(maxMaterials === undefined ? [] : [{ kind: 'maxMaterials', value: maxMaterials } as const]),
    ...(step === undefined ? [] : [{ kind: 'step', value: step } as const]),
    ...(least === undefined ? [] : [{ kind: 'least', value: least } as const]),
  ]
}

/** That each material is at least so much as one must be that is in, by place. */
export function leastDemands({ question, materials }: Problem): Demand[] {
  const { least } = question.limits ?? {}
  if (least === undefined) return []
  return materials.map(({ id }) => ({ kind: 'least', value: least, materialId: id }))
}

function oxideDemands({ wishes, tolerances }: Problem, basis: Basis, isWithin: boolean): Demand[] {
  const kind = basis === 'umf' ? 'oxide' : 'percent'
  return wishesIn(wishes[basis]).flatMap(([oxide, wish]) =>
    wishBounds(wish, isWithin ? tolerances[basis] : 0).map((bound) => ({ kind, oxide, ...bound })),
  )
}

function sumDemands({ sums, tolerances }: Problem, isWithin: boolean): Demand[] {
  return sums.flatMap(({ oxides, wish }) =>
    wishBounds(wish, isWithin ? tolerances.umf : 0).map((bound) => ({
      kind: 'sum',
      oxides,
      ...bound,
    })),
  )
}

function ratioDemands({ ratios }: Problem): Demand[] {
  return ratios.flatMap(({ over, under, wish }) =>
    wishBounds(wish, 0).map((bound) => ({ kind: 'ratio', over, under, ...bound })),
  )
}

function unnamedDemands({ unnamed, basis, tolerances }: Problem): Demand[] {
  const kind = basis === 'umf' ? 'unnamed' : 'unnamedPercent'
  return unnamed.map((oxide) => ({ kind, oxide, value: tolerances[basis] }))
}

function materialDemands({ id, ...share }: SolveMaterial): Demand[] {
  return shareBounds(share).map((bound) => ({ kind: 'material', materialId: id, ...bound }))
}

function groupDemands({ name, ...share }: MaterialGroup, group: number): Demand[] {
  return shareBounds(share).map((bound) => ({
    kind: 'group',
    group,
    ...(name === undefined ? {} : { name }),
    ...bound,
  }))
}

/** @param slack by how much a figure may be missed, in its own unit */
function wishBounds(wish: OxideWish, slack: number) {
  if (typeof wish === 'string') return []
  if (typeof wish !== 'number') return spanBounds(wish)
  if (slack === 0) return [{ bound: 'exactly', value: wish } as const]
  return [
    ...(wish > slack ? [{ bound: 'atLeast', value: wish - slack, figure: wish } as const] : []),
    { bound: 'atMost', value: wish + slack, figure: wish } as const,
  ]
}

function spanBounds({ min, max }: Span) {
  return [
    ...(min === undefined ? [] : [{ bound: 'atLeast', value: min } as const]),
    ...(max === undefined ? [] : [{ bound: 'atMost', value: max } as const]),
  ]
}

/** Bounds of a part of a recipe, in percent: from 0 and up to 100 say nothing. */
function shareBounds({ min = 0, max = 100 }: Span) {
  return spanBounds({
    min: min > 0 ? min : undefined,
    max: max < 100 ? max : undefined,
  })
}
