import { createNameMatcher } from '@glazy/ceramics/name-match'
import type { QueryClient } from '@tanstack/react-query'
import { materialLookup } from '#queries/materials.ts'
import type { ChosenMaterial } from './editor-rows.ts'

/**
 * The material whose name comes nearest to one that was pasted, among everything the visitor may
 * see; undefined when nothing is like it.
 */
export async function matchIngredient(
  client: QueryClient,
  name: string,
): Promise<ChosenMaterial | undefined> {
  const found = await client.query(materialLookup('all', name)).catch(() => [])
  const match = createNameMatcher(found, (material) => [
    material.name,
    ...(material.otherNames?.split(',') ?? []),
  ])
  const [best] = match(name)
  return best && { id: best.item.id, name: best.item.name }
}
