import { LOT_LABEL_MAX_LENGTH, LOT_NOTE_MAX_LENGTH, PRICE_MAX_LENGTH } from '@glazy/contract/limits'
import { NumberField } from '#components/number-field.tsx'
import { TextArea } from '#components/text-area.tsx'
import { TextField } from '#components/text-field.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { Form } from '#lib/forms/use-form.ts'
import type { LotWords } from './purchase-values.ts'
import classes from './stock.module.css'

export interface LotFieldsProps {
  readonly form: Pick<Form<LotWords>, 'values' | 'text' | 'number'>
}

/** What is said of a purchase beside its weights. */
export function LotFields({ form }: LotFieldsProps) {
  const { t } = useTranslation('stock')
  const line = (name: 'vendor' | 'place' | 'label' | 'analysisSource') => ({
    label: t(`purchase.${name}`),
    maxLength: LOT_LABEL_MAX_LENGTH,
    autoComplete: 'off',
    ...form.text(name),
  })
  return (
    <>
      <div className={classes.fields}>
        <NumberField
          label={t('purchase.price')}
          maxLength={PRICE_MAX_LENGTH}
          {...form.number('price')}
        />
        <TextField label={t('purchase.boughtOn')} type="date" {...form.text('boughtOn')} />
        <TextField {...line('vendor')} />
        <TextField {...line('place')} />
        <TextField {...line('label')} />
      </div>
      <TextArea
        label={t('purchase.analysis')}
        rows={2}
        maxLength={LOT_NOTE_MAX_LENGTH}
        placeholder={t('problem.analysis')}
        {...form.text('analysis')}
      />
      {form.values.analysis.trim() !== '' && <TextField {...line('analysisSource')} />}
      <TextArea
        label={t('purchase.note')}
        rows={2}
        maxLength={LOT_NOTE_MAX_LENGTH}
        {...form.text('note')}
      />
    </>
  )
}
