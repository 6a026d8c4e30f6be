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
  const searchRows = entries.map(({ item, hasAnalysis }) => toSearchRow(item, hasAnalysis))
  const textRows = entries.map(({ item }) => toTextRow(item))
  return [
    sql`search as (${upsert('material_search', searchRows)})`,
    sql`words as (${upsert('material_text', textRows)})`,
    sql`colours as (delete from material_colour where material_id = any(${ids}::integer[]))`,
  ]
}

/** Writes rows, of which there are some, over what was there where they differ from it. */
function upsert(
  name: 'material_search' | 'material_text',
  rows: readonly { readonly material_id: number }[],
): RawBuilder<unknown> {
  const table = sql.table(name)
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'material_id')
  const values = columns.map((column) => sql.ref(`excluded.${column}`))
  return sql`
    insert into ${table}
    select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)
    on conflict (material_id) do update set
      (${sql.join(columns.map((column) => sql.ref(column)))}) = (${sql.join(values)})
      where ${table} is distinct from excluded`
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
