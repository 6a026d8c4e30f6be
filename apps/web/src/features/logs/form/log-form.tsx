import { isAlwaysPublic } from '@glazy/contract/rules/log'
import { missingCharacters } from '@glazy/contract/rules/log-fields'
import { LOG_TYPES } from '@glazy/contract/vocabulary'
import { useState } from 'react'
import card from '#components/card.module.css'
import { Button } from '#components/button.tsx'
import { CheckField } from '#components/check-field.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import classes from '#components/form.module.css'
import { RichTextArea } from '#components/rich-text-editor/rich-text-area.tsx'
import { SelectField } from '#components/select-field.tsx'
import { SubmitButton } from '#components/submit-button.tsx'
import { TextField } from '#components/text-field.tsx'
import { UnsavedGuard } from '#components/unsaved-guard.tsx'
import { useForm } from '#lib/forms/use-form.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { DraftImage, LogDraft } from '#queries/log-draft.ts'
import type { ItemFieldSlot } from '../item-field-slot.ts'
import { typeWord } from '../log-words.ts'
import { ImagesField } from './images-field.tsx'
import { type LogValues, parseLog } from './log-values.ts'
import { useDraftImages } from './use-draft-images.ts'

export interface LogFormProps {
  readonly initial: LogValues
  /** Begins with the first field, where the form takes the place of something. */
  readonly isFocused?: boolean
  /** It stays what it is. */
  readonly hasFixedType?: boolean
  readonly item: LogDraft['item']
  readonly images: readonly DraftImage[]
  readonly itemField: ItemFieldSlot
  /** What the button says, what is said while the form is being sent, and when that failed. */
  readonly words: { readonly save: string; readonly saving: string; readonly failed: string }
  /** Saves the log and leads on; it says itself that something failed. */
  readonly onSend: (draft: LogDraft, onProgress: (share: number) => void) => Promise<void>
  readonly onCancel: () => void
}

/** A log as it is written: title, type, words, the item it is about, and pictures. */
export function LogForm(props: LogFormProps) {
  const {
    initial,
    hasFixedType = false,
    isFocused = false,
    words,
    itemField: ItemField,
    onSend,
    onCancel,
  } = props
  const { t } = useTranslation('logs')
  const images = useDraftImages(props.images)
  const [item, setItem] = useState(props.item)
  const [share, setShare] = useState(0)
  const form = useForm({
    initial,
    rules: async () => parseLog,
    send: (parsed) =>
      onSend({ ...parsed, item, images: images.all, removed: images.removed }, setShare),
  })
  const { values, isBusy, failure } = form
  const typeId = Number(values.logTypeId)
  const isDirty = form.changed.length > 0 || images.isChanged || item?.id !== props.item?.id
  const missing = values.description === '' ? 0 : missingCharacters(values.description)

  return (
    <form className={classes.form} {...form.formProps} data-typed={isBusy || isDirty || undefined}>
      <UnsavedGuard isUnsaved={isDirty} />
      <TextField
        {...form.text('title')}
        label={t('form.title')}
        maxLength={255}
        autoFocus={isFocused}
      />
      {!hasFixedType && (
        <SelectField
          label={t('form.type')}
          value={values.logTypeId}
          onChange={(id) => form.set('logTypeId', id)}
          options={LOG_TYPES.filter((type) => !type.isSystem).map(({ id }) => ({
            value: String(id),
            label: typeWord(t, id),
          }))}
          isFormField
          name="logTypeId"
        />
      )}
      <RichTextArea {...form.rich('description')} label={t('form.description')} />
      {missing > 0 && <p className={classes.hint}>{t('form.missing', { count: missing })}</p>}
      <ItemField value={item} onChange={setItem} />
      <ImagesField images={images} isBusy={isBusy} />
      {isAlwaysPublic(typeId) ? (
        <p className={classes.hint}>{t('form.supportPublic')}</p>
      ) : (
        <CheckField {...form.box('isPrivate')} label={t('form.isPrivate')} />
      )}
      {failure !== undefined && <ErrorNotice title={words.failed} error={failure} />}
      <div className={card.actions}>
        <SubmitButton isBusy={isBusy} sending={words.saving}>
          {words.save}
        </SubmitButton>
        <Button disabled={isBusy} onClick={onCancel}>
          {t('actions.cancel')}
        </Button>
        {isBusy && images.hasFiles && <progress value={share} max={1} aria-label={words.saving} />}
      </div>
    </form>
  )
}
