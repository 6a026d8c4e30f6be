import { sql } from 'kysely'
import { containing } from '#db/containing.ts'
import type { Db } from '#db/database.ts'
import { NOW } from '#db/now.ts'
import { boolean, double, integer, orNull, type RowOf, rowsOf, text, timestamp } from '#db/rows.ts'

const COUNTS = {
  users: integer,
  newInWeek: integer,
  leaving: integer,
  imports: integer,
  items: integer,
  photographs: integer,
  photographBytes: double,
  databaseBytes: double,
  owedMails: integer,
} as const

/** All that is counted, by one statement. An account without a password is nobody's. */
export async function countSite(db: Db): Promise<RowOf<typeof COUNTS>> {
  const [row] = await rowsOf(
    db,
    COUNTS,
    sql`
    select u.users, u."newInWeek", u.leaving, i.photographs, i."photographBytes",
      (select count(*)::int from import_run) as imports,
      (select count(*)::int from material) as items,
      pg_database_size(current_database())::float8 as "databaseBytes",
      (select count(*)::int from notification where mail_due_at <= ${NOW})
        + (select count(*)::int from farewell) as "owedMails"
    from (select count(*)::int as users,
        (count(*) filter (where created_at > now() - interval '7 days'))::int as "newInWeek",
        (count(*) filter (where deletion_due_at is not null))::int as leaving
      from account where password_hash is not null) as u,
      (select count(*)::int as photographs, coalesce(sum(bytes), 0)::float8 as "photographBytes"
      from image) as i`,
  )
  if (row === undefined) throw new Error('a statement of counts has one row')
  return row
}

const IMPORT = {
  id: integer,
  name: text,
  items: integer,
  createdAt: timestamp,
  ownerId: integer,
  ownerName: text,
  username: orNull(text),
  cdnId: orNull(text),
} as const

/** What was brought last, with how much of it is still there. */
export async function listNewestImports(db: Db, limit: number): Promise<RowOf<typeof IMPORT>[]> {
  return rowsOf(
    db,
    IMPORT,
    sql`
    select r.id, r.name, r.created_at as "createdAt", a.id as "ownerId", a.name as "ownerName",
      a.username, a.avatar_cdn_id as "cdnId",
      (select count(*)::int from import_item as i where i.import_id = r.id) as items
    from import_run as r join account as a on a.id = r.owner_id
    order by r.created_at desc, r.id desc limit ${limit}`,
  )
}

const JOB = {
  name: text,
  waiting: integer,
  failed: integer,
  lastDoneAt: orNull(timestamp),
} as const

/** What is done in the background; nothing before the job runner has made its tables. */
export async function listJobs(db: Db): Promise<RowOf<typeof JOB>[]> {
  const [made] = await rowsOf(
    db,
    { isThere: boolean },
    sql`select to_regclass('glazy_jobs.job') is not null as "isThere"`,
  )
  if (made?.isThere !== true) return []
  return rowsOf(
    db,
    JOB,
    sql`
    select q.name::text as name,
      (count(j.id) filter (where j.state::text in ('created', 'retry', 'active')))::int as waiting,
      (count(j.id) filter (where j.state::text = 'failed'))::int as failed,
      (max(j.completed_on) filter (where j.state::text = 'completed'))::timestamptz as "lastDoneAt"
    from glazy_jobs.queue as q left join glazy_jobs.job as j on j.name = q.name
    where q.name not like '\\_\\_%' group by q.name order by q.name`,
  )
}

const ACCOUNT = {
  id: integer,
  name: text,
  username: orNull(text),
  cdnId: orNull(text),
  email: text,
  createdAt: timestamp,
  lastSeenAt: orNull(timestamp),
  items: integer,
  isMuted: boolean,
  isModerator: boolean,
  isOperator: boolean,
  deletionDueAt: orNull(timestamp),
} as const
export type AccountRow = RowOf<typeof ACCOUNT>

export interface AccountPage {
  readonly rows: readonly AccountRow[]
  readonly total: number
}

/** Accounts whose name, user name or address holds every one of the words, the newest first. */
export async function findAccounts(
  db: Db,
  words: readonly string[],
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<AccountPage> {
  const isFound = sql`a.password_hash is not null
    and (a.name || ' ' || coalesce(a.username, '') || ' ' || a.email)
      ilike all (${words.map(containing)}::text[])`
  const [rows, [count]] = await Promise.all([
    rowsOf(
      db,
      ACCOUNT,
      sql`
      select a.id, a.name, a.username, a.avatar_cdn_id as "cdnId", a.email,
        a.created_at as "createdAt", a.is_moderator as "isModerator", a.is_operator as "isOperator",
        a.is_muted or coalesce(a.muted_until > now(), false) as "isMuted",
        a.deletion_due_at as "deletionDueAt",
        (select max(s.last_used_at) from session as s where s.account_id = a.id) as "lastSeenAt",
        (select count(*)::int from material as m where m.owner_id = a.id) as items
      from account as a where ${isFound}
      order by a.id desc limit ${perPage} offset ${(page - 1) * perPage}`,
    ),
    rowsOf(
      db,
      { total: integer },
      sql`select count(*)::int as total from account as a where ${isFound}`,
    ),
  ])
  return { rows, total: count?.total ?? 0 }
}
