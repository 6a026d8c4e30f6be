import { type LinkedMaterial, materialHref } from '@glazy/contract/material-path'
import type { Review, ReviewChange, NewReview } from '@glazy/contract/reviews'
import type { Viewer } from '@glazy/contract/rules/material'
import { mayDeleteReview, mayEditReview, reviewBar } from '@glazy/contract/rules/review'
import { REVIEW_PROBLEMS, reviewTextField } from '@glazy/contract/rules/review-text'
import type { Kysely } from 'kysely'
import { bumpDataVersion } from '#db/data-version.ts'
import type { Database, Db } from '#db/database.ts'
import { findMade } from '#db/made-before.ts'
import { inTransaction } from '#db/transaction.ts'
import { lockItems } from '#features/materials/derive/derive.queries.ts'
import { findVisibleItem } from '#features/materials/read/visible-items.queries.ts'
import { recordLog } from '#features/logs/record/record-log.ts'
import { rewordLog } from '#features/logs/record/reword-log.ts'
import { announce, excerptOf } from '#features/notifications/announce.ts'
import { takeBackReview, type ToldWords } from '#features/notifications/take-back.ts'
import { AppError, wrongField } from '#platform/app-error.ts'
import { withoutMarkup } from '#platform/rich-text/without-markup.ts'
import { cleanDescription } from '#platform/rich-text/sanitize-rich-text.ts'
import { presentReview } from './review.presenter.ts'
import {
  deleteReviewRow,
  findReview,
  findReviewOf,
  insertReview,
  type ReviewRow,
  updateReviewRow,
} from './reviews.queries.ts'

/**
 * Reviews an item that the viewer may see. What comes again with the key of the review that is
 * there, because its answer was lost, is that one.
 *
 * @throws AppError `material.notFound`, `account.muted`, `review.exists`
 */
export async function addReview(
  db: Kysely<Database>,
  viewer: Viewer,
  body: NewReview,
): Promise<Review> {
  const { material_id: materialId, rating, clientKey } = body
  const making = { table: 'review', accountId: viewer.id, clientKey, materialId } as const
  const made = await findMade(db, making)
  if (made !== undefined) return presentReview(await getReview(db, viewer, made))
  const item = await findVisibleItem(db, viewer, materialId)
  if (item === undefined) throw new AppError('material.notFound')
  if (reviewBar(viewer) !== undefined) throw new AppError('account.muted')
  const description = cleanText(body.description)
  return inTransaction(db, async (trx) => {
    await lockItems(trx, [materialId])
    const draft = { materialId, authorId: viewer.id, rating, description, clientKey }
    const id = await insertReview(trx, draft)
    const row = await findReviewOf(trx, materialId, viewer.id)
    // The item was deleted while this one waited for it.
    if (row === undefined) throw new AppError('material.notFound')
    if (id === undefined) {
      // Sent twice at a time: whoever has the item first has written it.
      const first = await findMade(trx, making)
      if (first === undefined) throw new AppError('review.exists')
      return presentReview(row)
    }
    await recordLog(trx, {
      type: 'MATERIAL_REVIEW_CREATE',
      authorId: viewer.id,
      title: item.name,
      description,
      materialId,
      materialReviewId: id,
    })
    await announce(trx, {
      kind: 'review',
      actorId: viewer.id,
      materialId,
      excerpt: withoutMarkup(description),
      link: reviewsLink({ ...item, id: materialId }),
    })
    await bumpDataVersion(trx)
    return presentReview(row)
  })
}

/**
 * Changes a review of the viewer.
 *
 * @throws AppError `review.notFound`, `auth.forbidden`, `account.muted`
 */
export async function changeReview(
  db: Kysely<Database>,
  viewer: Viewer,
  id: number,
  change: ReviewChange,
): Promise<Review> {
  const found = await getReview(db, viewer, id)
  if (!mayEditReview(viewer, { userId: found.author_id })) {
    throw new AppError(found.author_id === viewer.id ? 'account.muted' : 'auth.forbidden')
  }
  const texts = {
    ...(change.rating !== undefined && { rating: change.rating }),
    ...(change.description !== undefined && { description: cleanText(change.description) }),
  }
  return inTransaction(db, async (trx) => {
    await lockItems(trx, [found.material_id])
    await updateReviewRow(trx, id, texts)
    if (texts.description !== undefined)
      await rewordLog(trx, { materialReviewId: id }, texts.description)
    await bumpDataVersion(trx)
    return presentReview(await getReview(trx, viewer, id))
  })
}

/**
 * Takes back a review of the viewer, also when its item has been hidden since.
 *
 * @throws AppError `review.notFound`, `auth.forbidden`
 */
export async function removeReview(
  db: Kysely<Database>,
  viewer: Viewer,
  id: number,
): Promise<void> {
  const found = await getReview(db, viewer, id)
  if (!mayDeleteReview(viewer, { userId: found.author_id })) throw new AppError('auth.forbidden')
  await inTransaction(db, async (trx) => {
    await lockItems(trx, [found.material_id])
    await deleteReviewRow(trx, id)
    const review = { materialId: found.material_id, authorId: found.author_id }
    await takeBackReview(trx, review, (authorId) => tellOf(trx, viewer, { ...review, authorId }))
    await bumpDataVersion(trx)
  })
}

/** What people are told of a review beside one that is deleted. */
async function tellOf(
  trx: Db,
  viewer: Viewer,
  { materialId, authorId }: { readonly materialId: number; readonly authorId: number },
): Promise<ToldWords | undefined> {
  const item = await findVisibleItem(trx, viewer, materialId)
  const row = await findReviewOf(trx, materialId, authorId)
  if (item === undefined || row === undefined) return undefined
  const link = reviewsLink({ ...item, id: materialId })
  return { excerpt: excerptOf(withoutMarkup(row.description)), link }
}

function reviewsLink(item: LinkedMaterial): string {
  return `${materialHref(item)}#reviews`
}

async function getReview(db: Db, viewer: Viewer, id: number): Promise<ReviewRow> {
  const row = await findReview(db, viewer, id)
  if (row === undefined) throw new AppError('review.notFound')
  return row
}

/** The words that are left when the markup has been cleaned; they are counted once more. */
function cleanText(text: string): string {
  const clean = cleanDescription(text)
  if (clean !== null && reviewTextField.safeParse(clean).success) return clean
  throw wrongField('description', REVIEW_PROBLEMS.tooShort)
}
