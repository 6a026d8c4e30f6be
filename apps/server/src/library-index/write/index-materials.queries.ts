import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { Part } from '#db/together.ts'
import { type Searchable, toColourRows, toSearchRow, toTextRow } from './search-rows.ts'

/** An item of the index, and whether it has an analysis to show. */
export interface IndexEntry {
  readonly item: Searchable
  readonly hasAnalysis: boolean
}

/**
 * Parts of a statement that bring rows of search and words to what the given items say, and take
 * their colours away: `insertColours` follows it.
 */
export function indexParts(entries: readonly IndexEntry[]): readonly Part[] {
  const ids = entries.map(({ item }) => item.id)
  return [
    sql`search as (${upsertSearchRows(entries)})`,
    sql`words as (${upsertTextRows(entries)})`,
    sql`colours as (delete from material_colour where material_id = any(${ids}::integer[]))`,
  ]
}

function upsertSearchRows(entries: readonly IndexEntry[]): RawBuilder<unknown> {
  const rows = entries.map(({ item, hasAnalysis }) => toSearchRow(item, hasAnalysis))
  return sql`
    insert into material_search
    select * from jsonb_populate_recordset(null::material_search, ${JSON.stringify(rows)}::jsonb)
    on conflict (material_id) do update set
      (kind, owner_id, is_private, type_id, state_id, from_cone_id, to_cone_id, atmospheres,
       tags, surface_id, transparency_id, country_id, has_photo, has_analysis, component_ids,
       rating_average, rating_count, created_at, updated_at) =
      (excluded.kind, excluded.owner_id, excluded.is_private, excluded.type_id,
       excluded.state_id, excluded.from_cone_id, excluded.to_cone_id, excluded.atmospheres,
       excluded.tags,
       excluded.surface_id, excluded.transparency_id, excluded.country_id, excluded.has_photo,
       excluded.has_analysis, excluded.component_ids, excluded.rating_average,
       excluded.rating_count, excluded.created_at, excluded.updated_at)
      where material_search is distinct from excluded`
}

function upsertTextRows(entries: readonly IndexEntry[]): RawBuilder<unknown> {
  const rows = entries.map(({ item }) => toTextRow(item))
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

/** Writes the colours that the given items are found by, where they have some. */
export async function insertColours(db: Db, items: readonly Searchable[]): Promise<void> {
  const rows = items.flatMap(toColourRows)
  if (rows.length === 0) return
  await sql`
    insert into material_colour (material_id, image_id, lab)
    select material_id, image_id, lab
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (material_id integer, image_id integer, lab double precision[])`.execute(db)
}
