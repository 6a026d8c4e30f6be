import { type Kysely, sql } from 'kysely'

/**
 * Changes of what a card shows of an item beside its figures: what the item is called, its
 * photograph and its owner. A save writes its entry with the row of the search, which has the time
 * of the last change; what changes an item without that time is written down here.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- frozen in time: the tables of today are not known here
export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const SHOWN_OF_ITEM = `name other_names is_private is_archived state_id base_type_id type_id
  from_cone_id to_cone_id atmospheres surface_id transparency_id country_id colour rating_average
  rating_count created_at owner_id thumbnail_image_id`
const SHOWN_OF_IMAGE = 'cdn_id title dominant_hex secondary_hex width height material_id'
const SHOWN_OF_ACCOUNT = 'name username paypal'

const differs = (columns: string) => {
  const rowOf = (row: string) =>
    columns
      .split(/\s+/)
      .map((column) => `${row}.${column}`)
      .join(', ')
  return `(${rowOf('old')}) is distinct from (${rowOf('new')})`
}

const STATEMENTS = [
  `alter table chart_change add column account_ids integer[] not null default '{}'`,

  `create function note_shown_item() returns trigger language plpgsql as $$
  begin
    insert into chart_change (material_ids) values (array[new.id]);
    return null;
  end $$`,
  `create trigger material_shown after update on material for each row
    when (old.updated_at = new.updated_at and ${differs(SHOWN_OF_ITEM)})
    execute function note_shown_item()`,

  `create function note_shown_image() returns trigger language plpgsql as $$
  begin
    insert into chart_change (material_ids) values (array[old.material_id]);
    return null;
  end $$`,
  `create trigger material_image_shown after update on material_image for each row
    when (${differs(SHOWN_OF_IMAGE)}) execute function note_shown_image()`,
  `create trigger material_image_gone after delete on material_image for each row
    execute function note_shown_image()`,

  `create function note_shown_account() returns trigger language plpgsql as $$
  begin
    insert into chart_change (material_ids, account_ids) values ('{}', array[new.id]);
    return null;
  end $$`,
  `create trigger account_shown after update on account for each row
    when (${differs(SHOWN_OF_ACCOUNT)}) execute function note_shown_account()`,
]
