import type { ClientBase } from 'pg'
import type { SequenceState, TableHeader } from './backup-file.ts'

/** Tables of the migration tool: a restore runs the migrations themselves. */
const MIGRATION_TABLES = ['kysely_migration', 'kysely_migration_lock']

/** All tables of the library with their stored columns, in a fixed order. */
export async function listTables(client: ClientBase): Promise<readonly TableHeader[]> {
  const { rows } = await client.query<TableHeader>(
    `select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
       and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
       and c.relname <> all($1)
     group by c.relname order by c.relname`,
    [MIGRATION_TABLES],
  )
  return rows
}

export async function listMigrations(client: ClientBase): Promise<readonly string[]> {
  const { rows: tables } = await client.query(`select to_regclass('kysely_migration') as name`)
  if ((tables[0] as { name: string | null }).name === null) return []
  const { rows } = await client.query<{ name: string }>(
    'select name from kysely_migration order by name',
  )
  return rows.map((row) => row.name)
}

export async function readSequences(
  client: ClientBase,
): Promise<Readonly<Record<string, SequenceState>>> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'S' order by 1`,
  )
  const states: Record<string, SequenceState> = {}
  for (const { name } of rows) {
    const { rows: found } = await client.query<SequenceState>(
      `select last_value::text as last, is_called as "isCalled" from ${client.escapeIdentifier(name)}`,
    )
    if (found[0] !== undefined) states[name] = found[0]
  }
  return states
}

/** Statements that remove everything of the current schema but extensions and what they own. */
export async function dropStatements(client: ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('drop %s if exists %I cascade', case c.relkind
        when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
        else 'table' end, c.relname) as statement
     from pg_class c
     where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('e', 'i'))
     union all
     select format('drop function if exists %s cascade', p.oid::regprocedure)
     from pg_proc p
     where p.pronamespace = current_schema()::regnamespace
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  )
  return rows.map((row) => row.statement)
}

/** What is in the way of loading tables in any order, and fast, with how to put it back. */
export async function takeDownStatements(
  client: ClientBase,
): Promise<{ readonly takeDown: readonly string[]; readonly putBack: readonly string[] }> {
  const { rows: keys } = await client.query<{ down: string; up: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as down,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname,
         pg_get_constraintdef(oid)) as up
     from pg_constraint
     where connamespace = current_schema()::regnamespace and contype = 'f'`,
  )
  const { rows: indexes } = await client.query<{ down: string; up: string }>(
    `select format('drop index %s', i.indexrelid::regclass) as down,
       pg_get_indexdef(i.indexrelid) as up
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where c.relnamespace = current_schema()::regnamespace
       and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`,
  )
  const { rows: triggers } = await client.query<{ down: string; up: string }>(
    `select distinct format('alter table %s disable trigger user', tgrelid::regclass) as down,
       format('alter table %s enable trigger user', tgrelid::regclass) as up
     from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not tgisinternal and c.relnamespace = current_schema()::regnamespace`,
  )
  const all = [...triggers, ...keys, ...indexes]
  return {
    takeDown: all.map((row) => row.down),
    putBack: all.toReversed().map((row) => row.up),
  }
}
