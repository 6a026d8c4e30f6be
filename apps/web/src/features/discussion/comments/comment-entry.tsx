import type { Comment } from '@glazy/contract/comments'
import { COMMENT_COLLAPSE_AT } from '@glazy/contract/limits'
import {
  type CommentBar,
  isDeletedText,
  mayDeleteComment,
  mayEditComment,
} from '@glazy/contract/rules/comment'
import { Link2, Pencil, Reply, Trash2 } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { Button } from '#components/button.tsx'
import { HiddenNotice } from '#components/hidden-notice.tsx'
import { ReportButton } from '#components/report-button.tsx'
import { imageSrcSet, imageUrl } from '#lib/image-url.ts'
import { lazyPart } from '#lib/lazy-part.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { CommentSubject } from '#queries/comments.ts'
import { Byline } from '../byline.tsx'
import classes from '../discussion.module.css'
import { Words } from '../words.tsx'

const DeleteCommentDialog = lazyPart(() => import('./delete-comment-dialog.tsx'))

export interface CommentEntryProps {
  readonly comment: Comment
  readonly subject: CommentSubject
  readonly isLinked: boolean
  /** Why the viewer cannot reply. */
  readonly bar: CommentBar | undefined
  readonly onReply: () => void
  readonly onEdit: () => void
  /** The form, while it is about this comment. */
  readonly form: ReactNode
  /** Whether the form stands for the words. */
  readonly isEdited: boolean
}

/** A comment or a reply, with what the viewer may do about it. */
export function CommentEntry(props: CommentEntryProps) {
  const { comment, subject, isLinked, form, isEdited } = props
  const { t } = useTranslation('discussion')
  const { content, user, id } = comment
  return (
    <div
      id={`comment-${id}`}
      tabIndex={-1}
      className={classes.entry}
      data-linked={isLinked || undefined}
    >
      <article>
        {isDeletedText(content) || user === null ? (
          <p className={classes.deleted}>{t('comments.deleted')}</p>
        ) : (
          <>
            <Byline {...comment} user={user} />
            <HiddenNotice ownerId={comment.userId} reason={comment.hiddenReason} />
            <div className={classes.content}>
              {!isEdited && <Words text={content} limit={COMMENT_COLLAPSE_AT} />}
              {comment.cdnId && (
                <Picture cdnId={comment.cdnId} label={t('comments.picture', { name: user.name })} />
              )}
              {!form && <Actions {...props} subject={subject} />}
            </div>
          </>
        )}
      </article>
      {form}
    </div>
  )
}

/** In its place from the beginning: all pictures of comments have one shape. */
function Picture({ cdnId, label }: { readonly cdnId: string; readonly label: string }) {
  return (
    <img
      className={classes.picture}
      src={imageUrl(cdnId, 1280, '16:9')}
      srcSet={imageSrcSet(cdnId, '16:9')}
      sizes="(width < 52rem) 100vw, 47rem"
      width={1280}
      height={720}
      alt={label}
      loading="lazy"
    />
  )
}

function Actions({ comment, subject, bar, onReply, onEdit }: CommentEntryProps) {
  const { t } = useTranslation('discussion')
  const { user } = useSession()
  const [isAsking, ask] = useState(false)
  return (
    <div className={classes.actions}>
      {bar === undefined && (
        <Button look="quiet" onClick={onReply}>
          <Reply size={14} aria-hidden />
          {t('comments.reply')}
        </Button>
      )}
      {mayEditComment(user, comment) && (
        <Button look="quiet" onClick={onEdit}>
          <Pencil size={14} aria-hidden />
          {t('comments.edit')}
        </Button>
      )}
      {mayDeleteComment(user, comment) && (
        <Button look="quiet" onClick={() => ask(true)}>
          <Trash2 size={14} aria-hidden />
          {t('comments.delete')}
        </Button>
      )}
      {!isDeletedText(comment.content) && (
        <ReportButton kind="comment" id={comment.id} ownerId={comment.userId} />
      )}
      <a
        className={classes.permalink}
        href={`#comment-${comment.id}`}
        aria-label={t('comments.permalink')}
      >
        <Link2 size={14} aria-hidden />
      </a>
      <Suspense>
        {isAsking && (
          <DeleteCommentDialog id={comment.id} subject={subject} onClose={() => ask(false)} />
        )}
      </Suspense>
    </div>
  )
}
