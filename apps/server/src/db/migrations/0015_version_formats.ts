import { type Kysely, sql } from 'kysely'

/**
 * Versions say in which format they are written, and whether they are of an item's private time:
 * that is asked of every format alike. What there is was written in the first format.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- frozen in time: the tables of today are not known here
export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table material_version
    add column format smallint not null default 1
      constraint material_version_format_known check (format > 0),
    add column is_private boolean not null default false`,
  `alter table material_version alter column format drop default`,
  `update material_version set is_private = true where content ->> 'isPrivate' = 'true'`,
  `alter table material_version alter column is_private drop default`,
]
