import type { WeightUnit } from '@glazy/ceramics/batch/weight'
import type { Batch } from '@glazy/contract/batches'
import { Button } from '#components/button.tsx'
import classes from '#components/form.module.css'
import { SubmitButton } from '#components/submit-button.tsx'
import { ownRules, useForm } from '#lib/forms/use-form.ts'
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
  const form = useForm({
    initial: { texts: initial },
    rules: ownRules(
      ({ texts }: { readonly texts: WeighedTexts }) => ({
        texts: areWeights(texts, batch.unit) ? undefined : ('size' as const),
      }),
      (problem) => t(`problem.${problem}`),
    ),
    send: ({ texts }) => onSend(weighedOf(batch, texts)),
  })
  const { texts } = form.values

  return (
    <form {...form.formProps} className={classes.form}>
      <BatchLines
        // Also where it is mixed already: what was weighed is still to be written.
        batch={{ ...batch, state: 'planned' }}
        userId={userId}
        texts={texts}
        onType={(place, text) => form.set('texts', { ...texts, [place]: text })}
      />
      <p className={classes.problem} role="alert">
        {form.problemOf('texts')}
      </p>
      <div className={classes.actions}>
        <Button onClick={onClose}>{tCommon('action.cancel')}</Button>
        <SubmitButton isBusy={form.isBusy}>{t('details.save')}</SubmitButton>
      </div>
    </form>
  )
}

function areWeights(texts: WeighedTexts, unit: WeightUnit): boolean {
  return Object.values(texts).every((text) => isWeight(text, unit))
}
