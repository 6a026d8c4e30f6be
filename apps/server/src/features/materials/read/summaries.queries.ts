import type { OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import type { Fingerprint } from '@glazy/contract/materials'
import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { MaterialKind, StoredUnityFormula } from '#db/tables/material.ts'
import { joinFace, type MaybeViewer, visibleTo } from '#db/visible-to.ts'

/** What cards, table rows and details show of an item, as stored. */
export interface SummaryRow {
  readonly id: number
  readonly kind: MaterialKind
  readonly name: string
  readonly other_names: string | null
  readonly is_private: boolean
  readonly is_archived: boolean
  readonly state_id: number
  readonly base_type_id: number | null
  readonly type_id: number | null
  readonly from_cone_id: number | null
  readonly to_cone_id: number | null
  readonly atmospheres: number[]
  readonly surface_id: number | null
  readonly transparency_id: number | null
  readonly country_id: number | null
  readonly colour: string | null
  readonly rating_average: number | null
  readonly rating_count: number
  readonly created_at: Date
  readonly updated_at: Date
  readonly owner_id: number
  readonly owner_name: string
  readonly owner_username: string | null
  readonly owner_paypal: string | null
  readonly image_id: number | null
  readonly image_cdn_id: string | null
  readonly image_title: string | null
  readonly image_dominant_hex: string | null
  readonly image_secondary_hex: string | null
  readonly image_width: number | null
  readonly image_height: number | null
}

/** Columns of a summary: of the item `m`, its owner `o` and the shown image `i`. */
export const SUMMARY_COLUMNS = sql`
  m.id, m.kind, m.name, m.other_names, m.is_private, m.is_archived, m.state_id, m.base_type_id,
  m.type_id, m.from_cone_id, m.to_cone_id, m.atmospheres, m.surface_id, m.transparency_id,
  m.country_id, m.colour, m.rating_average, m.rating_count, m.created_at, m.updated_at,
  m.owner_id, o.name as owner_name, o.username as owner_username, o.paypal as owner_paypal,
  i.id as image_id, i.cdn_id as image_cdn_id, i.title as image_title,
  i.dominant_hex as image_dominant_hex, i.secondary_hex as image_secondary_hex,
  i.width as image_width, i.height as image_height`

/** An item to show, with the image to show of it where that is not its thumbnail. */
export interface Shown {
  readonly id: number
  readonly imageId?: number | null
}

/** Summaries of the given items in the given order; what the viewer may not see is left out. */
export async function listSummaries(
  db: Db,
  viewer: MaybeViewer,
  shown: readonly Shown[],
): Promise<SummaryRow[]> {
  if (shown.length === 0) return []
  const { rows } = await sql<SummaryRow>`
    select ${SUMMARY_COLUMNS}
    from unnest(${shown.map((item) => item.id)}::integer[],
        ${shown.map((item) => item.imageId ?? null)}::integer[])
      with ordinality as shown (id, image_id, position)
    join material as m on m.id = shown.id
    join account as o on o.id = m.owner_id
    left join material_image as i on i.id = coalesce(shown.image_id, m.thumbnail_image_id)
    where ${visibleTo(viewer, 'm')} order by shown.position`.execute(db)
  return rows
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
  const { rows } = await sql<ChemistryRow>`
    select material_id, percent, loi, total, mole_percent, umf, xumf, thermal_expansion
    from material_chemistry where material_id = any(${[...ids]}::integer[])`.execute(db)
  return new Map(rows.map((row) => [row.material_id, row]))
}

/** Unity formulas of the given items in five figures; what has no flux is left out. */
export async function listFingerprints(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, Fingerprint>> {
  if (ids.length === 0) return new Map()
  const figure = (oxide: string) =>
    sql`coalesce(round((umf -> 'moles' ->> ${sql.lit(oxide)})::numeric, 2), 0)::float8`
  const { rows } = await sql<Fingerprint & { readonly id: number }>`
    select material_id as id, round(r2o_total::numeric, 2)::float8 as "R2O",
      round(ro_total::numeric, 2)::float8 as "RO", ${figure('B2O3')} as "B2O3",
      ${figure('Al2O3')} as "Al2O3", ${figure('SiO2')} as "SiO2"
    from material_chemistry
    where material_id = any(${[...ids]}::integer[]) and umf is not null`.execute(db)
  return new Map(rows.map(({ id, ...figures }) => [id, figures]))
}

/** A line of a recipe as stored, with what may be told of its ingredient. */
export interface ComponentRow {
  readonly recipe_id: number
  readonly amount: number
  readonly is_additional: boolean
  readonly material_id: number
  readonly name: string
  readonly kind: MaterialKind
  readonly is_archived: boolean
  readonly type_id: number | null
  /** False: the ingredient is private to somebody else, and only its name may be told. */
  readonly is_visible: boolean
}

/** Lines of the given recipes, in order, by recipe. */
export async function listComponents(
  db: Db,
  viewer: MaybeViewer,
  recipeIds: readonly number[],
): Promise<Map<number, ComponentRow[]>> {
  if (recipeIds.length === 0) return new Map()
  const { rows } = await sql<ComponentRow>`
    select c.recipe_id, c.amount, c.is_additional, m.id as material_id,
      coalesce(face.name, m.name) as name, m.kind, m.is_archived, m.type_id, ${visibleTo(viewer, 'm')} as is_visible
    from material_component as c join material as m on m.id = c.component_id
    join material as recipe on recipe.id = c.recipe_id ${joinFace('recipe', 'm')}
    where c.recipe_id = any(${[...recipeIds]}::integer[])
    order by c.recipe_id, c.position`.execute(db)
  return Map.groupBy(rows, (row) => row.recipe_id)
}

/** What is told about an item rather than counted. */
export interface WordsRow {
  readonly id: number
  readonly description: string | null
  readonly source: string | null
}

/** Descriptions and sources by item; who may read them is the caller's to know. */
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
