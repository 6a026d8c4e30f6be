import { useNavigate } from '@tanstack/react-router'
import type { FoundRecipe } from '#features/solve/answer/use-found-recipes.ts'
import { figuresOf } from '#features/solve/question/question-changes.ts'
import { placeDraft } from '#features/workbench/contents/place-on-workbench.ts'
import { useWorkbenchStore } from '#features/workbench/contents/use-workbench.ts'
import type { SolveSearch } from '#lib/solve-parameters.ts'
import { readWishes } from '#lib/solve-search.ts'
import { draftOf } from './draft-of.ts'

/** Takes a recipe that was found to the workbench, beside the formula it is for. */
export function useToWorkbench({ as, umf }: SolveSearch) {
  const store = useWorkbenchStore()
  const navigate = useNavigate()
  return (found: FoundRecipe) => {
    const moles = as === 'percent' ? found.moles : figuresOf(readWishes(umf))
    placeDraft(store, { ...draftOf(found), target: { name: '', moles } })
    void navigate({ to: '/workbench' })
  }
}
