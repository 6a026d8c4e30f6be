import type { CurrentUser } from '@glazy/contract/accounts'
import { materialPath } from '@glazy/contract/material-path'
import type { MaterialDetail, MaterialKind } from '@glazy/contract/materials'
import { canEdit } from '@glazy/contract/rules/material'
import { redirect } from '@tanstack/react-router'
import { ingredientAnalyses } from '#queries/material-detail.ts'
import type { RouterContext } from '#router/context.ts'
import { itemOrNotFound } from '#routes/-item-or-not-found.ts'

interface Loading {
  readonly context: RouterContext & { readonly editor: CurrentUser }
  readonly params: { readonly id: string }
}

/** Loads an item that is to be changed; whoever may not, is led to its page. */
export async function loadOwnItem(kind: MaterialKind, { context, params }: Loading) {
  const item = await itemOrNotFound(context, params.id)
  const owned = { ...item, userId: item.user?.id ?? null }
  if (item.kind !== kind || !canEdit(context.editor, owned)) {
    throw redirect({ to: materialPath(item) })
  }
  return item
}

/**
 * Analyses of the ingredients of a recipe: its formula is there from the start, also where the browser
 * remembers them from before. A page without them says so itself.
 */
export function loadIngredients({ components }: MaterialDetail, { queryClient }: RouterContext) {
  const ids = components.flatMap(({ material }) => material.id ?? [])
  if (ids.length === 0) return Promise.resolve()
  return queryClient
    .query({ ...ingredientAnalyses(ids), staleTime: 'static' })
    .catch(() => undefined)
}
