import { type Kysely, sql } from 'kysely'

/** Heatmaps as files, which every process serves and one at a time makes anew. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- frozen in time: the tables of today are not known here
export async function up(db: Kysely<any>): Promise<void> {
  await sql`create table heatmap_file (
    kind text constraint heatmap_file_pk primary key
      constraint heatmap_file_kind check (kind in ('type', 'cone')),
    bytes bytea not null,
    tag text not null,
    data_version bigint not null,
    made_at timestamptz(3) not null
  )`.execute(db)
}
