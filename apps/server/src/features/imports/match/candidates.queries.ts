import { splitOtherNames } from '@glazy/ceramics/lookups/other-names'
import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { boolean, integer, json, orNull, type RowOf, rowsOf, text, texts } from '#db/rows.ts'
import { isMerged } from '#db/merged.ts'
import { visibleTo } from '#db/visible-to.ts'

/** A raw material that an ingredient may stand for. */
const CANDIDATE = {
  id: integer,
  name: text,
  otherNames: orNull(text),
  /** Names in other languages. */
  translatedNames: texts,
  isOwn: boolean,
  hasAnalysis: boolean,
  /** How many recipes contain it. */
  uses: integer,
  /** The material it is a kind of, where it can be seen. */
  parent: orNull(json<{ readonly id: number; readonly name: string }>()),
} as const
export type CandidateRow = RowOf<typeof CANDIDATE>

/** More materials than any library has; beyond, the oldest are compared. */
const CANDIDATES_MAX = 20_000

/** Raw materials that the owner can see: own ones first, then those with an analysis, then by age. */
export async function listCandidates(db: Db, ownerId: number): Promise<CandidateRow[]> {
  const viewer = { id: ownerId }
  return rowsOf(
    db,
    CANDIDATE,
    sql`
    select m.id, m.name, m.other_names as "otherNames",
      array(select t.name from material_translation as t
        where t.material_id = m.id order by t.locale) as "translatedNames",
      m.owner_id = ${ownerId} as "isOwn", m.percent <> '{}' as "hasAnalysis",
      (select count(*)::integer from material_component as c where c.component_id = m.id) as uses,
      case when parent.id is not null
        then jsonb_build_object('id', parent.id, 'name', parent.name) end as parent
    from material as m
    left join material as parent on parent.id = m.parent_id and ${visibleTo(viewer, 'parent')}
    where m.kind = 'primitive' and ${visibleTo(viewer, 'm')} and not ${isMerged('m')}
    order by "isOwn" desc, "hasAnalysis" desc, m.id limit ${CANDIDATES_MAX}`,
  )
}

/** Every name by which a raw material is known. */
export function namesOf({ name, otherNames, translatedNames }: CandidateRow): readonly string[] {
  return [name, ...splitOtherNames(otherNames), ...translatedNames]
}
