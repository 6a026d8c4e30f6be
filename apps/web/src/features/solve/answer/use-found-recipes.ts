import { MATERIAL_NAME_MAX_LENGTH } from '@glazy/contract/limits'
import type { MaterialDetail } from '@glazy/contract/materials'
import type { SolvedRecipe } from '@glazy/solver/question'
import { useQuery } from '@tanstack/react-query'
import type { KnownMaterial } from '#features/solve/question/solve-question.ts'
import { foundLines, type NamedLine, withNames } from '#features/solve/swap/found-lines.ts'
import type { SolveSearch } from '#lib/solve-parameters.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { materialDetail, materialNames } from '#queries/materials.ts'
import { differenceWords } from './difference-words.ts'

/** A recipe that was found, as it goes onward from the solver. */
export interface FoundRecipe {
  readonly name: string
  readonly lines: readonly NamedLine[]
  /** The recipe that the question began with. */
  readonly originalId?: number
  /** How it stands out among the others. */
  readonly difference: string
  /** Moles per mole of flux. */
  readonly moles: SolvedRecipe['umf']
}

/** The recipes of an answer as they go onward: named, and with lines like those they began as. */
export function useFoundRecipes(search: SolveSearch, known: ReadonlyMap<number, KnownMaterial>) {
  const { t } = useTranslation('solve')
  const { number } = useFormats()
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
      lines: withNames(foundLines(recipe, before, search.step !== undefined), nameOf),
      ...(base && { originalId: base.id }),
      difference: differenceWords(recipe, { t, number, nameOf }),
      moles: recipe.umf,
    }
  }

  return { base, recipeOf }
}

/** The recipe that a question began with; undefined while nobody knows it. */
function useBase(id: number | undefined): MaterialDetail | undefined {
  return useQuery({ ...materialDetail(id ?? 0), enabled: id !== undefined }).data
}
