import { type Kysely, sql } from 'kysely'

/**
 * What search reads: one narrow row per item for filters and orders, its words, its colours, and
 * the vocabulary of all words. Everything here is derived and can be rebuilt.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- frozen in time: the tables of today are not known here
export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const MAIN_OXIDES = [
  ...['SiO2', 'Al2O3', 'B2O3', 'Li2O', 'Na2O', 'K2O', 'MgO', 'CaO', 'BaO', 'ZnO'],
  ...['TiO2', 'Fe2O3', 'P2O5'],
]
const OTHER_OXIDES = ['SrO', 'PbO', 'ZrO2', 'SnO2', 'MnO', 'MnO2', 'CoO', 'CuO', 'Cr2O3']

const STATEMENTS = [
  `create extension if not exists pg_trgm`,
  `create extension if not exists cube`,

  `create table material_search (
    material_id integer constraint material_search_pk primary key
      constraint material_search_material_fk references material on delete cascade,
    kind text not null,
    owner_id integer not null,
    is_private boolean not null,
    type_id integer,
    state_id smallint not null,
    from_cone_id smallint,
    to_cone_id smallint,
    atmospheres smallint[] not null,
    surface_id smallint,
    transparency_id smallint,
    country_id smallint,
    has_photo boolean not null,
    has_analysis boolean not null,
    component_ids integer[] not null,
    rating_average double precision,
    rating_count integer not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null
  )`,
  // The orders of a public list. Descending and ascending read the same index both ways.
  `create index material_search_updated_index
    on material_search (updated_at desc, material_id desc) include (kind) where not is_private`,
  `create index material_search_created_index
    on material_search (created_at desc, material_id desc) include (kind) where not is_private`,
  `create index material_search_best_index on material_search
    (rating_average desc nulls last, rating_count desc, updated_at desc, material_id desc)
    where not is_private`,
  `create index material_search_worst_index on material_search
    (rating_average asc nulls last, rating_count desc, updated_at desc, material_id desc)
    where not is_private`,
  `create index material_search_owner_index
    on material_search (owner_id, updated_at desc, material_id desc)`,
  `create index material_search_private_index
    on material_search (owner_id, updated_at desc, material_id desc) where is_private`,
  // The filters that may leave few rows.
  `create index material_search_kind_index on material_search (kind) where kind <> 'recipe'`,
  `create index material_search_type_index on material_search (type_id)`,
  `create index material_search_cone_index on material_search (from_cone_id, to_cone_id)`,
  `create index material_search_surface_index on material_search (surface_id)
    where surface_id is not null`,
  `create index material_search_country_index on material_search (country_id)
    where country_id is not null`,
  `create index material_search_atmospheres_index on material_search using gin (atmospheres)`,
  `create index material_search_photo_index on material_search (updated_at desc, material_id desc)
    where has_photo and not is_private`,
  `create index material_search_components_index on material_search using gin (component_ids)`,
  `create statistics material_search_statistics (dependencies, mcv)
    on kind, type_id, from_cone_id, to_cone_id, state_id from material_search`,

  `create table material_text (
    material_id integer constraint material_text_pk primary key
      constraint material_text_material_fk references material on delete cascade,
    name_folded text not null,
    name_words tsvector not null,
    names_words tsvector not null,
    all_words tsvector not null
  )`,
  `create index material_text_name_index on material_text
    (name_folded text_pattern_ops, material_id)`,
  `create index material_text_name_words_index on material_text using gin (name_words)`,
  `create index material_text_names_words_index on material_text using gin (names_words)`,
  `create index material_text_all_words_index on material_text using gin (all_words)`,

  `create table material_colour (
    material_id integer not null constraint material_colour_material_fk references material
      on delete cascade,
    image_id integer constraint material_colour_image_fk references material_image
      on delete cascade,
    lab cube not null,
    constraint material_colour_unique unique nulls not distinct (material_id, image_id)
  )`,
  `create index material_colour_lab_index on material_colour using gist (lab)`,
  `create index material_colour_image_index on material_colour (image_id)
    where image_id is not null`,

  `create table search_word (
    word text constraint search_word_pk primary key,
    items integer not null,
    name_items integer not null
  )`,
  `create index search_word_prefix_index on search_word (word text_pattern_ops)`,
  `create index search_word_similar_index on search_word using gist (word gist_trgm_ops)
    where name_items > 0`,

  // Whole mole percents of the oxides by which similar analyses are looked up first.
  `alter table material_chemistry
    add column whole_mole_sio2 smallint generated always as
      (floor(coalesce((mole_percent ->> 'SiO2')::double precision, 0))) stored,
    add column whole_mole_al2o3 smallint generated always as
      (floor(coalesce((mole_percent ->> 'Al2O3')::double precision, 0))) stored,
    add column whole_mole_cao smallint generated always as
      (floor(coalesce((mole_percent ->> 'CaO')::double precision, 0))) stored,
    add column whole_mole_knao smallint generated always as
      (floor(coalesce((mole_percent ->> 'K2O')::double precision, 0)
        + coalesce((mole_percent ->> 'Na2O')::double precision, 0))) stored`,
  `create index material_chemistry_whole_moles_index on material_chemistry
    (whole_mole_sio2, whole_mole_al2o3, whole_mole_cao, whole_mole_knao)`,
  `create index material_chemistry_calculation_version_index
    on material_chemistry (calculation_version)`,

  // Sorting by the oxides that tables show: only items that have the oxide are in its index.
  ...oxideIndexes('umf', "umf -> 'moles' ->> ", [...MAIN_OXIDES, ...OTHER_OXIDES]),
  ...oxideIndexes('percent', 'percent ->> ', MAIN_OXIDES),
  ...oxideIndexes('mole', 'mole_percent ->> ', MAIN_OXIDES),
]

function oxideIndexes(figure: string, path: string, oxides: readonly string[]): string[] {
  return oxides.map(
    (oxide) => `create index material_chemistry_${figure}_${oxide.toLowerCase()}_index
      on material_chemistry (((${path}'${oxide}')::double precision), material_id desc)
      where ((${path}'${oxide}')::double precision) is not null`,
  )
}
