import { PRICE_DECIMALS, PRICE_WHOLE_DIGITS } from '@glazy/ceramics/batch/price'
import type { Lot } from '@glazy/contract/stock'
import { Button } from '#components/button.tsx'
import { DialogFrame } from '#components/dialog-frame.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import classes from '#components/form.module.css'
import { SubmitButton } from '#components/submit-button.tsx'
import { ownRules, useForm } from '#lib/forms/use-form.ts'
import { notify } from '#lib/notify.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useChangeLot } from '#queries/stock-changes.ts'
import { LotFields } from './lot-fields.tsx'
import { type LotWords, sentWords, wordProblems, wordsOf } from './purchase-values.ts'

export interface LotDialogProps {
  readonly userId: number
  readonly lot: Lot
  readonly onClose: () => void
}

/** Changes what is said of a purchase; its weights are moved, never rewritten. */
export default function LotDialog({ userId, lot, onClose }: LotDialogProps) {
  const { t } = useTranslation('stock')
  const { typed } = useFormats()
  const { t: tCommon } = useTranslation('common')
  const change = useChangeLot(userId)
  const form = useForm({
    initial: wordsOf(lot, typed),
    rules: ownRules(
      (values: LotWords) => wordProblems(values),
      (problem) => t(`problem.${problem}`, { whole: PRICE_WHOLE_DIGITS, decimals: PRICE_DECIMALS }),
    ),
    send: async (values) => {
      await change.mutateAsync({ id: lot.id, ...sentWords(values), basedOn: lot.updatedAt })
      notify('success', t('lot.saved'))
      onClose()
    },
  })

  return (
    <DialogFrame isOpen onClose={onClose} title={t('lot.editTitle')}>
      <form {...form.formProps} className={classes.form}>
        <LotFields form={form} />
        {form.failure !== undefined && (
          <ErrorNotice error={form.failure} title={t('problem.failed')} />
        )}
        <div className={classes.actions}>
          <Button onClick={onClose}>{tCommon('action.cancel')}</Button>
          <SubmitButton isBusy={form.isBusy}>{t('move.save')}</SubmitButton>
        </div>
      </form>
    </DialogFrame>
  )
}
