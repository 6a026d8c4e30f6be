import pg from 'pg'

/** How much is written for each recipe of the library. */
const OF_A_RECIPE = { people: 0.5, reviews: 2, comments: 30, logs: 10 } as const

/** Words of titles, from what many logs are about to what few are. */
const COMMON = ['glaze', 'test', 'firing', 'cone', 'kiln']
const RARE = 'oribe'
export const SEARCHES = { common: 'glaze', rare: RARE } as const

const WORDS = 'Mine ran at cone six by about a hand, and broke to amber where it was thin.'

/**
 * Adds people to a library, and what they say: a few are about much, and a few items much is said
 * about. Rows stand in the order of their time, as they would have come.
 */
export async function fillCommunity(
  connection: pg.ClientConfig,
  size: number,
  onProgress: (what: string) => void,
): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  const write = async (what: string, statements: readonly string[]) => {
    for (const statement of statements) await client.query(statement)
    onProgress(what)
  }
  try {
    // Every row names rows that exist, so the foreign keys need not be looked up one by one.
    await client.query('set session_replication_role = replica')
    await client.query('select setseed(0.5)')
    const count = (of: keyof typeof OF_A_RECIPE) => Math.round(size * OF_A_RECIPE[of])
    await write('people', peopleSql(count('people')))
    await write('reviews', reviewsSql(count('reviews')))
    await write('comments', commentsSql(count('comments'), count('logs')))
    await write('logs', logsSql(count('logs'), count('comments')))
    for (const table of ['account', 'review', 'comment', 'log', 'log_image']) {
      await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'),
        (select max(id) from ${table}))`)
    }
  } finally {
    await client.end()
  }
}

/** A place in a numbered table, the first far more often than the last. */
const often = (table: string) => `1 + floor((select count(*) from ${table}) * random() ^ 2)`

/** A time of the last five years: the higher the number, the later. */
const timeOf = (share: string) => `now() - interval '5 years' * (1 - ${share})`

/** People and items by number, by which they are joined: first those who have written the recipes. */
function peopleSql(count: number): string[] {
  return [
    `insert into account (name, username, email, created_at)
     select 'Potter ' || n, 'potter_' || n, 'potter-' || n || '@example.invalid',
       ${timeOf(`n::float / ${count}`)} from generate_series(1, ${count}) as n`,
    `create temp table person as select row_number() over (order by id) as n, id
     from account where email like '%@example.invalid'`,
    `create temp table item as select row_number() over (order by hashint4(id)) as n, id
     from material where not is_private`,
    `create temp table photograph as
     select row_number() over (order by i.id) as n, i.id, i.material_id from material_image as i
     join material as m on m.id = i.material_id where not m.is_private`,
    'analyze person, item, photograph',
  ]
}

function reviewsSql(count: number): string[] {
  return [
    `insert into review (material_id, author_id, rating, description)
     select item.id, person.id, 1 + d.n % 5, '<p>Number ' || d.n || '. ${WORDS}</p>' from (
       select n, ${often('item')} as item, ${often('person')} as person
       from generate_series(1, ${count}) as n
     ) as d join item on item.n = d.item join person on person.n = d.person order by d.n
     on conflict do nothing`,
    `create temp table rated as select material_id, avg(rating)::float8 as average,
       count(*)::int as number from review group by material_id`,
    ...[
      ['material', 'id'],
      ['material_search', 'material_id'],
    ].map(
      ([table, id]) => `update ${table} as t set rating_average = r.average,
        rating_count = r.number from rated as r where t.${id} = r.material_id`,
    ),
  ]
}

/** The first half begins threads, nine of ten on items; the second half answers. */
function commentsSql(count: number, logs: number): string[] {
  const threads = Math.floor(count / 2)
  const columns = 'id, material_id, log_id, parent_id, author_id, content, created_at, updated_at'
  const content = `'<p>Number ' || d.n || '. ' || repeat('${WORDS} ', 1 + (d.n % 3)::int) || '</p>'`
  return [
    `insert into comment (${columns})
     select d.n, item.id, case when item.id is null then 1 + floor(random() * ${logs}) end,
       null, person.id, ${content}, d.at, d.at from (
       select n, case when n % 10 < 9 then ${often('item')} end as item,
         ${often('person')} as person, ${timeOf(`n::float / ${threads}`)} as at
       from generate_series(1, ${threads}) as n
     ) as d left join item on item.n = d.item join person on person.n = d.person order by d.n`,
    `insert into comment (${columns})
     select ${threads} + d.n, t.material_id, t.log_id, t.id, person.id, ${content}, d.at, d.at from (
       select n, 1 + floor(random() * ${threads}) as thread, ${often('person')} as person,
         ${timeOf(`n::float / ${threads}`)} as at from generate_series(1, ${threads}) as n
     ) as d join comment as t on t.id = d.thread join person on person.n = d.person order by d.n`,
  ]
}

/**
 * What people post, a third of it about items, a tenth of it private and a fifth with images, and
 * what the site notes: a photograph in ten, a comment in five.
 */
function logsSql(count: number, comments: number): string[] {
  const noted = `case when d.n % 10 = 0 then 7 when d.n % 10 < 3 then 9 end`
  return [
    `insert into log (id, type_id, owner_id, title, description, is_private, is_system,
       material_id, material_image_id, material_comment_id, words, created_at, updated_at)
     select d.n, coalesce(${noted}, 1 + floor(random() * 6)),
       person.id, initcap(word) || ' number ' || d.n,
       '<p>Number ' || d.n || '.</p>' || repeat('<p>${WORDS}</p>', 3),
       ${noted} is null and d.n % 10 = 9, ${noted} is not null,
       case when d.n % 10 = 0 then p.material_id when c.id is not null then c.material_id
         when d.n % 3 = 0 then item.id end, p.id, c.id,
       array_to_tsvector(array[word, 'number', 'n' || d.n] ||
         case when d.n % 5000 = 0 then array['${RARE}'] else array[]::text[] end), d.at, d.at
     from (
       select n, ${often('item')} as item, ${often('person')} as person,
         (array['${COMMON.join(`', '`)}'])[1 + n % ${COMMON.length}] as word,
         case when n % 10 = 0 then 1 + n % (select count(*) from photograph) end as photograph,
         case when n % 10 in (1, 2) then 1 + n * 7 % ${Math.floor(comments / 2)} end as comment,
         ${timeOf(`n::float / ${count}`)} as at from generate_series(1, ${count}) as n
     ) as d join item on item.n = d.item join person on person.n = d.person
     left join photograph as p on p.n = d.photograph
     left join comment as c on c.id = d.comment and c.log_id is null order by d.n`,
    `insert into log_image (log_id, position, cdn_id, width, height)
     select id, at, md5(id || ' ' || at), 1600, 1200 from log, generate_series(0, 1) as at
     where not is_system and id % 5 = 3 order by id, at`,
  ]
}
