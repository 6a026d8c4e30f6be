import type { Db } from '#db/database.ts'
import { logWords } from './record-log.ts'

/** The review or the comment that a log of the site tells of. */
export type LogSource =
  { readonly materialReviewId: number } | { readonly materialCommentId: number }

/** Gives the log of a review or a comment its new words, in the transaction that changes them. */
export async function rewordLog(trx: Db, source: LogSource, description: string): Promise<void> {
  const of = trx.selectFrom('log').select(['id', 'title'])
  const log = await (
    'materialReviewId' in source
      ? of.where('material_review_id', '=', source.materialReviewId)
      : of.where('material_comment_id', '=', source.materialCommentId)
  ).executeTakeFirst()
  if (log === undefined) return
  await trx
    .updateTable('log')
    .set({ description, words: logWords(log.title, description) })
    .where('id', '=', log.id)
    .execute()
}
