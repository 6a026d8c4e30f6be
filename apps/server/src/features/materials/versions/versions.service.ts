import type {
  MaterialVersion,
  MaterialVersionSummary,
  VersionDifference,
} from '@glazy/contract/material-versions'
import {
  hasSupporterFeatures,
  type SupporterFeatures,
  type Viewer,
} from '@glazy/contract/rules/material'
import type { Db } from '#db/database.ts'
import { AppError } from '#platform/app-error.ts'
import { safeText } from '#platform/rich-text/sanitize-rich-text.ts'
import { deriveAll } from '#features/materials/derive/derive.ts'
import { readIngredients } from '#features/materials/derive/derive.queries.ts'
import type { MaterialDraft } from '#features/materials/fields/material-draft.ts'
import { fieldsWith, MATERIAL_FIELDS, unsetOf } from '#features/materials/fields/material-fields.ts'
import { presentUmf } from '#features/materials/read/summary.presenter.ts'
import { differenceOf } from './version-difference.ts'
import { findNames } from '#features/materials/write/references.queries.ts'
import {
  findVersion,
  findVersions,
  type VersionContentRow,
  type VersionRow,
} from './versions.queries.ts'

export interface VersionsContext {
  readonly db: Db
  readonly viewer: Viewer | null
  readonly supporterFeatures: SupporterFeatures
}

/**
 * Versions of an item, the newest first.
 *
 * @throws AppError `material.notFound`
 */
export async function listVersions(
  { db, viewer }: VersionsContext,
  id: number,
): Promise<MaterialVersionSummary[]> {
  const rows = await findVersions(db, viewer, id)
  // A visible item has at least its current version.
  if (rows.length === 0) throw new AppError('material.notFound')
  return rows.map(presentSummary)
}

/**
 * One version, with the chemistry that follows from its ingredients as they are today.
 *
 * @throws AppError `version.notFound`
 */
export async function getVersion(
  context: VersionsContext,
  id: number,
  number: number,
): Promise<MaterialVersion> {
  const { db, viewer } = context
  const row = await findVersion(db, viewer, id, number)
  if (row === undefined) throw new AppError('version.notFound')
  return presentVersion(context, id, row)
}

/**
 * What changed from one version to another.
 *
 * @throws AppError `version.notFound`
 */
export async function compareVersions(
  context: VersionsContext,
  id: number,
  numbers: { readonly before: number; readonly after: number },
): Promise<VersionDifference> {
  const [before, after] = await Promise.all([
    getVersion(context, id, numbers.before),
    getVersion(context, id, numbers.after),
  ])
  return differenceOf(before, after)
}

function presentSummary(row: VersionRow): MaterialVersionSummary {
  const { author_id: authorId, author_name: name } = row
  return {
    number: row.number,
    author: authorId === null || name === null ? null : { id: authorId, name },
    note: row.note,
    createdAt: row.created_at.toISOString(),
  }
}

async function presentVersion(
  { db, viewer, supporterFeatures }: VersionsContext,
  id: number,
  row: VersionContentRow,
): Promise<MaterialVersion> {
  const { content } = row
  const lines = content.components ?? []
  const ids = lines.map(({ materialId }) => materialId)
  const [names, ingredients] = await Promise.all([
    findNames(db, viewer, id, ids),
    readIngredients(db, ids),
  ])
  const composition = {
    id,
    kind: content.kind,
    ownerId: row.owner_id,
    isPrivate: row.is_private,
    face: null,
    parentId: content.parentId ?? null,
    percent: content.percent ?? null,
    loi: content.loi ?? null,
    components: lines,
  }
  const chemistry = deriveAll([composition], ingredients).get(id)?.chemistry
  return {
    ...presentSummary(row),
    kind: content.kind,
    name: content.name,
    otherNames: content.otherNames ?? null,
    description: safeText(content.description ?? null),
    components: lines.map(({ materialId, amount, isAdditional }) => {
      const material = names.get(materialId)
      return {
        materialId: material?.isVisible === true ? materialId : null,
        name: material?.name ?? '',
        amount,
        isAdditional,
      }
    }),
    percent: chemistry?.percent ?? {},
    loi: chemistry?.loi ?? 0,
    umf: presentUmf(chemistry?.umf),
    thermalExpansion: hasSupporterFeatures(viewer, supporterFeatures)
      ? (chemistry?.thermalExpansion ?? null)
      : null,
    properties: propertiesOf(content),
  }
}

/** The properties that were given, under the names of the metadata form. */
function propertiesOf(content: MaterialDraft): MaterialVersion['properties'] {
  const [from, to] = [
    content.fromConeId ?? content.toConeId,
    content.toConeId ?? content.fromConeId,
  ]
  const fields = { ...content, fromConeId: from, toConeId: to }
  const properties = fieldsWith('api')
    .filter((name) => !('isRelative' in MATERIAL_FIELDS[name]))
    .map((name) => [MATERIAL_FIELDS[name].api, fields[name] ?? unsetOf(name)] as const)
  return Object.fromEntries(
    properties.filter(([, value]) => value !== null),
  ) as MaterialVersion['properties'] // every value left is of one of its types
}
