import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { MaterialKind } from '#db/tables/material.ts'
import { SUMMARY_COLUMNS, type SummaryRow } from './summaries.queries.ts'
import { type MaybeViewer, visibleTo } from './visibility.queries.ts'

/** All that is stored of one item beside its components and chemistry. */
export interface DetailRow extends SummaryRow {
  readonly description: string | null
  readonly default_locale: string
  readonly formula: string | null
  readonly unity_type: string | null
  readonly weight: number | null
  readonly source: string | null
  readonly parent_id: number | null
  readonly revision_parent_id: number | null
  readonly water_amount: number | null
  readonly specific_gravity: number | null
  readonly current_version: number
  readonly my_collections: number[]
}

/** One item, if the viewer may see it. */
export async function findMaterial(
  db: Db,
  viewer: MaybeViewer,
  id: number,
): Promise<DetailRow | undefined> {
  const { rows } = await sql<DetailRow>`
    select ${SUMMARY_COLUMNS}, m.description, m.default_locale, m.formula, m.unity_type,
      m.weight, m.source, m.parent_id, m.revision_parent_id, m.water_amount,
      m.specific_gravity, m.current_version,
      array(select cm.collection_id from collection_material as cm
        join collection as c on c.id = cm.collection_id
        where cm.material_id = m.id and c.owner_id = ${viewer?.id ?? null}
        order by c.name, c.id) as my_collections
    from material as m join account as o on o.id = m.owner_id
    left join material_image as i on i.id = m.thumbnail_image_id
    where m.id = ${id} and ${visibleTo(viewer, 'm')}`.execute(db)
  return rows[0]
}

export interface TranslationRow {
  readonly locale: string
  readonly name: string
  readonly other_names: string | null
  readonly description: string | null
}

export async function listTranslations(db: Db, materialId: number): Promise<TranslationRow[]> {
  return db
    .selectFrom('material_translation')
    .select(['locale', 'name', 'other_names', 'description'])
    .where('material_id', '=', materialId)
    .orderBy('locale')
    .execute()
}

export interface ImageRow {
  readonly id: number
  readonly cdn_id: string
  readonly title: string | null
  readonly dominant_hex: string | null
  readonly secondary_hex: string | null
  readonly width: number | null
  readonly height: number | null
}

export async function listImages(db: Db, materialId: number): Promise<ImageRow[]> {
  return db
    .selectFrom('material_image')
    .select(['id', 'cdn_id', 'title', 'dominant_hex', 'secondary_hex', 'width', 'height'])
    .where('material_id', '=', materialId)
    .orderBy('id')
    .execute()
}

/** How a relative is related to an item. */
export type Relation = 'parent' | 'child' | 'sibling' | 'revisionParent' | 'revisionChild'

export interface RelativeRow {
  readonly relation: Relation
  readonly id: number
  readonly name: string
  readonly kind: MaterialKind
}

/** The visible relatives of an item, at most `limit` of each relation, by name. */
export async function listRelatives(
  db: Db,
  viewer: MaybeViewer,
  item: Pick<DetailRow, 'id' | 'parent_id' | 'revision_parent_id'>,
  limit: number,
): Promise<RelativeRow[]> {
  const branch = (relation: Relation, condition: ReturnType<typeof sql>) => sql`
    (select ${sql.lit(relation)} as relation, m.id, m.name, m.kind from material as m
     where ${condition} and m.id <> ${item.id} and ${visibleTo(viewer, 'm')}
     order by m.name, m.id limit ${limit})`
  const branches = [
    branch('child', sql`m.parent_id = ${item.id}`),
    branch('revisionChild', sql`m.revision_parent_id = ${item.id}`),
    ...(item.parent_id === null
      ? []
      : [
          branch('parent', sql`m.id = ${item.parent_id}`),
          branch('sibling', sql`m.parent_id = ${item.parent_id}`),
        ]),
    ...(item.revision_parent_id === null
      ? []
      : [branch('revisionParent', sql`m.id = ${item.revision_parent_id}`)]),
  ]
  const { rows } = await sql<RelativeRow>`
    select * from (${sql.join(branches, sql` union all `)}) as relative
    order by relation, name, id`.execute(db)
  return rows
}
