import { type Kysely, sql } from 'kysely'

/** An item knows what it was copied from; until now only the note of its first version said so. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- frozen in time: the tables of today are not known here
export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table material add column copied_from_id integer
    constraint material_copied_from_fk references material on delete set null`,
  `create index material_copied_from_index on material (copied_from_id)
    where copied_from_id is not null`,
  `update material as m set copied_from_id = o.id
    from material_version as v join material as o
      on o.id = substring(v.note from '^Copied from ([0-9]{1,9})(?:, version [0-9]+)?$')::integer
    where v.material_id = m.id and v.number = 1 and o.id <> m.id`,
]
