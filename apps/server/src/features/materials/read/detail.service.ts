import { FAMILY_MAX } from '@glazy/contract/limits'
import type { MaterialDetail } from '@glazy/contract/materials'
import {
  hasSupporterFeatures,
  type SupporterFeatures,
  type Viewer,
} from '@glazy/contract/rules/material'
import type { Db } from '#db/database.ts'
import type { AppContext } from '#features/feature.ts'
import { findMerged } from '#db/merged.ts'
import { countFound } from '#library-index/find/find-page.ts'
import type { LibraryIndex } from '#library-index/library-index.ts'
import { viewerId } from '#library-index/visible.ts'
import { AppError, type AppErrorDetails } from '#platform/app-error.ts'
import { presentDetail } from './detail.presenter.ts'
import { findDetail } from './detail.queries.ts'

interface DetailContext {
  readonly db: Db
  readonly viewer: Viewer | null
  readonly supporterFeatures: SupporterFeatures
  readonly index: Pick<LibraryIndex, 'look'>
}

/** Reads items as a viewer sees them. */
export type ReadDetail = (
  viewer: Viewer | null,
  id: number,
  refusal?: AppErrorDetails,
) => Promise<MaterialDetail>

/** What a feature reads items with. */
export function detailReader({ db, config, index }: AppContext): ReadDetail {
  const { supporterFeatures } = config
  return (viewer, id, refusal) =>
    getMaterialDetail({ db, viewer, supporterFeatures, index }, id, refusal)
}

/**
 * One item with all that is shown of it; of one that was merged into another, that other one.
 *
 * @param refusal what is said where there is no such item
 * @throws AppError `material.notFound`, also for what is private to somebody else
 */
export async function getMaterialDetail(
  { db, viewer, supporterFeatures, index }: DetailContext,
  id: number,
  refusal: AppErrorDetails = {},
): Promise<MaterialDetail> {
  const row = await findDetail(db, viewer, id, FAMILY_MAX)
  if (row === undefined) {
    const [into] = (await findMerged(db, [id])).values()
    if (into === undefined) throw new AppError('material.notFound', refusal)
    return getMaterialDetail({ db, viewer, supporterFeatures, index }, into, refusal)
  }
  return presentDetail({
    row,
    containedInCount: row.is_used ? await countContaining() : 0,
    showsExpansion: hasSupporterFeatures(viewer, supporterFeatures),
  })

  /** Most items are recipes that no other one holds: only what is used is counted. */
  async function countContaining(): Promise<number> {
    const filter = { viewer: viewerId(viewer), materialIds: [id] }
    return index.look((pass) => countFound(pass, { filter }))
  }
}
