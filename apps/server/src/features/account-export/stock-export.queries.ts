import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { integer, json, orNull, type RowOf, rowsOf, text, timestamp } from '#db/rows.ts'
import type { LotAnalysis } from '#db/tables/stock.ts'
import { joinFaceFor } from '#db/visible-to.ts'
import type { NamedItem } from './named-item.ts'

const STOCK = {
  id: integer,
  item: json<NamedItem>(),
  price: orNull(text),
  reorder_grams: orNull(text),
  price_units: orNull(text),
  vendor_code: orNull(text),
  created_at: timestamp,
  updated_at: timestamp,
} as const

/** What stands on the person's shelf; what was hidden since is told by the name that it had. */
export function listStock(
  db: Db,
  accountId: number,
  after: number,
  limit: number,
): Promise<RowOf<typeof STOCK>[]> {
  return rowsOf(
    db,
    STOCK,
    sql`
    select u.id, trim_scale(u.price)::text as price, u.price_units, u.vendor_code, u.created_at,
      trim_scale(u.reorder_grams)::text as reorder_grams,
      u.updated_at,
      jsonb_build_object('id', m.id, 'name', coalesce(face.name, m.name)) as item
    from user_material as u
    join material as m on m.id = u.material_id ${joinFaceFor(accountId, 'm')}
    where u.account_id = ${accountId} and u.id > ${after} order by u.id limit ${limit}`,
  )
}

const LOT = {
  id: integer,
  item: json<NamedItem>(),
  label: orNull(text),
  bought_on: orNull(text),
  vendor: orNull(text),
  place: orNull(text),
  note: orNull(text),
  packs: integer,
  pack_amount: text,
  pack_units: text,
  price: orNull(text),
  analysis: orNull(json<LotAnalysis>()),
  moves:
    json<
      ({ kind: string; grams: string; batch: number | null } & Record<
        'place' | 'note',
        string | null
      >)[]
    >(),
} as const

/** What the person has bought, lot by lot, with all that came and went of each. */
export function listLots(
  db: Db,
  accountId: number,
  after: number,
  limit: number,
): Promise<RowOf<typeof LOT>[]> {
  return rowsOf(
    db,
    LOT,
    sql`
    select l.id, l.label, l.bought_on::text, l.vendor, l.place, l.note, l.packs,
      trim_scale(l.pack_amount)::text as pack_amount, l.pack_units,
      trim_scale(l.price)::text as price, l.analysis,
      jsonb_build_object('id', m.id, 'name', coalesce(face.name, m.name)) as item,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', v.kind, 'madeAt', ${instant('v.made_at')},
          'grams', trim_scale(v.grams)::text, 'place', v.place, 'note', v.note, 'batch', v.batch_id) order by v.id), '[]')
       from stock_move as v where v.lot_id = l.id) as moves
    from stock_lot as l
    join material as m on m.id = l.material_id ${joinFaceFor(accountId, 'm')}
    where l.account_id = ${accountId} and l.id > ${after} order by l.id limit ${limit}`,
  )
}

/** Batches that the person has planned or mixed, with the recipe as it was frozen. */
export async function listBatches(db: Db, accountId: number, after: number, limit: number) {
  return db
    .selectFrom('batch')
    .select(['id', 'recipe_id', 'recipe_name', 'recipe_version', 'format', 'content', 'note'])
    .select([sql<string | null>`planned_for::text`.as('planned_for'), 'log_id', 'created_at'])
    .select(['updated_at', 'finished_at'])
    .select(
      sql<unknown[]>`(select coalesce(json_agg(json_build_object('format', a.format,
          'content', a.content, 'note', a.note, 'logId', a.log_id,
          'madeAt', ${instant('a.made_at')})
          order by a.id), '[]')
        from batch_addition as a where a.batch_id = batch.id)`.as('additions'),
    )
    .where('account_id', '=', accountId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** A time within JSON as all others are written. */
const instant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
