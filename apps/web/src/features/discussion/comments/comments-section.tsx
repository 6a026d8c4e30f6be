import type { CommentThread } from '@glazy/contract/comments'
import { threadBar } from '@glazy/contract/rules/comment'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Button } from '#components/button.tsx'
import { buttonClass } from '#components/button-class.ts'
import { ErrorNotice } from '#components/error-notice.tsx'
import { MutedNotice } from '#components/muted-notice.tsx'
import { lazyPart } from '#lib/lazy-part.ts'
import { requestLogin } from '#lib/session/login-request.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { comments, type CommentSubject, earlierComments } from '#queries/comments.ts'
import classes from '../discussion.module.css'
import { MoreLink } from '../more-link.tsx'
import { threadsHref } from '../section-links.ts'
import { type EditorMode, Thread } from './thread.tsx'
import { useLinkedComment } from './use-linked-comment.ts'

const CommentForm = lazyPart(() => import('./comment-form.tsx'))

export interface CommentsSectionProps {
  readonly subject: CommentSubject
  /** The page that this stands on. */
  readonly path: string
  /** The comment before which the threads began that are shown; the last ones are unless told. */
  readonly before?: number | undefined
}

/** What people say about an item or a log: the last threads, and the ones before when asked for. */
export function CommentsSection({ subject, path, before }: CommentsSectionProps) {
  const { t } = useTranslation('discussion')
  const query = useQuery(comments(subject))
  const { data } = query
  return (
    <section
      id="comments"
      tabIndex={-1}
      className={classes.section}
      aria-labelledby="comments-title"
      data-empty={!data?.meta.threadCount || undefined}
    >
      <h2 id="comments-title">{t('comments.title')}</h2>
      {query.isError && (
        <ErrorNotice
          error={query.error}
          title={t('comments.loadFailed')}
          onRetry={() => void query.refetch()}
        />
      )}
      {data && (
        <Discussion
          key={before}
          subject={subject}
          path={path}
          before={before}
          last={data.data}
          threadCount={data.meta.threadCount}
        />
      )}
    </section>
  )
}

interface DiscussionProps extends CommentsSectionProps {
  /** The last threads. */
  readonly last: readonly CommentThread[]
  readonly threadCount: number
}

function Discussion({ subject, path, before, last, threadCount }: DiscussionProps) {
  const { t } = useTranslation('discussion')
  const [mode, setMode] = useState<EditorMode>()
  // What comes in meanwhile does not move the place from which earlier ones are counted.
  const [from, setFrom] = useState(before)
  const earlier = useInfiniteQuery({
    ...earlierComments(subject, from ?? 0),
    enabled: from !== undefined,
  })
  const loaded = earlier.data?.pages.toReversed().flatMap(({ data }) => data) ?? []
  const latest = before === undefined ? last : []
  const shown = [...loaded, ...latest.filter(({ id }) => loaded.every((one) => one.id !== id))]
  const linked = useLinkedComment(subject, shown)
  const hidden = threadCount - shown.length
  const props = { subject, mode, onMode: setMode, linkedId: linked.id }

  function showMore() {
    if (from === undefined) setFrom(shown[0]?.id)
    else void earlier.fetchNextPage()
  }

  return (
    <>
      {threadCount === 0 && <p className={classes.none}>{t('comments.none')}</p>}
      {linked.thread && <Threads threads={[linked.thread]} {...props} />}
      {(before === undefined ? hidden > 0 : earlier.hasNextPage) && (
        <MoreLink
          href={threadsHref(path, shown[0]?.id)}
          isBusy={earlier.isFetching}
          onMore={showMore}
        >
          {before === undefined
            ? t('comments.more', { count: hidden - (linked.thread ? 1 : 0) })
            : t('comments.earlier')}
        </MoreLink>
      )}
      <Threads
        threads={linked.thread ? shown.filter(({ id }) => id !== linked.thread?.id) : shown}
        {...props}
      />
      {before !== undefined && (
        <div className={classes.more}>
          <a className={buttonClass('quiet')} href={threadsHref(path, undefined)}>
            {t('comments.latest')}
          </a>
        </div>
      )}
      {mode === undefined && <WriteBox subject={subject} last={last} />}
    </>
  )
}

interface ThreadsProps extends Omit<Parameters<typeof Thread>[0], 'thread'> {
  readonly threads: readonly CommentThread[]
}

function Threads({ threads, ...props }: ThreadsProps) {
  if (threads.length === 0) return null
  return (
    <ol className={classes.list}>
      {threads.map((thread) => (
        <Thread key={thread.id} thread={thread} {...props} />
      ))}
    </ol>
  )
}

/** Opens the form for a new thread, or says why there is none. */
function WriteBox({ subject, last }: Pick<DiscussionProps, 'subject' | 'last'>) {
  const { t } = useTranslation('discussion')
  const { user } = useSession()
  const [isWriting, setWriting] = useState(false)
  const bar = threadBar(user, last)

  function close() {
    setWriting(false)
    // Whoever writes by keyboard goes on from here.
    document.getElementById('comments')?.focus({ preventScroll: true })
  }

  if (bar === undefined) {
    if (!isWriting) {
      return (
        <div>
          <Button onClick={() => setWriting(true)}>{t('comments.write')}</Button>
        </div>
      )
    }
    return (
      <Suspense>
        <CommentForm subject={subject} onClose={close} />
      </Suspense>
    )
  }
  if (bar === 'anonymous') {
    return (
      <div>
        <Button onClick={requestLogin}>{t('comments.bar.anonymous')}</Button>
      </div>
    )
  }
  if (bar === 'muted') return <MutedNotice />
  return <p className={classes.bar}>{t(`comments.bar.${bar as 'lastWord'}`)}</p>
}
