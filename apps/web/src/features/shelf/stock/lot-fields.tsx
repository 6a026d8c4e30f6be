import { LOT_LABEL_MAX_LENGTH, LOT_NOTE_MAX_LENGTH, PRICE_MAX_LENGTH } from '@glazy/contract/limits'
import { TextArea } from '#components/text-area.tsx'
import { TextField } from '#components/text-field.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { LotWords } from './purchase-values.ts'
import classes from './stock.module.css'

export interface LotFieldsProps {
  readonly values: LotWords
  readonly onChange: (changes: Partial<LotWords>) => void
  /** What is wrong with the price, translated. */
  readonly priceProblem: string | undefined
}

/** What is said of a purchase beside its weights. */
export function LotFields({ values, onChange, priceProblem }: LotFieldsProps) {
  const { t } = useTranslation('stock')
  const line = (name: 'vendor' | 'place' | 'label') => ({
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
          problem={priceProblem}
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
        label={t('purchase.note')}
        rows={2}
        maxLength={LOT_NOTE_MAX_LENGTH}
        value={values.note}
        onChange={(event) => onChange({ note: event.currentTarget.value })}
      />
    </>
  )
}
