import type { OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import type { MaterialDetail } from '@glazy/contract/materials'
import { SWAP_TOLERANCE } from '#features/solve/swap/stand-ins.ts'
import { CHOSEN_MAX, type SolveSearch } from '#lib/solve-parameters.ts'
import {
  percentWishesFor,
  readChosen,
  readWishes,
  type Wishes,
  wishesFor,
  writeChosen,
  writeWishes,
} from '#lib/solve-search.ts'

/** What of a question becomes another. */
export type QuestionChange = Partial<SolveSearch>

/** As far as a question begins with it. */
type BegunWith = Pick<MaterialDetail, 'id' | 'umf'> & {
  readonly components: readonly { readonly material: { readonly id: number | null } }[]
}

/** Wishes that are figures: a formula, or an analysis, as far as it is said. */
export function figuresOf(wishes: Wishes): OxideAmounts {
  return Object.fromEntries(
    [...wishes].flatMap(([oxide, wish]) => (typeof wish === 'number' ? [[oxide, wish]] : [])),
  )
}

/**
 * The question for the formula of a recipe, from its materials unless others are chosen already.
 *
 * @param swap the material it was to do without, which the recipe has not
 */
export function withRecipe(recipe: BegunWith, now: SolveSearch, swap?: number): QuestionChange {
  const isChosen = readChosen(now.of).length > 0
  return { ...begun(recipe, now, swap), of: isChosen ? now.of : chosenFrom(ownIds(recipe)) }
}

/**
 * The question for the formula of a recipe without one of its materials.
 *
 * @param standIns ids of what may take its place
 */
export function withoutMaterial(
  recipe: BegunWith,
  swap: number,
  standIns: readonly number[],
  now: SolveSearch,
): QuestionChange {
  const own = ownIds(recipe)
  const others = [...own, ...standIns].filter((id) => id !== swap)
  return {
    ...begun(recipe, now, swap),
    of: chosenFrom(others),
    n: own.length,
    tol: SWAP_TOLERANCE,
  }
}

function begun({ id, umf }: BegunWith, { as }: SolveSearch, swap?: number): QuestionChange {
  const moles = umf?.moles ?? {}
  return {
    from: undefined,
    swap,
    base: id,
    sum: undefined,
    in: undefined,
    lim: undefined,
    umf: writeWishes(wishesFor(moles)),
    pc: as && writeWishes(percentWishesFor(moles)),
  }
}

function ownIds({ components }: BegunWith): readonly number[] {
  return [...new Set(components.flatMap(({ material }) => material.id ?? []))]
}

function chosenFrom(ids: readonly number[]): string | undefined {
  const each = [...new Set(ids)].slice(0, CHOSEN_MAX)
  return writeChosen(each.map((id) => ({ id })))
}

/** An analysis is asked for; the first time, that of the formula that was asked for. */
export function inPercent({ umf, pc }: SolveSearch): QuestionChange {
  const wishes = readWishes(umf)
  const figures = figuresOf(wishes)
  const isFormula = wishes.size > 0 && Object.keys(figures).length === wishes.size
  const same = isFormula ? writeWishes(percentWishesFor(figures)) : undefined
  return { as: 'percent', pc: pc ?? same }
}

/** What is on a shelf may be used as well. */
export function withShelf(ids: readonly number[], { of }: SolveSearch): QuestionChange {
  const chosen = readChosen(of)
  const further = ids.filter((id) => !chosen.some((one) => one.id === id)).map((id) => ({ id }))
  return { of: writeChosen([...chosen, ...further].slice(0, CHOSEN_MAX)) }
}
