import type { AreaPlace } from '@glazy/solver/area-place'
import type { SolveAnswer } from '@glazy/solver/question'
import type { SolveSearch } from '#lib/solve-parameters.ts'
import { readWishes, type Wishes, writeWishes } from '#lib/solve-search.ts'

/** Where a question is on the chart, or else the best recipe that answers it. */
export function placeOf(
  { umf }: SolveSearch,
  answer: SolveAnswer | undefined,
): AreaPlace | undefined {
  const wishes = readWishes(umf)
  const [x, y] = [wishes.get('SiO2'), wishes.get('Al2O3')]
  if (typeof x === 'number' && typeof y === 'number') return { x, y }
  const moles = (answer?.recipes[0] ?? answer?.nearest)?.umf
  return moles && { x: moles.SiO2 ?? 0, y: moles.Al2O3 ?? 0 }
}

/** The question for a place of the chart, which says more than a region. */
export function atPlace(
  { x, y }: AreaPlace,
  { umf }: SolveSearch,
): Pick<SolveSearch, 'umf' | 'in'> {
  const wishes: Wishes = new Map([...readWishes(umf), ['SiO2', x], ['Al2O3', y]])
  return { umf: writeWishes(wishes), in: undefined }
}
