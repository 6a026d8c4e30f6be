import { type Kysely, sql } from 'kysely'

/** Images that were uploaded; their bytes are files. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- frozen in time: the tables of today are not known here
export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table image (
    cdn_id text constraint image_pk primary key
      constraint image_cdn_id_form check (cdn_id ~ '^[0-9a-f]{32}$'),
    owner_id integer constraint image_owner_fk references account on delete set null,
    purpose text not null constraint image_purpose_known check (purpose in ('avatar', 'material')),
    format text not null constraint image_format_known check (format in ('jpeg', 'webp')),
    width integer not null,
    height integer not null,
    bytes integer not null,
    dominant_hex text not null constraint image_dominant_hex check (dominant_hex ~ '^[0-9a-f]{6}$'),
    secondary_hex text constraint image_secondary_hex check (secondary_hex ~ '^[0-9a-f]{6}$'),
    created_at timestamptz(3) not null default now()
  )`,
  `create index image_owner_index on image (owner_id)`,
  `create index image_created_at_index on image (created_at)`,
  `create index account_avatar_index on account (avatar_cdn_id) where avatar_cdn_id is not null`,
]
