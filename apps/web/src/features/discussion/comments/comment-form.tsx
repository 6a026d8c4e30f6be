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
import { textOfHtml } from '#lib/rich-text/rich-text-nodes.ts'
import { shortened } from '#lib/rich-text/shortened.ts'
import { sendingKeys } from '#lib/sending-keys.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { type CommentSubject } from '#queries/comments.ts'
import { useUpdateComment, useWriteComment } from '#queries/comment-changes.ts'
import { useKeepForLater } from '#queries/use-keep-for-later.ts'
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
  const [keys] = useState(sendingKeys)
  const write = useWriteComment(subject)
  const update = useUpdateComment(subject)
  const keep = useKeepForLater()

  async function send(content: string, picture: File | undefined) {
    const clientKey = edited ? makeUuid() : keys.of([content, picture]).clientKey
    const parentId = answered?.id
    try {
      if (edited) await update.mutateAsync({ id: edited.id, content, clientKey })
      else await write.mutateAsync({ content, parentId, picture, clientKey })
      notify('success', t(edited ? 'comments.form.updated' : 'comments.form.posted'))
    } catch (failure) {
      const told = { name: commentName(content), clientKey }
      const basedOn = edited?.updatedAt ?? ''
      const isKept = await keep(
        failure,
        edited
          ? { kind: 'comment', content: { subject, id: edited.id, content, basedOn }, ...told }
          : { kind: 'newComment', content: { subject, content, parentId, picture }, ...told },
      )
      if (!isKept) throw failure
    }
    onClose()
  }

  return (
    <CommentFields
      isNew={!edited}
      written={edited?.content ?? ''}
      label={
        edited
          ? t('comments.form.edit')
          : answered
            ? t('comments.form.reply', { name: answered.user?.name ?? '' })
            : t('comments.form.write')
      }
      onSend={send}
      onClose={onClose}
    />
  )
}

/** Characters of a comment that it is known by while it waits. */
const NAME_LENGTH = 60

/** What a comment is known by while it waits. */
export function commentName(content: string): string {
  return shortened(textOfHtml(content), NAME_LENGTH)
}

export interface CommentFieldsProps {
  /** A new one may have a picture. */
  readonly isNew: boolean
  /** HTML that is in the field at first. */
  readonly written: string
  readonly picture?: File | undefined
  readonly label: string
  /** Sends it, and closes the form; what it throws is shown. */
  readonly onSend: (content: string, picture: File | undefined) => Promise<void>
  readonly onClose: () => void
}

/** The words of a comment, and its picture. */
export function CommentFields({
  isNew,
  written,
  label,
  onSend,
  onClose,
  ...props
}: CommentFieldsProps) {
  const { t } = useTranslation('discussion')
  const { t: tCommon } = useTranslation('common')
  const [picture, setPicture] = useState(props.picture)
  const comment = useForm({
    initial: { content: written },
    rules,
    send: ({ content }) => onSend(content, picture),
  })
  const isChanged = comment.changed.length > 0 || picture !== props.picture
  return (
    <form {...comment.formProps} className={form.form}>
      <UnsavedGuard isUnsaved={isChanged} />
      <RichTextArea
        label={label}
        {...comment.rich('content')}
        max={COMMENT_MAX_LENGTH}
        isLow
        isFocused
      />
      {isNew && (
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
          title={t(isNew ? 'comments.form.failed' : 'comments.form.updateFailed')}
        />
      )}
      <div className={form.actions}>
        <Button onClick={onClose}>{tCommon('action.cancel')}</Button>
        <SubmitButton isBusy={comment.isBusy}>
          {t(isNew ? 'comments.form.post' : 'comments.form.save')}
        </SubmitButton>
      </div>
    </form>
  )
}

async function rules() {
  const { commentForm } = await import('@glazy/contract/rules/comment-text')
  return (values: { readonly content: string }) => commentForm.safeParse(values)
}
