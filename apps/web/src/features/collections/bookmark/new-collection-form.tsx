import { COLLECTION_NAME_MAX_LENGTH } from '@glazy/contract/limits'
import { useState } from 'react'
import { ErrorNotice } from '#components/error-notice.tsx'
import { SubmitButton } from '#components/submit-button.tsx'
import { TextField } from '#components/text-field.tsx'
import { refusalsOf } from '#lib/forms/field-problems.ts'
import { useForm } from '#lib/forms/use-form.ts'
import { notify } from '#lib/notify.ts'
import { sendingKeys } from '#lib/sending-keys.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useAddToCollection } from '#queries/collection-changes.ts'
import classes from './bookmark-dialog.module.css'

export interface NewCollectionFormProps {
  readonly ids: readonly number[]
  readonly userId: number
  /** Names of the collections that are there. */
  readonly names: readonly string[]
  readonly onCreated: () => void
}

/** A new collection for the items, made with them. */
export function NewCollectionForm({ ids, userId, names, onCreated }: NewCollectionFormProps) {
  const { t } = useTranslation('collections')
  const add = useAddToCollection(userId)
  const [keys] = useState(sendingKeys)
  const form = useForm({
    initial: { name: '' },
    rules: async () => {
      const { namedForm } = await import('#features/collections/edit/collection-form.ts')
      return ({ name }) => namedForm(names).safeParse({ name, description: '' })
    },
    send: async ({ name }) => {
      const { clientKey } = keys.of([name, ids])
      await add.mutateAsync({ collectionId: 0, collectionName: name, materialIds: ids, clientKey })
      notify('success', t('bookmark.created', { name, count: ids.length }))
      onCreated()
    },
    explain: (error) => {
      const { collectionName } = refusalsOf<{ collectionName: string }>(error, ['collectionName'])
      return collectionName === undefined ? undefined : { name: collectionName }
    },
  })
  return (
    <form className={classes.create} {...form.formProps}>
      {form.failure !== undefined && (
        <ErrorNotice error={form.failure} title={t('bookmark.failedMany')} />
      )}
      <TextField
        {...form.text('name')}
        label={t('bookmark.new')}
        maxLength={COLLECTION_NAME_MAX_LENGTH}
        autoComplete="off"
        {...(names.length === 0 && { 'data-autofocus': true })}
      />
      <SubmitButton isBusy={form.isBusy}>{t('bookmark.create')}</SubmitButton>
    </form>
  )
}
