import type { Analysis } from '@glazy/ceramics/chemistry/analysis'
import type { OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import type { Fingerprint, NamedIngredient } from '@glazy/contract/materials'
import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { hiddenReason } from '#db/hidden-reason.ts'
import { KEPT_PLAN } from '#db/kept-plans.ts'
import {
  boolean,
  double,
  integer,
  json,
  oneOf,
  orNull,
  type RowOf,
  rowsOf,
  smallint,
  smallints,
  text,
  timestamp,
} from '#db/rows.ts'
import type { MaterialKind, StoredUnityFormula } from '#db/tables/material.ts'
import { joinFace, joinFaceFor, knownTo, type MaybeViewer, visibleTo } from '#db/visible-to.ts'

/** What cards, table rows and details show of an item, as stored. */
export const SUMMARY = {
  id: integer,
  kind: oneOf<MaterialKind>(),
  name: text,
  other_names: orNull(text),
  is_private: boolean,
  is_archived: boolean,
  state_id: smallint,
  base_type_id: orNull(integer),
  type_id: orNull(integer),
  from_cone_id: orNull(smallint),
  to_cone_id: orNull(smallint),
  atmospheres: smallints,
  surface_id: orNull(smallint),
  transparency_id: orNull(smallint),
  country_id: orNull(smallint),
  colour: orNull(text),
  rating_average: orNull(double),
  rating_count: integer,
  created_at: timestamp,
  updated_at: timestamp,
  owner_id: integer,
  owner_name: text,
  owner_username: orNull(text),
  owner_paypal: orNull(text),
  image_id: orNull(integer),
  image_cdn_id: orNull(text),
  image_title: orNull(text),
  image_dominant_hex: orNull(text),
  image_secondary_hex: orNull(text),
  image_width: orNull(integer),
  image_height: orNull(integer),
  hidden_reason: orNull(text),
} as const
export type SummaryRow = RowOf<typeof SUMMARY>

/** Columns of a summary: of the item `m`, its owner `o` and the shown image `i`. */
export const SUMMARY_COLUMNS = sql`
  m.id, m.kind, m.name, m.other_names, m.is_private, m.is_archived, m.state_id, m.base_type_id,
  m.type_id, m.from_cone_id, m.to_cone_id, m.atmospheres, m.surface_id, m.transparency_id,
  m.country_id, m.colour, m.rating_average, m.rating_count, m.created_at, m.updated_at,
  m.owner_id, o.name as owner_name, o.username as owner_username, o.paypal as owner_paypal,
  i.id as image_id, i.cdn_id as image_cdn_id, i.title as image_title,
  i.dominant_hex as image_dominant_hex, i.secondary_hex as image_secondary_hex,
  i.width as image_width, i.height as image_height,
  ${hiddenReason('material', 'm')} as hidden_reason`

/** An item to show, with the image to show of it where that is not its thumbnail. */
export interface Shown {
  readonly id: number
  readonly imageId?: number | null
  /** In how many recipes it is, where that is told. */
  readonly uses?: number
  /** How many others it stands for. */
  readonly others?: number
}

/** Summaries of the given items in the given order; what the viewer may not see is left out. */
export async function listSummaries(
  db: Db,
  viewer: MaybeViewer,
  shown: readonly Shown[],
): Promise<SummaryRow[]> {
  if (shown.length === 0) return []
  return rowsOf(
    db,
    SUMMARY,
    sql`${KEPT_PLAN}
    select ${SUMMARY_COLUMNS}
    from unnest(${shown.map((item) => item.id)}::integer[],
        ${shown.map((item) => item.imageId ?? null)}::integer[])
      with ordinality as shown (id, image_id, position)
    join material as m on m.id = shown.id
    join account as o on o.id = m.owner_id
    left join material_image as i on i.id = coalesce(shown.image_id, m.thumbnail_image_id)
    where ${visibleTo(viewer, 'm')} order by shown.position`,
  )
}

/** Chemistry of an item as stored. */
export interface ChemistryRow {
  readonly material_id: number
  readonly percent: OxideAmounts
  readonly loi: number
  readonly total: number
  readonly mole_percent: OxideAmounts
  readonly umf: StoredUnityFormula | null
  readonly xumf: StoredUnityFormula | null
  readonly thermal_expansion: number | null
}

/** Chemistry of the given items, by their ids. */
export async function listChemistry(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, ChemistryRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('material_chemistry')
    .select(['material_id', 'percent', 'loi', 'total', 'mole_percent', 'umf', 'xumf'])
    .select('thermal_expansion')
    .where('material_id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.material_id, row]))
}

/** Analyses of the given items as somebody who has them knows them, by their ids. */
export async function listKnownAnalyses(
  db: Db,
  accountId: number,
  ids: readonly number[],
): Promise<Map<number, Analysis>> {
  if (ids.length === 0) return new Map()
  const rows = await rowsOf(
    db,
    { id: integer, percent: json<OxideAmounts>(), loi: double },
    sql`
    select m.id, coalesce(face.percent, c.percent) as percent, coalesce(face.loi, c.loi) as loi
    from material as m join material_chemistry as c on c.material_id = m.id
    ${joinFaceFor(accountId, 'm')} where m.id = any(${[...ids]}::integer[])`,
  )
  return new Map(rows.map(({ id, ...analysis }) => [id, analysis]))
}

/** An item as whoever may put it into a recipe knows it. */
const KNOWN_MATERIAL = {
  id: integer,
  name: text,
  type_id: orNull(integer),
  is_visible: boolean,
  percent: orNull(json<OxideAmounts>()),
  loi: orNull(double),
} as const
export type KnownMaterialRow = RowOf<typeof KNOWN_MATERIAL>

/** Those of the given items that the viewer may put into a recipe, in no order. */
export function listKnownMaterials(
  db: Db,
  viewer: MaybeViewer,
  ids: readonly number[],
): Promise<KnownMaterialRow[]> {
  return rowsOf(
    db,
    KNOWN_MATERIAL,
    sql`${KEPT_PLAN}
    select m.id, coalesce(face.name, m.name) as name, m.type_id,
      ${visibleTo(viewer, 'm')} as is_visible,
      coalesce(face.percent, c.percent) as percent, coalesce(face.loi, c.loi) as loi
    from material as m left join material_chemistry as c on c.material_id = m.id
    ${joinFaceFor(viewer?.id ?? 0, 'm')}
    where m.id = any(${[...ids]}::integer[]) and ${knownTo(viewer, 'm')}`,
  )
}

/** Unity formulas of the given items in five figures; what has no flux is left out. */
export async function listFingerprints(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, Fingerprint>> {
  if (ids.length === 0) return new Map()
  const figure = (oxide: string) =>
    sql`coalesce(round((umf -> 'moles' ->> ${sql.lit(oxide)})::numeric, 2), 0)::float8`
  const rows = await rowsOf(
    db,
    { id: integer, R2O: double, RO: double, B2O3: double, Al2O3: double, SiO2: double },
    sql`
    select material_id as id, round(r2o_total::numeric, 2)::float8 as "R2O",
      round(ro_total::numeric, 2)::float8 as "RO", ${figure('B2O3')} as "B2O3",
      ${figure('Al2O3')} as "Al2O3", ${figure('SiO2')} as "SiO2"
    from material_chemistry
    where material_id = any(${[...ids]}::integer[]) and umf is not null`,
  )
  return new Map(rows.map(({ id, ...figures }) => [id, figures]))
}

/** A line of a recipe as stored, with what may be told of its ingredient. */
const COMPONENT = {
  recipe_id: integer,
  amount: double,
  is_additional: boolean,
  material_id: integer,
  name: text,
  kind: oneOf<MaterialKind>(),
  is_archived: boolean,
  type_id: orNull(integer),
  /** False: nobody shows it to the viewer. */
  is_visible: boolean,
  /** False: nothing but its name may be told. */
  is_known: boolean,
  /** False: nothing is known of its chemistry, and the recipe counts without it. */
  has_analysis: boolean,
} as const
export type ComponentRow = RowOf<typeof COMPONENT>

/**
 * Whether an ingredient has an analysis, hidden or not: what it counts in the recipe is its chemistry as
 * `counted`, or what {@link joinFace} tells of it.
 */
export const HAS_ANALYSIS = sql`coalesce(coalesce(face.percent, counted.percent) <> '{}'
  or coalesce(face.loi, counted.loi) <> 0, false)`

/** The same with what its ingredient is a kind of, where the viewer may see that. */
const LISTED_COMPONENT = {
  ...COMPONENT,
  parent_id: orNull(integer),
  parent_name: orNull(text),
} as const
export type ListedComponentRow = RowOf<typeof LISTED_COMPONENT>

/** Lines of the given recipes, in order, by recipe. */
export async function listComponents(
  db: Db,
  viewer: MaybeViewer,
  recipeIds: readonly number[],
): Promise<Map<number, ListedComponentRow[]>> {
  if (recipeIds.length === 0) return new Map()
  const rows = await rowsOf(
    db,
    LISTED_COMPONENT,
    sql`
    select c.recipe_id, c.amount, c.is_additional, m.id as material_id,
      coalesce(face.name, m.name) as name, m.kind, m.is_archived, m.type_id,
      ${visibleTo(viewer, 'm')} as is_visible, ${knownTo(viewer, 'm')} as is_known,
      ${HAS_ANALYSIS} as has_analysis, parent.id as parent_id, parent.name as parent_name
    from material_component as c join material as m on m.id = c.component_id
    left join material_chemistry as counted on counted.material_id = m.id
    join material as recipe on recipe.id = c.recipe_id ${joinFace('recipe', 'm')}
    left join material as parent on parent.id = m.parent_id and ${visibleTo(viewer, 'parent')}
    where c.recipe_id = any(${[...recipeIds]}::integer[])
    order by c.recipe_id, c.position`,
  )
  return Map.groupBy(rows, (row) => row.recipe_id)
}

/** Names of the ingredients that the chemistry of the given recipes leaves out, by recipe. */
export async function listLeftOut(
  db: Db,
  recipeIds: readonly number[],
): Promise<Map<number, string[]>> {
  if (recipeIds.length === 0) return new Map()
  const rows = await rowsOf(
    db,
    { recipe_id: integer, name: text },
    sql`
    select c.recipe_id, coalesce(face.name, m.name) as name
    from material_component as c join material as m on m.id = c.component_id
    left join material_chemistry as counted on counted.material_id = m.id
    join material as recipe on recipe.id = c.recipe_id ${joinFace('recipe', 'm')}
    where c.recipe_id = any(${[...recipeIds]}::integer[]) and not ${HAS_ANALYSIS}
    order by c.recipe_id, c.position`,
  )
  const leftOut = new Map<number, string[]>()
  for (const { recipe_id: id, name } of rows) leftOut.set(id, [...(leftOut.get(id) ?? []), name])
  return leftOut
}

/** The ingredients of a recipe that a card has room for: so many of the base, and of the additions. */
const LARGEST = 3

/** The largest ingredients of the given recipes, base before additions, by recipe. */
export async function listLargestIngredients(
  db: Db,
  recipeIds: readonly number[],
): Promise<Map<number, NamedIngredient[]>> {
  if (recipeIds.length === 0) return new Map()
  const rows = await rowsOf(
    db,
    { recipe_id: integer, name: text, amount: double, is_additional: boolean },
    sql`
    select c.recipe_id, coalesce(face.name, m.name) as name, c.amount, c.is_additional
    from (select recipe_id, component_id, amount, is_additional, row_number() over (
        partition by recipe_id, is_additional order by amount desc, position) as place
      from material_component where recipe_id = any(${[...recipeIds]}::integer[])) as c
    join material as m on m.id = c.component_id
    join material as recipe on recipe.id = c.recipe_id ${joinFace('recipe', 'm')}
    where c.place <= ${LARGEST}::integer
    order by c.recipe_id, c.is_additional, c.place`,
  )
  const ingredients = new Map<number, NamedIngredient[]>()
  for (const { recipe_id: id, name, amount, is_additional: isAdditional } of rows) {
    const ingredient = { name, percentageAmount: amount, isAdditional }
    ingredients.set(id, [...(ingredients.get(id) ?? []), ingredient])
  }
  return ingredients
}

/** What is told about an item rather than counted. */
export interface WordsRow {
  readonly id: number
  readonly description: string | null
  readonly source: string | null
}

/** Descriptions and sources of items. The caller makes sure that whoever reads them may see the items. */
export async function listWords(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, WordsRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('material')
    .select(['id', 'description', 'source'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
