import type { QueryClient } from '@tanstack/react-query'
import type { NamedLine } from '#features/solve/swap/found-lines.ts'
import { call } from '#lib/api/call.ts'
import { recipeBody } from '#queries/authoring.ts'
import { materialDetail } from '#queries/materials.ts'
import { isAsBefore, type Replaceable, type Saved } from './replaceable.ts'

/** What a saved recipe becomes. */
export interface Replaced {
  readonly lines: readonly NamedLine[]
  /** What is said of the change in the list of versions. */
  readonly note: string
}

/** Changes an own recipe, unless it is another than the one that was solved. */
export async function changeOwn(
  client: QueryClient,
  recipe: Replaceable,
  replaced: Replaced,
): Promise<Saved> {
  const params = { id: recipe.id }
  const { data } = await call('getMaterial', { params })
  if (!isAsBefore(data, recipe)) return { kind: 'changed' }
  const body = { ...bodyOf(data.name, replaced), version: data.version }
  const answer = await call('updateRecipe', { params, body })
  client.setQueryData(materialDetail(recipe.id).queryKey, answer.data)
  return { kind: 'saved' }
}

/**
 * Makes a copy of another's recipe, once, and changes that.
 *
 * @param copies those that were made, by the id of what they are copies of
 */
export async function changeCopy(
  recipe: Replaceable,
  name: string,
  replaced: Replaced,
  copies: Map<number, number>,
): Promise<Saved> {
  const known = copies.get(recipe.id)
  const { data: copy } =
    known === undefined
      ? await call('copyMaterial', { params: { id: recipe.id }, method: 'POST' })
      : await call('getMaterial', { params: { id: known } })
  copies.set(recipe.id, copy.id)
  const body = { ...bodyOf(name, replaced), version: copy.version }
  await call('updateRecipe', { params: { id: copy.id }, body })
  return { kind: 'saved' }
}

function bodyOf(newName: string, { lines, note }: Replaced) {
  const written = lines.map(({ materialId, amount, ...line }) => ({
    ...line,
    componentMaterialId: materialId,
    percentageAmount: amount,
  }))
  return recipeBody({ newName, lines: written, note })
}
