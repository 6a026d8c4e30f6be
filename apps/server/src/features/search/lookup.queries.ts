import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { searchRowOf } from '#db/visible-to.ts'
import {
  COLLECTED_MAX,
  isHit,
  listRanked,
  type RankedPage,
  type RankedSelection,
} from './ranked-pages.queries.ts'
import type { Window } from '#library-index/find/find-page.ts'
import { allTerms, itemsAtMost } from '#library-index/write/search-terms.ts'
import { allWordsOf } from './text-match.ts'

/** Items whose uses are counted, the best by their names. */
const COMPARED = 100
/** Uses are counted up to so many: beyond, everybody uses it. */
const USES_MAX = 1_000

/**
 * Ids for the field of a form. Who types "feld" means potash feldspar rather than one of its
 * brands: after the item of exactly that name come materials that others are kinds of, then names
 * that begin so, words in the name, in other names, in the description; within each what most
 * recipes use.
 */
export async function listForLookup(
  db: Db,
  selection: RankedSelection,
  window: Window,
): Promise<RankedPage> {
  const { viewer, where, match } = selection
  const { terms, scope, id, name } = match
  if (itemsAtMost(allWordsOf(match), scope) > COLLECTED_MAX) {
    return listRanked(db, selection, window)
  }
  const words = sql`${allTerms(terms) ?? ''}::tsquery`
  const { rows } = await sql<{ ids: number[]; total: number }>`
    with hit as materialized (
      select t.* from material_text as t where ${isHit(match)}
    ), found as materialized (
      select s.material_id, s.updated_at, case
          when s.material_id = ${id}::integer or hit.name_folded = ${name} then 0
          when hit.name_words @@ ${words} and exists (
            select 1 from material as kind where kind.parent_id = s.material_id) then 1
          when starts_with(hit.name_folded, ${name}) then 2
          when hit.name_words @@ ${words} then 3
          when hit.names_words @@ ${words} then 4
          else 5 end as rank
      from hit ${searchRowOf(viewer, 'hit.material_id')} where ${where}
    ), compared as (
      select f.*, (select count(*) from (
          select 1 from material_component as c where c.component_id = f.material_id
          limit ${USES_MAX}) as counted) as uses
      from (select * from found order by rank, updated_at desc, material_id desc
        limit ${COMPARED}) as f
    )
    select (select count(*)::int from found) as total,
      array(select material_id from compared
        order by rank, uses desc, updated_at desc, material_id desc
        limit ${window.limit} offset ${window.offset}) as ids`.execute(db)
  return rows[0] ?? { ids: [], total: 0 }
}
