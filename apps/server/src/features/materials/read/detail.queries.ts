import type { Analysis } from '@glazy/ceramics/chemistry/analysis'
import type { KilnScheduleRef } from '@glazy/contract/materials'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { hiddenReason } from '#db/hidden-reason.ts'
import { KEPT_PLAN } from '#db/kept-plans.ts'
import {
  boolean,
  double,
  integer,
  integers,
  json,
  orNull,
  type RowOf,
  rowsOf,
  smallint,
  text,
  timestamp,
} from '#db/rows.ts'
import type { MaterialKind } from '#db/tables/material.ts'
import { PAGE_COLUMNS, PAGE_ROW, type PageRow } from '#features/materials/fields/material-fields.ts'
import {
  type ChemistryRow,
  type ComponentRow,
  HAS_ANALYSIS,
  SUMMARY,
  SUMMARY_COLUMNS,
} from './summaries.queries.ts'
import { joinFace, knownTo, type MaybeViewer, shownTo, visibleTo } from '#db/visible-to.ts'

export interface TranslationRow {
  readonly locale: string
  readonly name: string
  readonly other_names: string | null
  readonly description: string | null
}

export interface ImageRow {
  readonly id: number
  readonly cdn_id: string
  readonly title: string | null
  readonly dominant_hex: string | null
  readonly secondary_hex: string | null
  readonly width: number | null
  readonly height: number | null
  readonly description: string | null
  readonly cone_id: number | null
  readonly atmosphere_id: number | null
  readonly is_color_searchable: boolean
  readonly owner_id: number
  readonly material_id: number
  readonly owner_name: string
  readonly owner_username: string | null
  readonly created_at: Date | string
  readonly updated_at: Date | string
  readonly hidden_reason: string | null
}

/** A review in a few words; within JSON its times are texts. */
export interface SelectedReviewRow {
  readonly id: number
  readonly author_id: number
  readonly rating: number
  readonly description: string
  readonly created_at: string
  readonly updated_at: string
}

/** Columns of {@link ImageRow} from `material_image` as `i` and its owner as `u`. */
export const IMAGE_COLUMNS = sql`i.id, i.cdn_id, i.title, i.dominant_hex, i.secondary_hex, i.width,
  i.height, i.description, i.cone_id, i.atmosphere_id, i.is_color_searchable, i.owner_id, i.material_id,
  u.name as owner_name, u.username as owner_username, i.created_at,
  coalesce(i.updated_at, i.created_at) as updated_at,
  ${hiddenReason('photograph', 'i')} as hidden_reason`

/** {@link IMAGE_COLUMNS} of a row. */
export const SHOWN_IMAGE = {
  id: integer,
  cdn_id: text,
  title: orNull(text),
  dominant_hex: orNull(text),
  secondary_hex: orNull(text),
  width: orNull(integer),
  height: orNull(integer),
  description: orNull(text),
  cone_id: orNull(smallint),
  atmosphere_id: orNull(smallint),
  is_color_searchable: boolean,
  owner_id: integer,
  material_id: integer,
  owner_name: text,
  owner_username: orNull(text),
  created_at: timestamp,
  updated_at: timestamp,
  hidden_reason: orNull(text),
} as const

/** Fields that only the page of an item tells. */
const PAGE = sql.join(PAGE_COLUMNS.map((column) => sql.ref(`m.${column}`)))

/** How a relative is related to an item. */
export type Relation =
  'parent' | 'child' | 'sibling' | 'revisionParent' | 'revisionChild' | 'copiedFrom' | 'copy'

export interface RelativeRow {
  readonly relation: Relation
  readonly id: number
  readonly name: string
  readonly kind: MaterialKind
  /** Whose it is; of what an item was copied from alone. */
  readonly user: Named | null
}

interface Named {
  readonly id: number
  readonly name: string
  readonly username: string | null
}

/** A line of a recipe, with the analysis that it counts for an ingredient that is hidden. */
export interface HeldRow extends ComponentRow {
  readonly analysis: Analysis | null
}

/** All that is stored of one item and shown of its family. */
const DETAIL = {
  ...SUMMARY,
  description: orNull(text),
  default_locale: text,
  unity_type: orNull(text),
  weight: orNull(double),
  current_version: integer,
  my_collections: integers,
  is_followed: boolean,
  /** Some recipe holds it, visible or not. */
  is_used: boolean,
  has_comments: boolean,
  /** Others who have copies of it, as far as the viewer sees them. */
  copied_by: integer,
  translations: json<TranslationRow[]>(),
  images: json<ImageRow[]>(),
  /** The visible ones, by name. */
  relatives: json<RelativeRow[]>(),
  components: json<HeldRow[]>(),
  /** The newest one. */
  selected_review: orNull(json<SelectedReviewRow>()),
  kiln_schedule: orNull(json<KilnScheduleRef>()),
  chemistry: orNull(json<ChemistryRow>()),
} as const
export type DetailRow = RowOf<typeof DETAIL> & PageRow

/**
 * One item with everything around it, if the viewer may see it. One statement: each further one
 * would cost a detail page more than what it reads. To plan it costs more than to run it.
 *
 * @param limit relatives of each kind at most
 */
export async function findDetail(
  db: Db,
  viewer: MaybeViewer,
  id: number,
  limit: number,
): Promise<DetailRow | undefined> {
  const rows = await rowsOf(
    db,
    { ...DETAIL, ...PAGE_ROW },
    sql`${KEPT_PLAN}
    select ${SUMMARY_COLUMNS}, ${PAGE}, m.description, m.default_locale, m.unity_type, m.weight,
      m.current_version,
      array(select cm.collection_id from collection_material as cm
        join collection as c on c.id = cm.collection_id
        where cm.material_id = m.id and c.owner_id = ${viewer?.id ?? null}
        order by c.name, c.id) as my_collections,
      exists (select 1 from material_follower as f where f.material_id = m.id
        and f.account_id = ${viewer?.id ?? null}) as is_followed,
      exists (select 1 from material_component as u where u.component_id = m.id) as is_used,
      exists (select 1 from comment as said where said.material_id = m.id
        and said.parent_id is null and ${shownTo(viewer, 'said', 'author_id')}) as has_comments,
      case when m.rating_count > 0 then (select jsonb_build_object('id', r.id, 'author_id', r.author_id,
          'rating', r.rating, 'description', r.description, 'created_at', r.created_at,
          'updated_at', r.updated_at)
        from review as r where r.material_id = m.id and ${shownTo(viewer, 'r', 'author_id')}
        order by r.id desc limit 1) end as selected_review,
      (select count(distinct r.owner_id)::integer from material as r where r.copied_from_id = m.id
        and r.owner_id <> m.owner_id and ${visibleTo(viewer, 'r')}) as copied_by,
      ${list(sql`select locale, name, other_names, description from material_translation
        where material_id = m.id order by locale`)} as translations,
      ${list(sql`select ${IMAGE_COLUMNS} from material_image as i join account as u
        on u.id = i.owner_id where i.material_id = m.id and ${shownTo(viewer, 'i')} order by i.id`)} as images,
      ${list(relatives(viewer, limit))} as relatives,
      ${list(sql`select c.recipe_id, c.amount, c.is_additional, p.id as material_id,
          coalesce(face.name, p.name) as name, p.kind, p.is_archived, p.type_id, ${visibleTo(viewer, 'p')} as is_visible,
          ${knownTo(viewer, 'p')} as is_known,
          case when not ${visibleTo(viewer, 'p')} and counted.percent is not null then jsonb_build_object(
            'percent', coalesce(face.percent, counted.percent),
            'loi', coalesce(face.loi, counted.loi)) end as analysis,
          ${HAS_ANALYSIS} as has_analysis
        from material_component as c join material as p on p.id = c.component_id
        left join material_chemistry as counted on counted.material_id = p.id
        ${joinFace('m', 'p')} where c.recipe_id = m.id order by c.position`)} as components,
      (select to_jsonb(one) from (
        select k.id, k.name, k.start_temperature as "defaultStartTemp", k.cone_id as "ortonConeId",
          k.atmosphere_id as "atmosphereId", k.is_celsius as "isCelsius",
          k.is_private as "isPrivate"
        from kiln_schedule as k
        where k.id = m.kiln_schedule_id and ${visibleTo(viewer, 'k')}) as one) as kiln_schedule,
      (select to_jsonb(one) from (
        select material_id, percent, loi, total, mole_percent, umf, xumf, thermal_expansion
        from material_chemistry where material_id = m.id) as one) as chemistry
    from material as m join account as o on o.id = m.owner_id
    left join material_image as i on i.id = m.thumbnail_image_id
    where m.id = ${id} and ${visibleTo(viewer, 'm')}`,
  )
  return rows[0]
}

/** Rows as one JSON list. */
function list(rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select coalesce(jsonb_agg(to_jsonb(one)), '[]') from (${rows}) as one)`
}

/** Whose the row `r` is. */
const OWNER = sql`(select to_jsonb(one) from (
      select a.id, a.name, a.username from account as a where a.id = r.owner_id) as one)`

/** Relatives of the row `m`. */
function relatives(viewer: MaybeViewer, limit: number): RawBuilder<unknown> {
  const branch = (relation: Relation, condition: RawBuilder<unknown>) => sql`
    (select ${sql.lit(relation)} as relation, r.id, r.name, r.kind, ${relation === 'copiedFrom' ? OWNER : sql`null::jsonb`} as user
     from material as r
     where ${condition} and r.id <> m.id and ${visibleTo(viewer, 'r')}
     order by r.name, r.id limit ${limit})`
  return sql.join(
    [
      branch('parent', sql`r.id = m.parent_id`),
      branch('child', sql`r.parent_id = m.id`),
      branch('sibling', sql`r.parent_id = m.parent_id`),
      branch('revisionParent', sql`r.id = m.revision_parent_id`),
      branch('revisionChild', sql`r.revision_parent_id = m.id`),
      branch('copiedFrom', sql`r.id = m.copied_from_id`),
      branch('copy', sql`r.copied_from_id = m.id`),
    ],
    sql` union all `,
  )
}
