import type { DetailImage } from '@glazy/contract/materials'
import { Button } from '#components/button.tsx'
import { DialogFrame } from '#components/dialog-frame.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import { SubmitButton } from '#components/submit-button.tsx'
import classes from '#components/form.module.css'
import { ownRules, useForm } from '#lib/forms/use-form.ts'
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
  const update = useUpdatePhotograph(materialId)
  const form = useForm({
    initial: valuesOf(image),
    rules: ownRules(problemsOf, (problem) => t(`problems.${problem}`)),
    send: async (values) => {
      await update.mutateAsync({ id: image.id, texts: textsOf(values) })
      notify('success', t('edit.done'))
      onClose()
    },
  })
  const fields = {
    values: form.values,
    problems: { title: form.problemOf('title'), description: form.problemOf('description') },
    onChange: form.change,
  }

  return (
    <DialogFrame isOpen onClose={onClose} title={t('edit.title')}>
      <form {...form.formProps} className={classes.form}>
        <TitleField {...fields} />
        <FurtherFields {...fields} />
        {form.failure !== undefined && (
          <ErrorNotice error={form.failure} title={t('edit.failed')} />
        )}
        <div className={classes.actions}>
          <Button onClick={onClose}>{tCommon('action.cancel')}</Button>
          <SubmitButton isBusy={form.isBusy}>{t('edit.save')}</SubmitButton>
        </div>
      </form>
    </DialogFrame>
  )
}
