import type { SolvedRecipe } from '@glazy/solver/question'
import type { RecipeLine } from '#lib/recipe-lines.ts'

/** A line with the name of its material. */
export interface NamedLine extends RecipeLine {
  readonly name: string
}

/** Places of an amount that is taken on: finer ones are not weighed. */
const DECIMALS = 2

/**
 * The lines of a recipe that was found. What was added on top of the base of the recipe that it began
 * with still is, and the base adds to a hundred then.
 *
 * @param before the lines of that recipe, if there is one
 * @param isRounded the amounts are in steps that were asked for, and stay as they are
 */
export function foundLines(
  { components }: Pick<SolvedRecipe, 'components'>,
  before: readonly Pick<RecipeLine, 'materialId' | 'isAdditional'>[] = [],
  isRounded = false,
): readonly RecipeLine[] {
  const isBase = new Map<number, boolean>()
  for (const { materialId, isAdditional } of before)
    isBase.set(materialId, isBase.get(materialId) === true || !isAdditional)
  const lines = components.map(({ materialId, amount }) => {
    const id = Number(materialId)
    return { materialId: id, amount, isAdditional: isBase.get(id) === false }
  })
  const base = lines.reduce((sum, line) => (line.isAdditional ? sum : sum + line.amount), 0)
  // A recipe of additions alone has no base.
  const isWhole = isRounded || base === 0
  return lines.flatMap((line) => {
    const amount = Number((isWhole ? line.amount : (line.amount * 100) / base).toFixed(DECIMALS))
    return amount === 0 ? [] : [{ ...line, amount, isAdditional: line.isAdditional && base > 0 }]
  })
}

/** Lines with the names of their materials. */
export function withNames(
  lines: readonly RecipeLine[],
  nameOf: (id: number) => string,
): readonly NamedLine[] {
  return lines.map((line) => ({ ...line, name: nameOf(line.materialId) }))
}
