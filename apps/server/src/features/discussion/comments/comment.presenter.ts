import type { Comment, CommentThread } from '@glazy/contract/comments'
import { type CommentFacts, DELETED_MARK } from '@glazy/contract/rules/comment'
import { ageOf } from '#platform/relative-time.ts'
import { safeText } from '#platform/rich-text/sanitize-rich-text.ts'
import type { CommentRow, ThreadRow } from './comments.queries.ts'

/** Of a deleted comment nothing is told but its place. */
export function presentComment(row: CommentRow): Comment {
  const [createdAgo, updatedAgo] = [ageOf(row.created_at), ageOf(row.updated_at)]
  return {
    id: row.id,
    parentId: row.parent_id,
    materialId: row.material_id,
    logId: row.log_id,
    ...(row.is_deleted
      ? { content: DELETED_MARK, userId: null, user: null, cdnId: null }
      : {
          content: safeText(row.content) ?? '',
          userId: row.author_id,
          user: {
            id: row.author_id,
            name: row.author_name,
            username: row.author_username,
            cdnId: row.author_cdn_id,
          },
          cdnId: row.cdn_id,
          ...(row.hidden_reason !== null && { hiddenReason: row.hidden_reason }),
        }),
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
    createdAtDiff: createdAgo,
    updatedAtDiff: updatedAgo,
    createdAtHuman: createdAgo,
    updatedAtHuman: updatedAgo,
  }
}

export function presentThread(row: ThreadRow): CommentThread {
  return {
    ...presentComment(row),
    replies: row.replies.map(presentComment),
    replyCount: row.reply_count,
  }
}

/** What the rules know of a stored comment. */
export function factsOf(row: CommentRow): CommentFacts {
  return { userId: row.is_deleted ? null : row.author_id, content: row.content }
}
