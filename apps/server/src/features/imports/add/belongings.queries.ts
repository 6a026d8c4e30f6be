import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { integer, rowsOf } from '#db/rows.ts'

/** Where something comes from, and when it was written there. */
export interface Origin {
  readonly importId: number | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

interface Known {
  readonly table: 'kiln_schedule' | 'log'
  readonly label: 'name' | 'title'
  readonly text: string
}

/** What an owner has of that name and time; files know times to a thousandth of a second. */
export async function findSame(
  trx: Db,
  ownerId: number,
  { table, label, text }: Known,
  createdAt: Date,
): Promise<number | undefined> {
  const rows = await rowsOf(
    trx,
    { id: integer },
    sql`select id from ${sql.table(table)} where owner_id = ${ownerId}
      and ${sql.ref(label)} = ${text}
      and date_trunc('milliseconds', created_at) = ${createdAt}::timestamptz limit 1`,
  )
  return rows[0]?.id
}

/** Writes down which import something came with, and the times it had. */
export async function markImported(
  trx: Db,
  table: 'collection' | 'kiln_schedule' | 'log',
  id: number,
  { importId, createdAt, updatedAt }: Origin,
): Promise<void> {
  await sql`update ${sql.table(table)} set import_id = ${importId},
    created_at = ${createdAt}, updated_at = ${updatedAt} where id = ${id}`.execute(trx)
}
