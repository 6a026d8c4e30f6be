import type { DetailImage } from '@glazy/contract/materials'
import { type FormEvent, useState } from 'react'
import { Button } from '#components/button.tsx'
import { DialogFrame } from '#components/dialog-frame.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import { SubmitButton } from '#components/submit-button.tsx'
import form from '#components/form.module.css'
import { notify } from '#lib/notify.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useUpdatePhotograph } from '#queries/photograph-changes.ts'
import { FurtherFields, TitleField } from './photograph-fields.tsx'
import { problemsOf, textsOf, valuesOf } from './photograph-values.ts'

export interface EditPhotographDialogProps {
  readonly image: DetailImage
  readonly materialId: number
  readonly onClose: () => void
}

/** What is said about a photograph, to be changed by who added it. */
export default function EditPhotographDialog(props: EditPhotographDialogProps) {
  const { image, materialId, onClose } = props
  const { t } = useTranslation('photographs')
  const { t: tCommon } = useTranslation('common')
  const [values, setValues] = useState(() => valuesOf(image))
  const update = useUpdatePhotograph(materialId)
  const isInvalid = Object.keys(problemsOf(values)).length > 0
  const fields = {
    values,
    isTried: true,
    onChange: (change: Partial<typeof values>) => setValues({ ...values, ...change }),
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isInvalid || update.isPending) return
    try {
      await update.mutateAsync({ id: image.id, texts: textsOf(values) })
      notify('success', t('edit.done'))
      onClose()
    } catch {
      // The dialog shows it.
    }
  }

  return (
    <DialogFrame isOpen onClose={onClose} title={t('edit.title')}>
      <form className={form.form} noValidate onSubmit={(event) => void save(event)}>
        <TitleField {...fields} />
        <FurtherFields {...fields} />
        {update.isError && <ErrorNotice error={update.error} title={t('edit.failed')} />}
        <div className={form.actions}>
          <Button onClick={onClose}>{tCommon('action.cancel')}</Button>
          <SubmitButton isBusy={update.isPending || isInvalid}>{t('edit.save')}</SubmitButton>
        </div>
      </form>
    </DialogFrame>
  )
}
