import { CALCULATION_VERSION } from '@glazy/ceramics/chemistry/chemistry'
import type { OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import { sql } from 'kysely'
import { DATA_VERSION_BUMP } from '#db/data-version.ts'
import type { Db } from '#db/database.ts'
import { KEPT_PLAN } from '#db/kept-plans.ts'
import { type Part, together } from '#db/together.ts'
import {
  boolean,
  double,
  integer,
  json,
  nothing,
  oneOf,
  orNull,
  rowsOf,
  smallint,
  smallints,
  text,
  texts,
  timestamp,
} from '#db/rows.ts'
import type { MaterialKind } from '#db/tables/material.ts'
import type { Searchable, SearchableImage } from '#library-index/write/search-rows.ts'
import type { Composition, Face, Ingredient, toChemistryRow } from './derive.ts'

/** A stored item as deriving needs it. */
export type StoredItem = Composition & Searchable

/** Photographs of the item `m` as the search index needs them. */
export const SEARCHABLE_IMAGES = sql<readonly SearchableImage[]>`
  coalesce((select jsonb_agg(jsonb_build_object('id', i.id, 'lab',
      case when i.is_color_searchable and i.oklab_l is not null
        then jsonb_build_array(i.oklab_l, i.oklab_a, i.oklab_b) end) order by i.id)
    from material_image as i where i.material_id = m.id and not i.is_withheld), '[]')`

/** Of a hidden item, what it was when it was last public: a row `face` as {@link Face}. */
const FACE = sql`case when face.material_id is null then null else
  jsonb_build_object('parentId', face.parent_id,
    'analysis', jsonb_build_object('percent', face.percent, 'loi', face.loi)) end as face`

const ITEM = {
  id: integer,
  kind: oneOf<MaterialKind>(),
  ownerId: integer,
  isPrivate: boolean,
  name: text,
  otherNames: orNull(text),
  description: orNull(text),
  parentId: orNull(integer),
  baseTypeId: orNull(integer),
  typeId: orNull(integer),
  stateId: smallint,
  fromConeId: orNull(smallint),
  toConeId: orNull(smallint),
  atmospheres: smallints,
  tags: texts,
  surfaceId: orNull(smallint),
  transparencyId: orNull(smallint),
  countryId: orNull(smallint),
  colour: orNull(text),
  percent: orNull(json<OxideAmounts>()),
  loi: orNull(double),
  ratingAverage: orNull(double),
  ratingCount: integer,
  createdAt: timestamp,
  updatedAt: timestamp,
  components: json<Composition['components']>(),
  translations: json<Searchable['translations']>(),
  images: json<Searchable['images']>(),
  face: orNull(json<Face>()),
} as const

/** Loads what the given items consist of and are found by. */
export async function loadItems(db: Db, ids: readonly number[]): Promise<StoredItem[]> {
  const rows = await rowsOf(
    db,
    ITEM,
    sql`
    select m.id, m.kind, m.owner_id as "ownerId", m.is_private or m.is_withheld as "isPrivate", m.name,
      m.other_names as "otherNames", m.description, m.parent_id as "parentId",
      m.base_type_id as "baseTypeId", m.type_id as "typeId", m.state_id as "stateId",
      m.from_cone_id as "fromConeId", m.to_cone_id as "toConeId", m.atmospheres, m.tags,
      m.surface_id as "surfaceId", m.transparency_id as "transparencyId",
      m.country_id as "countryId", m.colour, m.percent, m.loi,
      m.rating_average as "ratingAverage", m.rating_count as "ratingCount",
      m.created_at as "createdAt", m.updated_at as "updatedAt",
      coalesce((select jsonb_agg(jsonb_build_object('materialId', c.component_id,
          'amount', c.amount, 'isAdditional', c.is_additional) order by c.position)
        from material_component as c where c.recipe_id = m.id), '[]') as components,
      coalesce((select jsonb_agg(jsonb_build_object('name', t.name, 'otherNames', t.other_names,
          'description', t.description) order by t.locale)
        from material_translation as t where t.material_id = m.id), '[]') as translations,
      ${SEARCHABLE_IMAGES} as images, ${FACE}
    from material as m left join public_face as face on face.material_id = m.id
    where m.id = any(${[...ids]}::integer[]) order by m.id`,
  )
  return rows.map((row) => ({
    ...row,
    componentIds: row.components.map((component) => component.materialId),
  }))
}

const LOCKED_INGREDIENT = {
  id: integer,
  kind: oneOf<MaterialKind>(),
  parentId: orNull(integer),
  ownerId: integer,
  isPrivate: boolean,
  percent: orNull(json<OxideAmounts>()),
  loi: orNull(double),
} as const

/**
 * Analyses of ingredients as they are stored. The rows stay locked against changes until the
 * transaction ends, so that no recipe is saved with the analysis of a moment ago.
 */
export async function lockIngredients(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, Ingredient>> {
  if (ids.length === 0) return new Map()
  const rows = await rowsOf(
    db,
    LOCKED_INGREDIENT,
    sql`${KEPT_PLAN}
    select id, kind, parent_id as "parentId", owner_id as "ownerId", is_private as "isPrivate",
      percent, loi
    from material where id = any(${[...ids]}::integer[]) order by id for share`,
  )
  // A statement that has waited for a lock sees the locked row as it has become, but what is joined
  // to it as it was when the statement began: what needs other tables is read by a second one.
  const joined = rows.filter(({ kind, isPrivate }) => kind === 'recipe' || isPrivate)
  const read = await readIngredients(
    db,
    joined.map(({ id }) => id),
  )
  return new Map(
    rows.map(({ id, kind, parentId, ownerId, percent, loi }) => {
      const analysis = { percent: percent ?? {}, loi: loi ?? 0 }
      return [id, read.get(id) ?? { kind, parentId, ownerId, face: null, analysis }]
    }),
  )
}

const INGREDIENT = {
  id: integer,
  kind: oneOf<MaterialKind>(),
  parentId: orNull(integer),
  ownerId: integer,
  percent: orNull(json<OxideAmounts>()),
  loi: orNull(double),
  face: orNull(json<Face>()),
} as const

/** Analyses of ingredients as they are stored at the moment. */
export async function readIngredients(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, Ingredient>> {
  if (ids.length === 0) return new Map()
  const rows = await rowsOf(
    db,
    INGREDIENT,
    sql`${KEPT_PLAN}
    select m.id, m.kind, m.parent_id as "parentId", m.owner_id as "ownerId", coalesce(m.percent, c.percent) as percent,
      case when m.kind = 'recipe' then c.loi else m.loi end as loi, ${FACE}
    from material as m left join material_chemistry as c on c.material_id = m.id
    left join public_face as face on face.material_id = m.id
    where m.id = any(${[...ids]}::integer[])`,
  )
  return new Map(
    rows.map(({ id, percent, loi, ...row }) => [
      id,
      { ...row, analysis: { percent: percent ?? {}, loi: loi ?? 0 } },
    ]),
  )
}

/** Keeps rows from being changed, and new recipes from using them, until the transaction ends. */
export async function lockItems(db: Db, ids: readonly number[]): Promise<void> {
  await sql`${KEPT_PLAN} select id from material where id = any(${[...ids]}::integer[])
    order by id for no key update`.execute(db)
}

// What is marked is locked against being deleted, as the mark itself would lock it afterwards: of an
// item that is just being deleted, its end is waited for, and then there is nothing to mark.

/**
 * Marks the recipes that use any of the given items, so that they are derived anew, and says that
 * readable data changed: nothing is marked but where something was written.
 *
 * @returns how many recipes use them
 */
export async function markUsersStale(db: Db, ids: readonly number[]): Promise<number> {
  const rows = await rowsOf(db, MARKED_USERS, together(userParts(ids), ASKED_OF_USERS))
  return rows[0]?.users ?? 0
}

/** Parts of a statement that does what {@link markUsersStale} says. */
export function userParts(ids: readonly number[]): readonly Part[] {
  return [
    sql`users as materialized (
      select id from material where id in (select recipe_id from material_component
        where component_id = any(${[...ids]}::integer[]))
      order by id for key share
    )`,
    sql`marked as (
      insert into stale_material (material_id) select id from users order by id
      on conflict do nothing
    )`,
  ]
}

/** What is asked of {@link userParts}. */
export const ASKED_OF_USERS = sql`count(*)::int as users, ${DATA_VERSION_BUMP} from users`
export const MARKED_USERS = { users: integer, pg_notify: nothing } as const

/** Marks every item, also those that have no chemistry yet. */
export async function markAllStale(db: Db): Promise<void> {
  await sql`insert into stale_material (material_id) select id from material
    order by id for key share on conflict do nothing`.execute(db)
}

/** Marks the items whose figures are of an older calculation; it reads every row. */
export async function markOlderStale(db: Db): Promise<void> {
  await sql`
    insert into stale_material (material_id) select id from material
    where id in (select material_id from material_chemistry
      where calculation_version < ${CALCULATION_VERSION})
    order by id for key share on conflict do nothing`.execute(db)
}

/** Takes the marks away again, in the transaction that has derived the items. */
export async function unmarkStale(db: Db, ids: readonly number[]): Promise<void> {
  await sql`delete from stale_material
    where material_id = any(${[...ids]}::integer[])`.execute(db)
}

/** Items to derive, and the last one that was looked at. */
export interface StaleItems {
  /** Those of which no ingredient is stale itself. */
  readonly ready: readonly number[]
  /** Undefined when none is left after the given id. */
  readonly last: number | undefined
}

/**
 * Looks at the next stale items after the given id. They stay locked until the transaction ends;
 * items that another process works on are passed over.
 */
export async function lockStaleItems(db: Db, after: number, limit: number): Promise<StaleItems> {
  const rows = await rowsOf(
    db,
    { id: integer, isReady: boolean },
    sql`
    with stale as materialized (
      select material_id from stale_material where material_id > ${after}
      order by material_id limit ${limit} for update skip locked
    )
    select material_id as id, not exists (
      select 1 from material_component as mc
      join stale_material as ingredient on ingredient.material_id = mc.component_id
      where mc.recipe_id = stale.material_id) as "isReady"
    from stale order by material_id`,
  )
  return {
    ready: rows.filter((row) => row.isReady).map((row) => row.id),
    last: rows.at(-1)?.id,
  }
}

/** How many items are to be derived. */
export async function countStale(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('stale_material')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** How many items there are. */
export async function countMaterials(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('material')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Writes derived chemistry over what was there. */
export function chemistryPart(rows: readonly ReturnType<typeof toChemistryRow>[]): Part {
  return sql`chemistry as (
    insert into material_chemistry
      (material_id, calculation_version, percent, loi, total, mole_percent, umf, xumf,
       r2o_total, ro_total, si_al_ratio, thermal_expansion, base_signature,
       composition_signature, oxides)
    select material_id, calculation_version, percent, loi, total, mole_percent,
      nullif(umf, 'null'), nullif(xumf, 'null'), r2o_total, ro_total, si_al_ratio,
      thermal_expansion, base_signature, composition_signature, array(select jsonb_object_keys(percent))
    from jsonb_populate_recordset(null::material_chemistry, ${JSON.stringify(rows)}::jsonb)
    on conflict (material_id) do update set
      (calculation_version, percent, loi, total, mole_percent, umf, xumf, r2o_total, ro_total,
       si_al_ratio, thermal_expansion, base_signature, composition_signature, oxides,
       updated_at) =
      (excluded.calculation_version, excluded.percent, excluded.loi, excluded.total,
       excluded.mole_percent, excluded.umf, excluded.xumf, excluded.r2o_total,
       excluded.ro_total, excluded.si_al_ratio, excluded.thermal_expansion,
       excluded.base_signature, excluded.composition_signature, excluded.oxides, now()))`
}
