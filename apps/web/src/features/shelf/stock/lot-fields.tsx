import { LOT_LABEL_MAX_LENGTH, LOT_NOTE_MAX_LENGTH, PRICE_MAX_LENGTH } from '@glazy/contract/limits'
import { TextArea } from '#components/text-area.tsx'
import { TextField } from '#components/text-field.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { LotWords, PurchaseProblems } from './purchase-values.ts'
import classes from './stock.module.css'

export interface LotFieldsProps {
  readonly values: LotWords
  readonly onChange: (changes: Partial<LotWords>) => void
  readonly problems: Pick<PurchaseProblems, 'price' | 'analysis'>
}

/** What is said of a purchase beside its weights. */
export function LotFields({ values, onChange, problems }: LotFieldsProps) {
  const { t } = useTranslation('stock')
  const line = (name: 'vendor' | 'place' | 'label' | 'analysisSource') => ({
    label: t(`purchase.${name}`),
    value: values[name],
    maxLength: LOT_LABEL_MAX_LENGTH,
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [name]: event.currentTarget.value }),
  })
  return (
    <>
      <div className={classes.fields}>
        <TextField
          label={t('purchase.price')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={PRICE_MAX_LENGTH}
          value={values.price}
          problem={problems.price && t(`problem.${problems.price}`)}
          onChange={(event) => onChange({ price: event.currentTarget.value })}
        />
        <TextField
          label={t('purchase.boughtOn')}
          type="date"
          value={values.boughtOn}
          onChange={(event) => onChange({ boughtOn: event.currentTarget.value })}
        />
        <TextField {...line('vendor')} />
        <TextField {...line('place')} />
        <TextField {...line('label')} />
      </div>
      <TextArea
        label={t('purchase.analysis')}
        rows={2}
        maxLength={LOT_NOTE_MAX_LENGTH}
        placeholder={t('problem.analysis')}
        value={values.analysis}
        problem={problems.analysis && t(`problem.${problems.analysis}`)}
        onChange={(event) => onChange({ analysis: event.currentTarget.value })}
      />
      {values.analysis.trim() !== '' && <TextField {...line('analysisSource')} />}
      <TextArea
        label={t('purchase.note')}
        rows={2}
        maxLength={LOT_NOTE_MAX_LENGTH}
        value={values.note}
        onChange={(event) => onChange({ note: event.currentTarget.value })}
      />
    </>
  )
}
