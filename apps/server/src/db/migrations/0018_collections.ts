import { type Kysely, sql } from 'kysely'

/**
 * Collections are public, have a name of their own among those of their owner, can be pinned, and
 * lie in a bin for a while after they were deleted. A collection counts what has been put in and
 * taken out, so that what is in it can be remembered by that number.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- frozen in time: the tables of today are not known here
export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table collection
    drop column is_private,
    add column is_pinned boolean not null default false,
    add column changes integer not null default 0,
    add column client_key uuid,
    drop constraint collection_name_length`,
  `update collection set name = left(name, 80) || ' ' || id
    where length(name) > 100 or exists (
      select from collection as other
      where other.owner_id = collection.owner_id and other.id < collection.id
      and lower(other.name) = lower(collection.name))`,
  `alter table collection
    add constraint collection_name_length check (length(name) between 1 and 100)`,
  `create unique index collection_name_unique on collection (owner_id, lower(name))`,
  `create unique index collection_client_key_unique on collection (owner_id, client_key)`,

  `create table collection_bin (
    id integer constraint collection_bin_pk primary key,
    owner_id integer not null constraint collection_bin_owner_fk references account
      on delete cascade,
    name text not null,
    description text,
    is_pinned boolean not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    deleted_at timestamptz(3) not null default now(),
    material_ids integer[] not null
  )`,
  `create index collection_bin_owner_index on collection_bin (owner_id)`,
  `create index collection_bin_deleted_at_index on collection_bin (deleted_at)`,

  `create function note_collection_change() returns trigger language plpgsql as $$
    begin
      update collection set changes = changes + 1, updated_at = now()
        where id in (select collection_id from changed);
      return null;
    end $$`,
  `create trigger collection_filled after insert on collection_material
    referencing new table as changed for each statement execute function note_collection_change()`,
  `create trigger collection_emptied after delete on collection_material
    referencing old table as changed for each statement execute function note_collection_change()`,
]
