import type { MaterialDetail } from '@glazy/contract/materials'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import type { NewRecipe } from './authoring.ts'
import { materialKeys } from './materials.ts'

/** A recipe to be saved, and what is done as soon as it is. */
export interface RecipeToSave {
  readonly recipe: NewRecipe
  readonly onSaved: (saved: MaterialDetail) => void
}

/** Saves recipes one after another. What fails ends it; those before it are saved. */
export function useSaveRecipes() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (recipes: readonly RecipeToSave[]) => {
      const { createRecipe } = await import('@glazy/contract/authoring')
      for (const { recipe, onSaved } of recipes) {
        onSaved((await call(createRecipe, { body: recipe })).data)
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: materialKeys.lists }),
  })
}
