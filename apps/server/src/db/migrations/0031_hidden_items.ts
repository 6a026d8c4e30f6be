import { type Kysely, sql } from 'kysely'

/**
 * Of all items the few that are hidden are found at once, by whomever they were hidden, as are the
 * photographs that a moderator has hidden. Whatever is said about an item or a log is found by it: when
 * one is deleted, its comments go with it.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- frozen in time: the tables of today are not known here
export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `drop index material_private_index`,
  `create index material_hidden_index on material (id) include (owner_id, is_private)
    where is_private or is_withheld`,
  `create index material_image_withheld_index on material_image (owner_id, material_id)
    where is_withheld`,
  ...['material', 'log'].map(
    (subject) => `create index comment_${subject}_index on comment (${subject}_id)
      where ${subject}_id is not null`,
  ),
]
