import { MATERIAL_NAME_MAX_LENGTH } from '@glazy/contract/limits'
import type { MaterialDetail } from '@glazy/contract/materials'
import type { SolvedRecipe } from '@glazy/solver/question'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { differenceWords } from '#features/solve/answer/difference-words.ts'
import type { KnownMaterial } from '#features/solve/question/solve-question.ts'
import { foundLines } from '#features/solve/swap/found-lines.ts'
import { placeDraft } from '#features/workbench/contents/place-on-workbench.ts'
import { useWorkbenchStore } from '#features/workbench/contents/use-workbench.ts'
import type { NewItem } from '#features/workbench/contents/workbench-item.ts'
import type { RecipeLine } from '#lib/recipe-lines.ts'
import type { SolveSearch } from '#lib/solve-parameters.ts'
import { readWishes } from '#lib/solve-search.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { materialDetail, materialNames } from '#queries/materials.ts'

/** A recipe that was found, as it goes onward from the solver. */
export interface FoundRecipe extends NewItem {
  readonly lines: readonly (RecipeLine & { readonly name: string })[]
  /** How it stands out among the others. */
  readonly difference: string
  /** Moles per mole of flux. */
  readonly moles: SolvedRecipe['umf']
}

/** The recipes of an answer as they go onward: named, and with lines like those they began as. */
export function useFoundRecipes(search: SolveSearch, known: ReadonlyMap<number, KnownMaterial>) {
  const { t } = useTranslation('solve')
  const { number } = useFormats()
  const store = useWorkbenchStore()
  const navigate = useNavigate()
  const base = useBase(search.base)
  const swapped = useQuery({
    ...materialNames([search.swap ?? 0]),
    enabled: search.swap !== undefined,
  }).data?.[search.swap ?? 0]
  const nameOf = (id: number | string) => known.get(Number(id))?.name ?? ''
  const before = base?.components.flatMap(({ material: { id }, isAdditional }) =>
    id === null ? [] : [{ materialId: id, isAdditional }],
  )
  const name =
    base && swapped !== undefined
      ? t('swap.name', { name: base.name, material: swapped }).slice(0, MATERIAL_NAME_MAX_LENGTH)
      : t('recipe.name')

  function recipeOf(recipe: SolvedRecipe): FoundRecipe {
    return {
      name,
      kind: 'recipe',
      lines: foundLines(recipe, before, search.step !== undefined).map((line) => ({
        ...line,
        name: nameOf(line.materialId),
      })),
      ...(base && { originalId: base.id }),
      difference: differenceWords(recipe, { t, number, nameOf }),
      moles: recipe.umf,
    }
  }

  /** Takes one to the workbench, beside the formula it is for. */
  function toWorkbench(recipe: SolvedRecipe) {
    const figures = Object.fromEntries(
      [...readWishes(search.umf)].flatMap(([oxide, wish]) =>
        typeof wish === 'number' ? [[oxide, wish]] : [],
      ),
    )
    const moles = search.as === 'percent' ? recipe.umf : figures
    placeDraft(store, { ...draftOf(recipeOf(recipe)), target: { name: '', moles } })
    void navigate({ to: '/workbench' })
  }

  return { base, recipeOf, toWorkbench }
}

/** What of a recipe lies on the workbench. */
export function draftOf({ name, kind, lines, originalId }: FoundRecipe): NewItem {
  return { name, kind, lines, ...(originalId !== undefined && { originalId }) }
}

/** The recipe that a question began with; undefined while nobody knows it. */
function useBase(id: number | undefined): MaterialDetail | undefined {
  return useQuery({ ...materialDetail(id ?? 0), enabled: id !== undefined }).data
}
