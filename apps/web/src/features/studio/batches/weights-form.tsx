import type { Batch } from '@glazy/contract/batches'
import { type FormEvent, useState } from 'react'
import { Button } from '#components/button.tsx'
import form from '#components/form.module.css'
import { SubmitButton } from '#components/submit-button.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { BatchLines } from './batch-lines.tsx'
import { isWeight, weighedOf, type WeighedTexts } from './weighed-texts.ts'

export interface WeightsFormProps {
  readonly userId: number
  readonly batch: Batch
  readonly initial: WeighedTexts
  readonly onSend: (weighed: ReturnType<typeof weighedOf>) => Promise<void>
  readonly onClose: () => void
}

/** What a batch that is said to be mixed was weighed with. */
export function WeightsForm({ userId, batch, initial, onSend, onClose }: WeightsFormProps) {
  const { t } = useTranslation('batches')
  const { t: tCommon } = useTranslation('common')
  const [texts, setTexts] = useState(initial)
  const [isTried, setTried] = useState(false)
  const isSound = Object.values(texts).every((text) => isWeight(text, batch.unit))

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isSound) await onSend(weighedOf(batch, texts))
  }

  return (
    <form className={form.form} noValidate method="post" onSubmit={(event) => void submit(event)}>
      <BatchLines
        // Also where it is mixed already: what was weighed is still to be written.
        batch={{ ...batch, state: 'planned' }}
        {...{ userId, texts }}
        onType={(place, text) => setTexts((now) => ({ ...now, [place]: text }))}
      />
      {isTried && !isSound && (
        <p className={form.problem} role="alert">
          {t('problem.size')}
        </p>
      )}
      <div className={form.actions}>
        <Button onClick={onClose}>{tCommon('action.cancel')}</Button>
        <SubmitButton isBusy={false}>{t('details.save')}</SubmitButton>
      </div>
    </form>
  )
}
