import type { Comment } from '@glazy/contract/comments'
import { COMMENT_MAX_LENGTH } from '@glazy/contract/limits'
import { ImagePlus, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#components/button.tsx'
import { buttonClass } from '#components/button-class.ts'
import { ErrorNotice } from '#components/error-notice.tsx'
import form from '#components/form.module.css'
import { RichTextArea } from '#components/rich-text-editor/rich-text-area.tsx'
import { SubmitButton } from '#components/submit-button.tsx'
import { UnsavedGuard } from '#components/unsaved-guard.tsx'
import { useForm } from '#lib/forms/use-form.ts'
import { makeUuid } from '#lib/make-uuid.ts'
import { notify } from '#lib/notify.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { type CommentSubject } from '#queries/comments.ts'
import { useUpdateComment, useWriteComment } from '#queries/comment-changes.ts'
import classes from '../discussion.module.css'

export interface CommentFormProps {
  readonly subject: CommentSubject
  readonly onClose: () => void
  /** The comment that is changed. */
  readonly edited?: Comment
  /** The comment that is replied to. */
  readonly answered?: Comment
}

/** A new thread, a reply to a comment, or other words for a comment. */
export default function CommentForm({ subject, onClose, edited, answered }: CommentFormProps) {
  const { t } = useTranslation('discussion')
  const { t: tCommon } = useTranslation('common')
  const [clientKey] = useState(makeUuid)
  const [picture, setPicture] = useState<File>()
  const write = useWriteComment(subject)
  const update = useUpdateComment(subject)
  const comment = useForm({
    initial: { content: edited?.content ?? '' },
    rules,
    send: async ({ content }) => {
      if (edited) await update.mutateAsync({ id: edited.id, content })
      else await write.mutateAsync({ content, parentId: answered?.id, picture, clientKey })
      notify('success', t(edited ? 'comments.form.updated' : 'comments.form.posted'))
      onClose()
    },
  })
  const isUnsaved = (comment.changed.length > 0 || picture !== undefined) && !comment.isBusy
  const label = edited
    ? t('comments.form.edit')
    : answered
      ? t('comments.form.reply', { name: answered.user?.name ?? '' })
      : t('comments.form.write')
  return (
    <form {...comment.formProps} className={form.form}>
      <UnsavedGuard isUnsaved={isUnsaved} />
      <RichTextArea
        label={label}
        {...comment.rich('content')}
        max={COMMENT_MAX_LENGTH}
        isLow
        isFocused
      />
      {!edited && (
        <div className={classes.file}>
          <label className={buttonClass('plain')}>
            <ImagePlus size={18} aria-hidden />
            {t('comments.form.picture')}
            <input
              type="file"
              accept="image/png,image/jpeg,image/gif,image/webp"
              onChange={({ currentTarget }) => {
                setPicture(currentTarget.files?.[0])
                currentTarget.value = ''
              }}
            />
          </label>
          {picture && (
            <>
              <span className={classes.fileName}>{picture.name}</span>
              <Button
                look="quiet"
                isIcon
                aria-label={t('comments.form.noPicture', { name: picture.name })}
                onClick={() => setPicture(undefined)}
              >
                <X size={18} aria-hidden />
              </Button>
            </>
          )}
        </div>
      )}
      {comment.failure !== undefined && (
        <ErrorNotice
          error={comment.failure}
          title={t(edited ? 'comments.form.updateFailed' : 'comments.form.failed')}
        />
      )}
      <div className={form.actions}>
        <Button onClick={onClose}>{tCommon('action.cancel')}</Button>
        <SubmitButton isBusy={comment.isBusy}>
          {t(edited ? 'comments.form.save' : 'comments.form.post')}
        </SubmitButton>
      </div>
    </form>
  )
}

async function rules() {
  const { commentForm } = await import('@glazy/contract/rules/comment-text')
  return (values: { readonly content: string }) => commentForm.safeParse(values)
}
