import type { MaterialSummary } from '@glazy/contract/materials'
import type { OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import type { SolveAnswer, SolvedRecipe } from '@glazy/solver/question'
import { foundLines } from '#features/solve/swap/found-lines.ts'
import type { RecipeLine } from '#lib/recipe-lines.ts'
import type { Formats } from '#lib/texts/formats.ts'

/** A line with the name of its material. */
export interface NamedLine extends RecipeLine {
  readonly name: string
}

/** A recipe in which a material may be replaced. */
export interface Replaceable {
  readonly id: number
  readonly name: string
  readonly ownerId: number | undefined
  readonly lines: readonly NamedLine[]
  /** Moles per mole of flux; null where something in it has no analysis, or there is no flux. */
  readonly moles: OxideAmounts | null
}

/** What came of looking for a recipe without the material. */
export type Outcome =
  | {
      readonly kind: 'found' | 'nearest'
      readonly lines: readonly NamedLine[]
      readonly moles: OxideAmounts
      /** Moles by which the oxide that is furthest off is off. */
      readonly off: number
    }
  | { readonly kind: 'none' | 'noFormula' | 'timeout' }

/** A recipe of a list. Where some of its materials are hidden, its formula counts as unknown. */
export function replaceableOf(item: MaterialSummary): Replaceable[] {
  const lines = (item.components ?? []).flatMap(
    ({ material, percentageAmount, isAdditional }): NamedLine[] =>
      material.id === null
        ? []
        : [
            {
              materialId: material.id,
              name: material.name,
              amount: percentageAmount,
              isAdditional,
            },
          ],
  )
  if (lines.length === 0) return []
  const { id, name, user, umf, components = [] } = item
  const moles = lines.length < components.length ? null : (umf?.moles ?? null)
  return [{ id, name, ownerId: user?.id, lines, moles }]
}

/** A material of recipes, and how many of them have it. */
export interface UsedMaterial {
  readonly id: number
  readonly name: string
  readonly count: number
}

/**
 * The materials of recipes, those of most recipes first.
 *
 * @param compare puts their names in order
 */
export function usedMaterials(
  recipes: readonly Replaceable[],
  compare: Formats['compare'],
): readonly UsedMaterial[] {
  const used = new Map<number, UsedMaterial>()
  for (const { lines } of recipes) {
    for (const [id, name] of new Map(lines.map((line) => [line.materialId, line.name]))) {
      used.set(id, { id, name, count: (used.get(id)?.count ?? 0) + 1 })
    }
  }
  return [...used.values()].sort(
    (one, other) => other.count - one.count || compare(one.name, other.name),
  )
}

/** What an answer comes to for a recipe. */
export function outcomeOf(
  answer: SolveAnswer,
  recipe: Replaceable,
  nameOf: (id: number) => string,
): Outcome {
  const [best] = answer.recipes
  const found = best ?? answer.nearest
  if (!found) return { kind: 'none' }
  return {
    kind: best ? 'found' : 'nearest',
    lines: foundLines(found, recipe.lines).map((line) => ({
      ...line,
      name: nameOf(line.materialId),
    })),
    moles: found.umf,
    off: offBy(found),
  }
}

function offBy({ residuals }: Pick<SolvedRecipe, 'residuals'>): number {
  return Math.max(0, ...Object.values(residuals).map(Math.abs))
}
