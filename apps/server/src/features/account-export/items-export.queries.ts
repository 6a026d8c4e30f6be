import type { OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { integer, json, orNull, type RowOf, rowsOf, smallint, text, timestamp } from '#db/rows.ts'
import { visibleTo } from '#db/visible-to.ts'
import { FIELD_COLUMNS, type FieldColumns } from '#features/materials/fields/material-fields.ts'
import type { NamedItem } from './named-item.ts'

/** What is stored of an item and has no field in files of the field. */
export interface ItemFactsRow extends FieldColumns {
  readonly id: number
  readonly percent: OxideAmounts | null
  readonly loi: number | null
  /** What it was copied from, where its owner sees that. */
  readonly copied_from_id: number | null
  readonly copied_from_name: string | null
}

export async function listItemFacts(
  db: Db,
  ownerId: number,
  ids: readonly number[],
): Promise<Map<number, ItemFactsRow>> {
  const rows = await db
    .selectFrom('material as m')
    .leftJoin('material as o', (join) =>
      join.onRef('o.id', '=', 'm.copied_from_id').on(visibleTo({ id: ownerId }, 'o')),
    )
    .select([
      'm.id',
      'm.percent',
      'm.loi',
      ...FIELD_COLUMNS.map((column) => `m.${column}` as const),
    ])
    .select(['o.id as copied_from_id', 'o.name as copied_from_name'])
    .where('m.id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export interface TranslationRow {
  readonly material_id: number
  readonly locale: string
  readonly name: string
  readonly other_names: string | null
  readonly description: string | null
}

export async function listTranslations(db: Db, ids: readonly number[]): Promise<TranslationRow[]> {
  return db
    .selectFrom('material_translation')
    .select(['material_id', 'locale', 'name', 'other_names', 'description'])
    .where('material_id', 'in', ids)
    .orderBy('material_id')
    .orderBy('locale')
    .execute()
}

export interface VersionRow {
  readonly material_id: number
  readonly number: number
  readonly note: string | null
  readonly created_at: Date
  readonly content: Record<string, unknown>
}

/** Versions of the given items that were superseded; the current one is the item itself. */
export async function listEarlierVersions(db: Db, ids: readonly number[]): Promise<VersionRow[]> {
  return db
    .selectFrom('material_version as v')
    .innerJoin('material as m', 'm.id', 'v.material_id')
    .select(['v.material_id', 'v.number', 'v.note', 'v.created_at', 'v.content'])
    .where('v.material_id', 'in', ids)
    .whereRef('v.number', '<', 'm.current_version')
    .orderBy('v.material_id')
    .orderBy('v.number')
    .execute()
}

const IMAGE = {
  id: integer,
  cdn_id: text,
  title: orNull(text),
  description: orNull(text),
  cone_id: orNull(smallint),
  atmosphere_id: orNull(smallint),
  created_at: timestamp,
  updated_at: timestamp,
  item: orNull(json<NamedItem>()),
} as const

/** Images that the person has put to items, of their own or of others. */
export function listImages(
  db: Db,
  ownerId: number,
  after: number,
  limit: number,
): Promise<RowOf<typeof IMAGE>[]> {
  return rowsOf(
    db,
    IMAGE,
    sql`
    select i.id, i.cdn_id, i.title, i.description, i.cone_id, i.atmosphere_id, i.created_at,
      coalesce(i.updated_at, i.created_at) as updated_at,
      case when m.id is null then null else jsonb_build_object('id', m.id, 'name', m.name) end as item
    from material_image as i
    left join material as m on m.id = i.material_id and ${visibleTo({ id: ownerId }, 'm')}
    where i.owner_id = ${ownerId} and i.id > ${after} order by i.id limit ${limit}`,
  )
}
