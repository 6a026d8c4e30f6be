import type { OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import type { SolveSearch } from '#lib/solve-parameters.ts'
import { wishesFor, writeChosen, writeWishes } from '#lib/solve-search.ts'

/** A recipe that is to do without one of its materials. */
export interface Swapped {
  /** Moles per mole of flux, as it is now. */
  readonly moles: OxideAmounts
  /** Ids of its materials. */
  readonly own: ReadonlySet<number>
  readonly without: number
  /** Ids of what may take its place. */
  readonly instead: readonly { readonly id: number }[]
  /** Moles by which an oxide may be off. */
  readonly tolerance: number
}

/** The question for the same formula from no more materials, without one of them. */
export function swapSearch({ moles, own, without, instead, tolerance }: Swapped): SolveSearch {
  const others = [...own].filter((id) => id !== without).map((id) => ({ id }))
  const further = instead.filter(({ id }) => !own.has(id) && id !== without)
  return {
    umf: writeWishes(wishesFor(moles)),
    of: writeChosen([...others, ...further]),
    n: own.size,
    tol: tolerance,
  }
}
