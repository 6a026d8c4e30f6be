import type { Comment, CommentThread } from '@glazy/contract/comments'
import { replyBar } from '@glazy/contract/rules/comment'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Button } from '#components/button.tsx'
import { lazyPart } from '#lib/lazy-part.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { CommentSubject } from '#queries/comments.ts'
import { earlierReplies } from '#queries/wanted-comments.ts'
import classes from '../discussion.module.css'
import { CommentEntry } from './comment-entry.tsx'

const CommentForm = lazyPart(() => import('./comment-form.tsx'))

/** A comment that is being replied to or changed; while there is one, no new thread is begun. */
export interface EditorMode {
  readonly kind: 'reply' | 'edit'
  readonly id: number
}

export interface ThreadProps {
  readonly thread: CommentThread
  readonly subject: CommentSubject
  readonly mode: EditorMode | undefined
  readonly onMode: (mode: EditorMode | undefined) => void
  /** The comment that the address of the page leads to. */
  readonly linkedId: number | undefined
}

/** A comment and the replies to it. */
export function Thread({ thread, subject, mode, onMode, linkedId }: ThreadProps) {
  const { user } = useSession()
  const { t } = useTranslation('discussion')
  const isBarred = [thread, ...thread.replies].some(
    (comment) => replyBar(user, comment, thread) === 'lastWord',
  )

  function close() {
    onMode(undefined)
    // Whoever writes by keyboard goes on from the comment that the form was about.
    document.getElementById(`comment-${mode?.id}`)?.focus({ preventScroll: true })
  }

  const entry = (comment: Comment) => (
    <CommentEntry
      comment={comment}
      subject={subject}
      isLinked={comment.id === linkedId}
      bar={replyBar(user, comment, thread)}
      onReply={() => onMode({ kind: 'reply', id: comment.id })}
      onEdit={() => onMode({ kind: 'edit', id: comment.id })}
      form={
        mode?.id === comment.id && (
          <Suspense>
            <CommentForm
              key={mode.kind}
              subject={subject}
              onClose={close}
              {...(mode.kind === 'edit' ? { edited: comment } : { answered: comment })}
            />
          </Suspense>
        )
      }
      isEdited={mode?.id === comment.id && mode.kind === 'edit'}
    />
  )

  return (
    <li>
      {entry(thread)}
      {thread.replies.length > 0 && (
        <Replies thread={thread} subject={subject}>
          {entry}
        </Replies>
      )}
      {isBarred && <p className={classes.bar}>{t('comments.replyBar')}</p>}
    </li>
  )
}

interface RepliesProps extends Pick<ThreadProps, 'thread' | 'subject'> {
  readonly children: (reply: Comment) => React.ReactNode
}

/** The last replies, and the ones before when asked for. */
function Replies({ thread, subject, children }: RepliesProps) {
  const { t } = useTranslation('discussion')
  const [from, setFrom] = useState<number>()
  const earlier = useInfiniteQuery({
    ...earlierReplies(subject, thread.id, from ?? 0),
    enabled: from !== undefined,
  })
  const loaded = earlier.data?.pages.toReversed().flat() ?? []
  const known = new Set(loaded.map(({ id }) => id))
  const shown = [...loaded, ...thread.replies.filter(({ id }) => !known.has(id))]
  const hidden = thread.replyCount - shown.length

  function showMore() {
    if (from === undefined) setFrom(shown[0]?.id)
    else void earlier.fetchNextPage()
  }

  return (
    <div>
      {hidden > 0 && (
        <div className={classes.more}>
          <Button look="quiet" aria-busy={earlier.isFetching} onClick={showMore}>
            {t('comments.earlierReplies', { count: hidden })}
          </Button>
        </div>
      )}
      <ol className={classes.replies}>
        {shown.map((reply) => (
          <li key={reply.id}>{children(reply)}</li>
        ))}
      </ol>
    </div>
  )
}
