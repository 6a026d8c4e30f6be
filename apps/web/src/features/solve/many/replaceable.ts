import type { OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import type { MaterialDetail, MaterialSummary } from '@glazy/contract/materials'
import type { SolveAnswer, SolvedRecipe, SolveQuestion } from '@glazy/solver/question'
import { type KnownMaterial, questionOf } from '#features/solve/question/solve-question.ts'
import { foundLines, type NamedLine, withNames } from '#features/solve/swap/found-lines.ts'
import { swapSearch } from '#features/solve/swap/swap-search.ts'
import type { ChosenMaterial } from '#lib/solve-search.ts'
import type { Formats } from '#lib/texts/formats.ts'

/** A recipe in which a material may be replaced. */
export interface Replaceable {
  readonly id: number
  readonly name: string
  readonly ownerId: number | undefined
  readonly lines: readonly NamedLine[]
  /** Moles per mole of flux; null where something in it has no analysis, or there is no flux. */
  readonly moles: OxideAmounts | null
}

/** What is to be replaced, and by what. */
export interface Wanted {
  readonly without: number
  readonly instead: readonly ChosenMaterial[]
  readonly tolerance: number
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

/** What has become of a recipe that was to be saved. */
export type Saved =
  { readonly kind: 'saved' | 'changed' } | { readonly kind: 'failed'; readonly error: unknown }

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

/** The question for a recipe without the material, or why there is none. */
export function questionWithout(
  { lines, moles }: Replaceable,
  wanted: Wanted,
  known: ReadonlyMap<number, KnownMaterial>,
): SolveQuestion | 'none' | 'noFormula' {
  const own = new Set(lines.map(({ materialId }) => materialId))
  // What has no analysis is in no formula, so none can be kept.
  const isKnown = [...own].every((id) => id === wanted.without || known.get(id)?.analysis)
  if (moles === null || !isKnown) return 'noFormula'
  const question = questionOf(swapSearch({ moles, own, ...wanted }), known)
  return typeof question === 'string' ? 'none' : question
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
    lines: withNames(foundLines(found, recipe.lines), nameOf),
    moles: found.umf,
    off: offBy(found),
  }
}

function offBy({ residuals }: Pick<SolvedRecipe, 'residuals'>): number {
  return Math.max(0, ...Object.values(residuals).map(Math.abs))
}

/** Whether a recipe that was found can still be saved. */
export function isOpen(outcome: Outcome | undefined, saved: Saved | undefined): boolean {
  return outcome?.kind === 'found' && saved?.kind !== 'saved'
}

/** Whether a recipe is still the one that was solved. */
export function isAsBefore(
  { components }: Pick<MaterialDetail, 'components'>,
  { lines }: Pick<Replaceable, 'lines'>,
): boolean {
  return (
    components.length === lines.length &&
    components.every(({ material, percentageAmount, isAdditional }, at) => {
      const line = lines[at]
      return (
        line?.materialId === material.id &&
        line.amount === percentageAmount &&
        line.isAdditional === isAdditional
      )
    })
  )
}
