import { withoutTwins } from './find-for-form.ts'
import type { ItemSearch, Pass } from './find-hits.ts'
import { findIds } from './find-page.ts'
import { usesOf } from './uses.ts'

/** A material, and in how many recipes that the viewer may see it is. */
interface CommonItem {
  readonly id: number
  readonly uses: number
}

/**
 * The items of a search that most recipes use. Of those with the same name and analysis only the first
 * is told.
 */
export async function findCommon(
  pass: Pass,
  search: ItemSearch,
  limit: number,
): Promise<{ readonly shown: readonly CommonItem[]; readonly total: number }> {
  const { columns } = pass
  const { viewer } = search.filter
  const ids = await findIds(pass, search)
  const counted: CommonItem[] = []
  for (const id of ids) {
    await pass.giveWay()
    counted.push({ id, uses: usesOf(columns, viewer, id) })
  }
  counted.sort((one, other) => other.uses - one.uses || one.id - other.id)
  return { shown: withoutTwins(columns, viewer, counted).slice(0, limit), total: ids.length }
}
