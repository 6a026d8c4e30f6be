import { type RawBuilder, sql } from 'kysely'
import { DATA_VERSION_BUMP } from '#db/data-version.ts'
import type { Db } from '#db/database.ts'
import { KEPT_PLAN } from '#db/kept-plans.ts'
import {
  type Searchable,
  type TextRow,
  toColourRows,
  toSearchRow,
  toTextRow,
} from './search-rows.ts'

/** An item of the index, and whether it has an analysis to show. */
export interface IndexEntry {
  readonly item: Searchable
  readonly hasAnalysis: boolean
}

export interface Announcing {
  /** Whether readable data is said to have changed, which is one statement less than to say it alone. */
  readonly announces?: boolean
}

/**
 * Brings the search index to what the given items say; call it where they are written.
 *
 * @param beside a statement that is written with it
 */
export async function indexMaterials(
  db: Db,
  entries: readonly IndexEntry[],
  beside: RawBuilder<unknown>,
  { announces = false }: Announcing = {},
): Promise<void> {
  if (entries.length === 0) return
  const texts = entries.map(({ item }) => toTextRow(item))
  await writeRows(db, entries, texts, { beside, announces })
  await insertColours(db, entries)
}

/** Rows of search and words, and none of colours yet: one statement, as each costs a save its way. */
async function writeRows(
  db: Db,
  entries: readonly IndexEntry[],
  texts: readonly TextRow[],
  { beside, announces }: Announcing & { readonly beside: RawBuilder<unknown> },
): Promise<void> {
  const ids = entries.map(({ item }) => item.id)
  await sql`${KEPT_PLAN}
    with beside as (${beside}), search as (${upsertSearchRows(entries)}),
    words as (${upsertTextRows(texts)}),
    colours as (delete from material_colour where material_id = any(${ids}::integer[]))
    select ${announces ? DATA_VERSION_BUMP : sql``}`.execute(db)
}

function upsertSearchRows(entries: readonly IndexEntry[]): RawBuilder<unknown> {
  const rows = entries.map(({ item, hasAnalysis }) => toSearchRow(item, hasAnalysis))
  return sql`
    insert into material_search
    select * from jsonb_populate_recordset(null::material_search, ${JSON.stringify(rows)}::jsonb)
    on conflict (material_id) do update set
      (kind, owner_id, is_private, type_id, state_id, from_cone_id, to_cone_id, atmospheres,
       surface_id, transparency_id, country_id, has_photo, has_analysis, component_ids,
       rating_average, rating_count, created_at, updated_at) =
      (excluded.kind, excluded.owner_id, excluded.is_private, excluded.type_id,
       excluded.state_id, excluded.from_cone_id, excluded.to_cone_id, excluded.atmospheres,
       excluded.surface_id, excluded.transparency_id, excluded.country_id, excluded.has_photo,
       excluded.has_analysis, excluded.component_ids, excluded.rating_average,
       excluded.rating_count, excluded.created_at, excluded.updated_at)`
}

function upsertTextRows(rows: readonly TextRow[]): RawBuilder<unknown> {
  return sql`
    insert into material_text
    select * from jsonb_populate_recordset(null::material_text, ${JSON.stringify(rows)}::jsonb)
    on conflict (material_id) do update set
      (name_folded, name_words, other_name_words, text_words) =
      (excluded.name_folded, excluded.name_words, excluded.other_name_words, excluded.text_words)
      where (material_text.name_folded, material_text.name_words, material_text.other_name_words,
          material_text.text_words)
        is distinct from (excluded.name_folded, excluded.name_words, excluded.other_name_words,
          excluded.text_words)`
}

async function insertColours(db: Db, entries: readonly IndexEntry[]): Promise<void> {
  const rows = entries.flatMap(({ item }) => toColourRows(item))
  if (rows.length === 0) return
  await sql`
    insert into material_colour (material_id, image_id, lab)
    select material_id, image_id, lab
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (material_id integer, image_id integer, lab double precision[])`.execute(db)
}
