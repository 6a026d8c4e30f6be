import type pg from 'pg'

/** Words of titles, from what many logs are about to what few are. */
const COMMON = ['glaze', 'test', 'firing', 'cone', 'kiln']
const RARE = 'oribe'
const AUTHORS = 1_000

/** Fills the feed: logs of a thousand people, a third about items, one in twenty private. */
export async function fillLogs(client: pg.Client, count: number): Promise<void> {
  // Of a run that was cut short.
  await removeLogs(client)
  await client.query(
    `insert into account (name, username, email)
     select 'Bench ' || n, 'bench_log_' || n, 'bench-log-' || n || '@example.invalid'
     from generate_series(1, $1::int) as n on conflict do nothing`,
    [AUTHORS],
  )
  await client.query(
    `with people as (
       select array_agg(id order by id) as ids from account where email like 'bench-log-%'
     ), items as (
       select array_agg(id order by id) as ids from (select id from material limit 20000) as listed
     )
     insert into log (type_id, owner_id, title, description, is_private, material_id, words)
     select 1 + n % 6, people.ids[1 + n % cardinality(people.ids)],
       initcap(word) || ' number ' || n, repeat('<p>What happened this time, in words.</p>', 4),
       n % 20 = 0,
       case when n % 3 = 0 then items.ids[1 + n % cardinality(items.ids)] end,
       array_to_tsvector(array[word, 'number', 'n' || n] ||
         case when n % 5000 = 0 then array[$3::text] else array[]::text[] end)
     from people, items, generate_series(1, $1::int) as n,
       lateral (select ($2::text[])[1 + n % cardinality($2::text[])] as word) as words`,
    [count, COMMON, RARE],
  )
  await client.query('vacuum (analyze) log')
}

/** Leaves the library as it was. */
export async function removeLogs(client: pg.Client): Promise<void> {
  await client.query('truncate log cascade')
  await client.query(`delete from account where email like 'bench-log-%'`)
}

export const SEARCHES = { common: 'glaze', rare: RARE } as const
