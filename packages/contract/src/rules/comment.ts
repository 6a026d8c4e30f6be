import type { Viewer } from './material.ts'

/** What stands in place of a comment that its author has taken back. */
export const DELETED_MARK = '[deleted]'

/** A comment whose words hold the mark is shown as a deleted one. */
export function isDeletedText(content: string): boolean {
  return content.includes(DELETED_MARK)
}

/** What the rules know of a comment. */
export interface CommentFacts {
  /** Null once it is deleted: nobody is named any more. */
  readonly userId: number | null
  readonly content: string
}

/** A comment that others reply to, with the replies to it in their order. */
export interface ThreadFacts extends CommentFacts {
  readonly replies: readonly CommentFacts[]
}

/** Why somebody cannot write: the screen says it in words, the API by a code. */
export type CommentBar = 'anonymous' | 'muted' | 'own' | 'deleted' | 'lastWord'

type Writer = Pick<Viewer, 'id' | 'isMuted'> | null

/** Why somebody cannot comment at all. */
export function commentBar(viewer: Writer): 'anonymous' | 'muted' | undefined {
  if (viewer === null) return 'anonymous'
  return viewer.isMuted ? 'muted' : undefined
}

/** Nobody opens a thread right after one of their own: others come first. */
export function threadBar(
  viewer: Writer,
  threads: readonly CommentFacts[],
): CommentBar | undefined {
  return commentBar(viewer) ?? (isLastWord(viewer, threads) ? 'lastWord' : undefined)
}

/**
 * A reply goes to somebody else's comment, and not after one's own reply. It stands in the thread of
 * that comment, be it the first one there or a reply itself.
 */
export function replyBar(
  viewer: Writer,
  comment: CommentFacts,
  thread: ThreadFacts,
): CommentBar | undefined {
  const bar = commentBar(viewer)
  if (bar !== undefined) return bar
  if (isDeletedText(comment.content) || isDeletedText(thread.content)) return 'deleted'
  if (comment.userId === viewer?.id) return 'own'
  return isLastWord(viewer, thread.replies) ? 'lastWord' : undefined
}

/** Words are changed by whoever wrote them, unless they are muted or have deleted them. */
export function mayEditComment(viewer: Writer, comment: CommentFacts): boolean {
  return commentBar(viewer) === undefined && mayDeleteComment(viewer, comment)
}

/** Words are taken back by whoever wrote them, muted or not. */
export function mayDeleteComment(
  viewer: Pick<Viewer, 'id'> | null,
  comment: CommentFacts,
): boolean {
  return viewer !== null && comment.userId === viewer.id && !isDeletedText(comment.content)
}

/** What was deleted is no word any more: the one before it counts. */
function isLastWord(viewer: Writer, comments: readonly CommentFacts[]): boolean {
  const last = comments.findLast(({ content }) => !isDeletedText(content))
  return last !== undefined && last.userId === viewer?.id
}
