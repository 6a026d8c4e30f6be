import type { Analysis } from '@glazy/ceramics/chemistry/analysis'
import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query'
import { mostAlike } from '#features/solve/question/alike.ts'
import { isNotFoundError } from '#lib/api/api-error.ts'
import type { TOLERANCES } from '#lib/solve-parameters.ts'
import { ownInventory } from '#queries/inventory.ts'
import { commonMaterials, materialDetail } from '#queries/materials.ts'

/** Moles by which a recipe may be off that does without one of its materials. */
export const SWAP_TOLERANCE = 0.05 satisfies (typeof TOLERANCES)[number]
/** Of the materials most like one, those that most recipes use are tried in its place. */
const ALIKE_MAX = 24
const TRIED_MAX = 8

/** A material that is to be replaced. */
export interface Replaced {
  readonly id: number
  readonly name: string
  /** Of one that is hidden, and cannot be looked up. */
  readonly analysis?: Pick<Analysis, 'percent' | 'loi'> | null | undefined
}

/**
 * What may stand for a material: what the visitor has, or else what is most like it.
 *
 * @param userId undefined for who is not logged in
 */
export async function findStandIns(
  client: QueryClient,
  userId: number | undefined,
  replaced: Replaced,
): Promise<number[]> {
  const { id, name } = replaced
  const shelf = userId === undefined ? [] : (await client.query(ownInventory(userId))).data
  const have = shelf.map(({ materialId }) => materialId).filter((each) => each !== id)
  if (have.length > 0) return have
  const { analysis, materialTypeId } = await findFigures(client, replaced)
  if (!analysis) return []
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

async function findFigures(client: QueryClient, { id, analysis }: Replaced) {
  if (analysis) return { analysis, materialTypeId: null }
  try {
    return await client.query(materialDetail(id))
  } catch (error) {
    if (isNotFoundError(error)) return { analysis: null, materialTypeId: null }
    throw error
  }
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
