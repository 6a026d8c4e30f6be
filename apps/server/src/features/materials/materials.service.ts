import { FAMILY_MAX } from '@glazy/contract/limits'
import type { MaterialDetail } from '@glazy/contract/materials'
import {
  hasSupporterFeatures,
  type SupporterFeatures,
  type Viewer,
} from '@glazy/contract/rules/material'
import type { Db } from '#db/database.ts'
import { AppError } from '#platform/app-error.ts'
import { countUsers } from './usage.queries.ts'
import { presentDetail } from './material.presenter.ts'
import { findMaterial, listImages, listRelatives, listTranslations } from './materials.queries.ts'
import { listChemistry, listComponents } from './summaries.queries.ts'

export interface MaterialsContext {
  readonly db: Db
  readonly viewer: Viewer | null
  readonly supporterFeatures: SupporterFeatures
}

/**
 * One item with all that is shown of it.
 *
 * @throws AppError `material.notFound`, also for what is private to somebody else
 */
export async function getMaterialDetail(
  { db, viewer, supporterFeatures }: MaterialsContext,
  id: number,
): Promise<MaterialDetail> {
  const row = await findMaterial(db, viewer, id)
  if (row === undefined) throw new AppError('material.notFound')
  const [translations, images, relatives, components, chemistry, containedInCount] =
    await Promise.all([
      listTranslations(db, id),
      listImages(db, id),
      listRelatives(db, viewer, row, FAMILY_MAX),
      listComponents(db, viewer, [id]),
      listChemistry(db, [id]),
      countUsers(db, viewer, id),
    ])
  return presentDetail({
    row,
    translations,
    images,
    relatives,
    components: components.get(id) ?? [],
    chemistry: chemistry.get(id),
    containedInCount,
    showsExpansion: hasSupporterFeatures(viewer, supporterFeatures),
  })
}
