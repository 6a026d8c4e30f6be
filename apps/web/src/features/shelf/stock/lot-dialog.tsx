import type { Lot } from '@glazy/contract/stock'
import { type FormEvent, useState } from 'react'
import { Button } from '#components/button.tsx'
import { DialogFrame } from '#components/dialog-frame.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import form from '#components/form.module.css'
import { SubmitButton } from '#components/submit-button.tsx'
import { notify } from '#lib/notify.ts'
import { typedPrice } from '#lib/prices/typed-price.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useChangeLot } from '#queries/stock-changes.ts'
import { LotFields } from './lot-fields.tsx'
import { sentWords, wordProblems, wordsOf } from './purchase-values.ts'

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
  const [values, setValues] = useState(() => wordsOf(lot, (price) => typedPrice(price, typed)))
  const change = useChangeLot(userId)
  const [isTried, setTried] = useState(false)
  const problems = wordProblems(values)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (Object.keys(problems).length > 0 || change.isPending) return
    try {
      await change.mutateAsync({ id: lot.id, ...sentWords(values), basedOn: lot.updatedAt })
      notify('success', t('lot.saved'))
      onClose()
    } catch {
      // The form shows it.
    }
  }

  return (
    <DialogFrame isOpen staysOpen onClose={onClose} title={t('lot.editTitle')}>
      <form className={form.form} noValidate method="post" onSubmit={(event) => void submit(event)}>
        <LotFields
          values={values}
          onChange={(part) => setValues((now) => ({ ...now, ...part }))}
          problems={isTried ? problems : {}}
        />
        {change.isError && <ErrorNotice error={change.error} title={t('problem.failed')} />}
        <div className={form.actions}>
          <Button onClick={onClose}>{tCommon('action.cancel')}</Button>
          <SubmitButton isBusy={change.isPending}>{t('move.save')}</SubmitButton>
        </div>
      </form>
    </DialogFrame>
  )
}
