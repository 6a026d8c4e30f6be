import type { MaterialDetail } from '@glazy/contract/materials'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import type { NewMaterial, NewRecipe } from './authoring.ts'
import { materialKeys } from './materials.ts'

/** What an unsaved item is sent as: a recipe, or a raw material or an analysis. */
export type NewItemBody = { readonly recipe: NewRecipe } | { readonly material: NewMaterial }

/** An item to be saved, and what is done as soon as it is. */
export interface ItemToSave {
  readonly body: NewItemBody
  readonly onSaved: (saved: MaterialDetail) => void
}

/** Saves items one after another. What fails ends it; those before it are saved. */
export function useSaveItems() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (items: readonly ItemToSave[]) => {
      for (const { body, onSaved } of items) onSaved(await create(body))
    },
    onSettled: () => client.invalidateQueries({ queryKey: materialKeys.lists }),
  })
}

async function create(body: NewItemBody): Promise<MaterialDetail> {
  const answer =
    'recipe' in body
      ? await call('createRecipe', { body: body.recipe })
      : await call('createMaterial', { body: body.material })
  return answer.data
}
