import type { Collection } from '@glazy/contract/collections'
import {
  COLLECTION_DESCRIPTION_MAX_LENGTH,
  COLLECTION_NAME_MAX_LENGTH,
} from '@glazy/contract/limits'
import { Button } from '#components/button.tsx'
import { DialogFrame } from '#components/dialog-frame.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import classes from '#components/form.module.css'
import { RichTextArea } from '#components/rich-text-editor/rich-text-area.tsx'
import { SubmitButton } from '#components/submit-button.tsx'
import { TextField } from '#components/text-field.tsx'
import { UnsavedGuard } from '#components/unsaved-guard.tsx'
import { useForm } from '#lib/forms/use-form.ts'
import { notify } from '#lib/notify.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { CollectionTexts } from '#queries/collection-changes.ts'

export interface CollectionDialogProps {
  /** What is to be changed; without it a new one is made. */
  readonly collection?: Pick<Collection, 'name' | 'description'>
  /** Names of the other collections of the person. */
  readonly others: readonly string[]
  readonly onSave: (texts: CollectionTexts) => Promise<unknown>
  readonly onClose: () => void
}

/** Name and description of a collection. */
export function CollectionDialog(props: CollectionDialogProps) {
  const { collection, others, onSave, onClose } = props
  const { t } = useTranslation('collections')
  const { t: tCommon } = useTranslation('common')
  const { number } = useFormats()
  const step = collection ? 'edit' : 'create'
  const form = useForm({
    initial: {
      name: collection?.name ?? '',
      description: collection?.description ?? '',
    },
    rules: async () => {
      const schema = (await import('./collection-form.ts')).namedForm(others)
      return (values) => schema.safeParse(values)
    },
    send: async ({ name, description }) => {
      await onSave({ name, description: description || null })
      notify('success', t(`${step}.done`))
      onClose()
    },
  })
  const isUnsaved = form.changed.length > 0
  return (
    <DialogFrame isOpen onClose={onClose} title={t(`${step}.title`)}>
      <form className={classes.form} {...form.formProps}>
        <UnsavedGuard isUnsaved={isUnsaved} />
        {form.failure !== undefined && (
          <ErrorNotice error={form.failure} title={t(`${step}.failed`)} />
        )}
        <TextField
          {...form.text('name')}
          label={t('name')}
          hint={t('nameHint', {
            length: number(form.values.name.length),
            max: number(COLLECTION_NAME_MAX_LENGTH),
          })}
          maxLength={COLLECTION_NAME_MAX_LENGTH}
          autoComplete="off"
          data-autofocus
        />
        <RichTextArea
          {...form.rich('description')}
          label={t('description')}
          max={COLLECTION_DESCRIPTION_MAX_LENGTH}
          isLow
        />
        <div className={classes.actions}>
          <Button onClick={onClose}>{tCommon('action.cancel')}</Button>
          <SubmitButton isBusy={form.isBusy}>{t(`${step}.submit`)}</SubmitButton>
        </div>
      </form>
    </DialogFrame>
  )
}
