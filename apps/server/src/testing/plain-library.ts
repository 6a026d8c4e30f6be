import type { ShelfLine } from '@glazy/ceramics/batch/shelf-figures'
import { deriveChemistry } from '@glazy/ceramics/chemistry/chemistry'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/database.ts'
import type { MaterialKind } from '#db/tables/material.ts'
import type { MaybeViewer } from '#db/visible-to.ts'
import { listShelfIds } from '#features/shelf/read/shelf.queries.ts'
import { listStockLevels, type StockLevelRow } from '#features/shelf/read/stock-levels.queries.ts'

/** An item as the tables of the truth hold it. */
export interface WrittenItem {
  readonly id: number
  readonly kind: MaterialKind
  readonly ownerId: number
  readonly isPrivate: boolean
  readonly isWithheld: boolean
  readonly collections: readonly number[]
  readonly parentId: number | null
  readonly componentIds: readonly number[]
  readonly lines: readonly (Pick<ShelfLine, 'amount' | 'isAdditional'> & {
    readonly componentId: number
  })[]
  readonly name: string
  readonly otherNames: readonly string[]
  /** What it is also called, as that is kept. */
  readonly alsoCalled: string | null
  readonly texts: readonly string[]
  readonly typeId: number | null
  readonly fromConeId: number | null
  readonly toConeId: number | null
  readonly atmospheres: readonly number[]
  readonly tags: readonly string[]
  readonly surfaceId: number | null
  readonly transparencyId: number | null
  readonly countryId: number | null
  readonly stateId: number
  /** As fired. */
  readonly colour: string | null
  /** Colours of the photographs that are shown, in OKLab; null for one that has none. */
  readonly photographs: readonly (readonly [number, number, number] | null)[]
  readonly ratingAverage: number | null
  readonly ratingCount: number
  readonly createdAt: number
  readonly updatedAt: number
  readonly chemistry: ReturnType<typeof deriveChemistry>
}

/** Everything that a search can ask about, straight from the tables. */
export interface WrittenLibrary {
  readonly items: ReadonlyMap<number, WrittenItem>
  readonly people: readonly {
    readonly id: number
    readonly name: string
    readonly username: string | null
  }[]
  readonly collections: ReadonlyMap<
    number,
    { readonly id: number; readonly ownerId: number; readonly isWithheld: boolean }
  >
}

/** Who searches, and what they have. */
export interface Asker {
  readonly viewer: MaybeViewer
  /** Materials on their shelf. */
  readonly shelf: readonly number[]
  readonly stock: readonly StockLevelRow[]
}

export async function readAsker(db: Kysely<Database>, viewer: MaybeViewer): Promise<Asker> {
  if (viewer === null) return { viewer, shelf: [], stock: [] }
  const shelf = await listShelfIds(db, viewer.id)
  return { viewer, shelf, stock: await listStockLevels(db, viewer.id) }
}

export async function readWrittenLibrary(db: Kysely<Database>): Promise<WrittenLibrary> {
  const items = await readItems(db)
  const people = await db.selectFrom('account').select(['id', 'name', 'username']).execute()
  const collections = await db
    .selectFrom('collection')
    .select(['id', 'owner_id as ownerId', 'is_withheld as isWithheld'])
    .execute()
  return {
    items: new Map(items.map((item) => [item.id, item])),
    people,
    collections: new Map(collections.map((each) => [each.id, each])),
  }
}

interface Stored {
  readonly chemistry: Parameters<typeof deriveChemistry>[0]
}

async function readItems(db: Kysely<Database>): Promise<WrittenItem[]> {
  const { rows } = await sql<Omit<WrittenItem, 'chemistry'> & Stored>`
    select m.id, m.kind, m.owner_id as "ownerId", m.is_private as "isPrivate",
      m.is_withheld as "isWithheld", m.name,
      array(select collection_id from collection_material where material_id = m.id)
        as collections,
      m.parent_id as "parentId", array(select distinct mc.component_id
        from material_component as mc where mc.recipe_id = m.id) as "componentIds",
      coalesce((select jsonb_agg(jsonb_build_object('componentId', mc.component_id,
          'amount', mc.amount, 'isAdditional', mc.is_additional) order by mc.position)
        from material_component as mc where mc.recipe_id = m.id), '[]') as lines,
      array[m.name || e'\\n' || coalesce(m.other_names, '')] || array(
        select t.name || e'\\n' || coalesce(t.other_names, '') from material_translation as t
        where t.material_id = m.id) || m.tags as "otherNames", m.other_names as "alsoCalled",
      array_remove(array[m.description], null) as texts,
      coalesce(m.type_id, m.base_type_id) as "typeId",
      coalesce(m.from_cone_id, m.to_cone_id) as "fromConeId",
      coalesce(m.to_cone_id, m.from_cone_id) as "toConeId", m.atmospheres, m.tags,
      m.surface_id as "surfaceId", m.transparency_id as "transparencyId",
      m.country_id as "countryId", m.state_id as "stateId", m.colour,
      coalesce((select jsonb_agg(case when i.oklab_l is not null and i.is_color_searchable
          then jsonb_build_array(i.oklab_l, i.oklab_a, i.oklab_b) end)
        from material_image as i where i.material_id = m.id and not i.is_withheld), '[]')
        as photographs,
      m.rating_average as "ratingAverage", m.rating_count as "ratingCount",
      extract(epoch from m.created_at)::float8 as "createdAt",
      extract(epoch from m.updated_at)::float8 as "updatedAt",
      jsonb_build_object('percent', c.percent, 'loi', c.loi) as chemistry
    from material as m join material_chemistry as c on c.material_id = m.id`.execute(db)
  return rows.map((row) => ({ ...row, chemistry: deriveChemistry(row.chemistry) }))
}
