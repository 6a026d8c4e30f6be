import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { KEPT_PLAN } from '#db/kept-plans.ts'
import { integer, rowsOf } from '#db/rows.ts'
import type { Part } from '#db/together.ts'
import { SEARCHABLE_IMAGES } from '#features/materials/derive/derive.queries.ts'
import type {
  KeptMaterial,
  MaterialDraft,
  SavedItem,
} from '#features/materials/fields/material-draft.ts'
import {
  MATERIAL_COLUMNS,
  toComponentRows,
  toMaterialRow,
  toTranslationRows,
} from '#features/materials/fields/material-rows.ts'
import {
  readContent,
  VERSION_FORMAT,
  writeContent,
} from '#features/materials/fields/version-content.ts'

const MATERIAL_COLUMN_LIST = sql.join(MATERIAL_COLUMNS.map((column) => sql.ref(column)))

/** Ids for new rows, so that rows written together can name one another. */
export async function reserveMaterialIds(db: Db, count: number): Promise<number[]> {
  const rows = await rowsOf(
    db,
    { id: integer },
    sql`${KEPT_PLAN} select nextval(pg_get_serial_sequence('material', 'id'))::integer as id
      from generate_series(1, ${count})`,
  )
  return rows.map((row) => row.id)
}

/** An id for a new row. */
export async function reserveMaterialId(db: Db): Promise<number> {
  const [id] = await reserveMaterialIds(db, 1)
  if (id === undefined) throw new Error('No id could be reserved')
  return id
}

/** Parts of a statement that write new rows with components, translations and first versions. */
export function newMaterialParts(
  items: readonly KeptMaterial[],
  version: { readonly authorId: number | null; readonly note: string | null },
): readonly Part[] {
  const numbered = items.map((item) => ({ ...item, number: 1 }))
  return [
    sql`items as (
      insert into material (${MATERIAL_COLUMN_LIST}) select ${MATERIAL_COLUMN_LIST}
      from jsonb_populate_recordset(null::material,
        ${JSON.stringify(items.map(toMaterialRow))}::jsonb)
    )`,
    sql`components as (${insertOf('material_component', items.flatMap(toComponentRows))})`,
    sql`translations as (${insertOf('material_translation', items.flatMap(toTranslationRows))})`,
    sql`versions as (${insertOf('material_version', toVersionRows(numbered, version))})`,
  ]
}

/**
 * Parts of a statement that write an existing row anew, with components and translations, as its next
 * version. Rows that stay are written over, as none can be removed and come again.
 *
 * @param saved what the item is until now; it is locked
 */
export function changedMaterialParts(
  item: KeptMaterial,
  saved: SavedItem,
  version: { readonly authorId: number | null; readonly note: string | null },
): readonly Part[] {
  const number = saved.version + 1
  const components = toComponentRows(item)
  const translations = toTranslationRows(item)
  const locales = translations.map(({ locale }) => locale)
  return [
    sql`gone_components as (delete from material_component
      where recipe_id = ${item.id} and position >= ${components.length})`,
    sql`components as (${insertOf('material_component', components)}
      on conflict (recipe_id, position) do update set (component_id, amount, is_additional) =
        (excluded.component_id, excluded.amount, excluded.is_additional))`,
    sql`gone_translations as (delete from material_translation
      where material_id = ${item.id} and locale <> all(${locales}::text[]))`,
    sql`translations as (${insertOf('material_translation', translations)}
      on conflict (material_id, locale) do update set (name, other_names, description) =
        (excluded.name, excluded.other_names, excluded.description))`,
    sql`versions as (${insertOf('material_version', toVersionRows([{ ...item, number }], version))})`,
    ...changedFace(item, saved.draft),
    sql`item as (update material set
      (${sql.join(UPDATED_COLUMNS.map((column) => sql.ref(column)))}, current_version) =
      (select ${sql.join(UPDATED_COLUMNS.map((column) => sql.ref(`row.${column}`)))},
        ${number}::integer
       from jsonb_populate_record(null::material, ${JSON.stringify(toMaterialRow(item))}::jsonb)
         as row)
      where id = ${item.id})`,
  ]
}

/** Where an item is hidden or published; most saves do neither. */
function changedFace(item: KeptMaterial, before: MaterialDraft): readonly Part[] {
  const isHidden = item.isPrivate === true
  if (isHidden === (before.isPrivate === true)) return []
  return [sql`face as (${isHidden ? keepFace(item.id) : dropFace(item.id)})`]
}

/** Keeps what the item is: it is just being hidden. */
function keepFace(id: number): RawBuilder<unknown> {
  return sql`
    insert into public_face (material_id, name, parent_id, percent, loi)
    select m.id, m.name, m.parent_id, coalesce(m.percent, c.percent, '{}'),
      coalesce(case when m.kind = 'recipe' then c.loi else m.loi end, 0)
    from material as m left join material_chemistry as c on c.material_id = m.id
    where m.id = ${id} and not m.is_private
    on conflict (material_id) do update set (name, parent_id, percent, loi) =
      (excluded.name, excluded.parent_id, excluded.percent, excluded.loi)`
}

/** What is public needs no other face. */
function dropFace(id: number): RawBuilder<unknown> {
  return sql`delete from public_face where material_id = ${id}`
}

/** An owner, a creation, an origin and a key are for good. */
const KEPT_COLUMNS: readonly string[] = [
  'id',
  'owner_id',
  'created_at',
  'import_key',
  'client_key',
  'library_key',
  'copied_from_id',
]
const UPDATED_COLUMNS = MATERIAL_COLUMNS.filter((column) => !KEPT_COLUMNS.includes(column))

type OwnedTable = 'material_component' | 'material_translation' | 'material_version'

/** Inserts rows that say of themselves whose they are. */
function insertOf(table: OwnedTable, rows: readonly object[]): RawBuilder<unknown> {
  return sql`insert into ${sql.table(table)}
    select * from jsonb_populate_recordset(null::${sql.table(table)},
      ${JSON.stringify(rows)}::jsonb)`
}

function toVersionRows(
  items: readonly (KeptMaterial & { readonly number: number })[],
  version: { readonly authorId: number | null; readonly note: string | null },
) {
  return items.map((item) => ({
    material_id: item.id,
    number: item.number,
    author_id: version.authorId,
    note: version.note,
    format: VERSION_FORMAT,
    is_private: item.isPrivate ?? false,
    content: writeContent(item),
    created_at: item.updatedAt,
  }))
}

/**
 * An item with the content of its current version.
 *
 * @throws AppError `version.unreadable`
 */
export async function findSavedItem(db: Db, id: number): Promise<SavedItem | undefined> {
  const row = await db
    .selectFrom('material as m')
    .innerJoin('material_version as v', (join) =>
      join.onRef('v.material_id', '=', 'm.id').onRef('v.number', '=', 'm.current_version'),
    )
    .modifyFront(KEPT_PLAN)
    .select([
      'm.id',
      'm.owner_id as ownerId',
      'm.current_version as version',
      'v.format',
      'v.content',
      'm.parent_id as parentId',
      'm.revision_parent_id as revisionParentId',
      'm.created_at as createdAt',
      'm.rating_average as ratingAverage',
      'm.rating_count as ratingCount',
      'm.is_withheld as isWithheld',
      SEARCHABLE_IMAGES.as('images'),
    ])
    .where('m.id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { format, content, parentId, revisionParentId, ...found } = row
  const { images, ratingAverage, ratingCount, isWithheld, ...item } = found
  const shown = { images, ratingAverage, ratingCount, isWithheld }
  // Parents may be gone since.
  const draft = { ...readContent(format, content), parentId, revisionParentId }
  return { ...item, hasPhoto: images.length > 0, shown, draft }
}

/** Puts an item into a collection; once is enough. */
export async function addToCollection(
  db: Db,
  collectionId: number,
  materialId: number,
): Promise<void> {
  await db
    .insertInto('collection_material')
    .values({ collection_id: collectionId, material_id: materialId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
