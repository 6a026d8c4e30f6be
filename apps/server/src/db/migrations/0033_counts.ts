import { type Kysely, sql } from 'kysely'

/**
 * What somebody has written is counted without looking at what it is about: few items and logs are
 * hidden, and few comments withheld, and those alone are taken off.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- frozen in time: the tables of today are not known here
export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create index comment_author_shown_index on comment (author_id) include (material_id, log_id)
    where not is_deleted and not is_hidden`,
  `create index comment_withheld_index on comment (id) where is_withheld`,
  `create index log_subject_index on log (id) include (owner_id, material_id, is_private, is_withheld)
    where material_id is not null or is_private or is_withheld`,
  `create index review_author_item_index on review (author_id) include (material_id)`,
  `create index review_withheld_index on review (author_id) where is_withheld`,
]
