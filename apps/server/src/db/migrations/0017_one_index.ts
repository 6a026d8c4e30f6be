import { type Kysely, sql } from 'kysely'

/**
 * Everything that is looked for is found in memory: the tables keep what it is read from, and the
 * indexes, figures and vocabulary that searches by tables needed are gone. Words are kept as texts
 * with a space between two of them, each in the first list it belongs to.
 *
 * Changes that were forgotten are known by their floor, so that a snapshot of any age can tell
 * whether it may be gone on from.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- frozen in time: the tables of today are not known here
export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const wordsOf = (words: string) =>
  `btrim(regexp_replace(array_to_string(tsvector_to_array(${words}), ' '), '#\\S+\\s*', '', 'g'))`

const STATEMENTS = [
  `drop table search_word`,

  `do $$ declare unneeded record; begin
    for unneeded in
      select indexrelid::regclass as name from pg_index
      where indrelid in ('material_search'::regclass, 'material_text'::regclass,
          'material_colour'::regclass, 'material_chemistry'::regclass)
        and not indisunique
        and indexrelid not in ('material_chemistry_calculation_version_index'::regclass,
          'material_colour_image_index'::regclass)
    loop
      execute 'drop index ' || unneeded.name;
    end loop;
  end $$`,
  `drop statistics if exists material_search_statistics`,
  `alter table material_chemistry drop column whole_mole_sio2, drop column whole_mole_al2o3,
    drop column whole_mole_cao, drop column whole_mole_knao`,

  `alter table material_text
    alter column name_words type text using ${wordsOf('name_words')},
    alter column names_words type text using
      ${wordsOf('ts_delete(names_words, tsvector_to_array(name_words))')},
    alter column all_words type text using
      ${wordsOf('ts_delete(all_words, tsvector_to_array(names_words))')}`,
  `alter table material_text rename column names_words to other_name_words`,
  `alter table material_text rename column all_words to text_words`,

  `alter table material_colour alter column lab type double precision[] using
    array[cube_ll_coord(lab, 1), cube_ll_coord(lab, 2), cube_ll_coord(lab, 3)]`,
  `drop extension cube`,
  `drop extension pg_trgm`,

  `create table chart_change_floor (
    id uuid primary key default gen_random_uuid(),
    transaction_id xid8 not null
  )`,
  // What was forgotten before is not known.
  `insert into chart_change_floor (transaction_id) values (pg_current_xact_id())`,
]
