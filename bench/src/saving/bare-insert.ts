import type pg from 'pg'

/** The tables that a saved recipe has rows in, and the column that says whose they are. */
const TABLES = [
  { table: 'material', key: 'id' },
  { table: 'material_component', key: 'recipe_id' },
  { table: 'material_version', key: 'material_id' },
  { table: 'material_chemistry', key: 'material_id' },
  { table: 'material_search', key: 'material_id' },
  { table: 'material_text', key: 'material_id' },
] as const

interface CopiedRows {
  readonly insert: string
  /** Rows of the table as JSON, with `$id` where the id of the item goes. */
  readonly rows: string
}

/** The rows of a recipe that was saved, ready to be inserted again under other ids. */
export async function copyRows(client: pg.Client, id: number): Promise<readonly CopiedRows[]> {
  const copied: CopiedRows[] = []
  for (const { table, key } of TABLES) {
    const columns = await listColumns(client, table)
    const { rows } = await client.query<{ rows: object[] }>(
      `select jsonb_agg(to_jsonb(t) || jsonb_build_object('${key}', '$id')) as rows
       from ${table} as t where ${key} = $1`,
      [id],
    )
    copied.push({
      insert: `insert into ${table} (${columns}) select ${columns}
        from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      rows: JSON.stringify(rows[0]?.rows ?? []),
    })
  }
  return copied
}

/** Columns that are written, not made by the database. */
async function listColumns(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
     from information_schema.columns where table_name = $1 and is_generated = 'NEVER'`,
    [table],
  )
  return rows[0]?.columns ?? ''
}

/** Inserts the rows in one transaction. @returns milliseconds until it was committed */
export async function insertBare(
  client: pg.Client,
  id: number,
  copied: readonly CopiedRows[],
): Promise<number> {
  const start = performance.now()
  await client.query('begin')
  for (const { insert, rows } of copied) {
    await client.query(insert, [rows.replaceAll('"$id"', String(id))])
  }
  await client.query('commit')
  return performance.now() - start
}
