import { LOGS_COUNTED_MAX } from '@glazy/contract/limits'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Db } from '#db/database.ts'
import { KEPT_PLAN } from '#db/kept-plans.ts'
import { boolean, integer, integers, type RowOf, rowsOf } from '#db/rows.ts'
import { logVisibleTo, type MaybeViewer } from '#db/visible-to.ts'
import { queryWords } from '@glazy/contract/reading/text-words'
import { offsetOf, type Page } from '#platform/http/pagination.ts'

/** What a list of logs is narrowed to. */
export interface LogFilter {
  readonly keywords?: string | undefined
  readonly typeId?: number | undefined
  readonly ownerId?: number | undefined
}

/** Ids of the logs of a page, and how many logs there are, as far as they are counted. */
const WINDOW = { total: integer, ids: integers } as const
export type LogWindow = RowOf<typeof WINDOW>

/** The newest logs, which say whether words are common: three in a hundred have them. */
const SAMPLE = 2_000
const COMMON = 60
/** How far back common words are looked for. */
const LOOKED_BACK = 100_000

/**
 * A page of logs, the newest first. Common words are met soon on the way back from the last log;
 * those that are in few logs are all found by their index, and then put in order.
 */
export async function findLogWindow(
  db: Db,
  viewer: MaybeViewer,
  filter: LogFilter,
  page: Page,
): Promise<LogWindow> {
  const words = haveWords(filter.keywords ?? '')
  const narrowed = narrow(filter)
  if (words === undefined) {
    return cutWindow(db, viewer, { begin: KEPT_PLAN, logs: sql`log`, where: narrowed, page })
  }
  const where = sql<SqlBool>`${narrowed} and ${words}`
  if (filter.ownerId === undefined && (await isCommon(db, where))) {
    // Cut off within, they are gone through one after the other, and no further than to the last one.
    const logs = sql`(select * from log order by id desc limit ${sql.lit(LOOKED_BACK)})`
    const found = await cutWindow(db, viewer, { logs, where, page })
    if (found.total === LOGS_COUNTED_MAX) return found
  }
  return cutWindow(db, viewer, {
    found: sql`found as materialized (
      select id, owner_id, is_private, is_withheld, material_id from log as l where ${where}),`,
    logs: sql`(select * from found order by id desc)`,
    where: sql`true`,
    page,
  })
}

interface Cut {
  readonly begin?: RawBuilder<unknown>
  /** A table that `logs` are from. */
  readonly found?: RawBuilder<unknown>
  readonly logs: RawBuilder<unknown>
  /** Which of the logs, as `l`. */
  readonly where: RawBuilder<SqlBool>
  readonly page: Page
}

/** Of some logs the newest that the viewer may see, counted, and those of a page. */
async function cutWindow(db: Db, viewer: MaybeViewer, cut: Cut): Promise<LogWindow> {
  const { begin = sql``, found = sql``, logs, where, page } = cut
  // Items are looked up one by one as logs are gone through: all of them are many more.
  const [row] = await rowsOf(
    db,
    WINDOW,
    sql`${begin} with ${found} seen as materialized (
      select l.id from ${logs} as l left join lateral (
        select is_private, is_withheld, owner_id from material where id = l.material_id offset 0
      ) as m on true
      where ${where} and ${logVisibleTo(viewer, 'l', 'm')}
      order by l.id desc limit ${sql.lit(LOGS_COUNTED_MAX)}
    )
    select (select count(*)::int from seen) as total, array(select id from seen order by id desc
      limit ${page.perPage} offset ${offsetOf(page)}) as ids`,
  )
  return row ?? { total: 0, ids: [] }
}

/** Whether many of the newest logs are such. */
async function isCommon(db: Db, where: RawBuilder<SqlBool>): Promise<boolean> {
  const [row] = await rowsOf(
    db,
    { is_common: boolean },
    sql`select count(*) >= ${COMMON} as is_common
      from (select * from log order by id desc limit ${SAMPLE}) as l where ${where}`,
  )
  return row?.is_common === true
}

function narrow({ typeId, ownerId }: LogFilter): RawBuilder<SqlBool> {
  const conditions = [
    ...(typeId === undefined ? [] : [sql<SqlBool>`l.type_id = ${typeId}`]),
    ...(ownerId === undefined ? [] : [sql<SqlBool>`l.owner_id = ${ownerId}`]),
  ]
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

/** Undefined where no words are asked for. */
function haveWords(keywords: string): RawBuilder<SqlBool> | undefined {
  const words = queryWords(keywords)
  if (words.length === 0) return undefined
  // Words are letters and figures alone, so that nothing in them is an operator.
  const query = words.map((word) => `'${word}':*`).join(' & ')
  return sql<SqlBool>`l.words @@ ${query}::tsquery`
}
