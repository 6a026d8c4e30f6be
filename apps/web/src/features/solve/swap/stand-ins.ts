import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query'
import { mostAlike } from '#features/solve/question/alike.ts'
import type { TOLERANCES } from '#lib/solve-parameters.ts'
import { ownInventory } from '#queries/inventory.ts'
import { ingredientAnalyses } from '#queries/material-detail.ts'
import { commonMaterials } from '#queries/materials.ts'

/** Moles by which a recipe may be off that does without one of its materials. */
export const SWAP_TOLERANCE = 0.05 satisfies (typeof TOLERANCES)[number]
/** Of the materials most like one, those that most recipes use are tried in its place. */
const ALIKE_MAX = 24
const TRIED_MAX = 8

/** A material that is to be replaced. */
export interface Replaced {
  readonly id: number
  readonly name: string
}

/**
 * What may stand for a material: what the visitor has, or else what is most like it.
 *
 * @param userId undefined for who is not logged in
 */
export async function findStandIns(
  client: QueryClient,
  userId: number | undefined,
  { id, name }: Replaced,
): Promise<number[]> {
  const shelf = userId === undefined ? [] : (await client.query(ownInventory(userId))).data
  const have = shelf.map(({ materialId }) => materialId).filter((each) => each !== id)
  if (have.length > 0) return have
  const [known] = await client.query(ingredientAnalyses([id]))
  if (!known?.analysis) return []
  const { analysis, materialTypeId } = known
  const lists = [
    ...(materialTypeId === null ? [] : await client.query(commonMaterials(materialTypeId))),
    ...(await client.query(commonMaterials())),
  ]
  const items = [...new Map(lists.map((item) => [item.id, item])).values()]
  // Another entry of the same name is the same to a potter.
  const others = items.filter((item) => item.id !== id && !isSameName(item.name, name))
  return mostAlike(analysis, others, ALIKE_MAX)
    .sort((one, other) => (other.usedIn ?? 0) - (one.usedIn ?? 0))
    .slice(0, TRIED_MAX)
    .map((item) => item.id)
}

/** The same for a page, which may not know yet what is to be replaced. */
export function useStandIns(userId: number | undefined, replaced: Replaced | undefined) {
  return useQuery({
    queryKey: ['standIns', userId ?? null, replaced ?? null],
    queryFn: replaced ? ({ client }) => findStandIns(client, userId, replaced) : skipToken,
  })
}

export function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
