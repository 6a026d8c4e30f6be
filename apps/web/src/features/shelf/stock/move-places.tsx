import { LOT_LABEL_MAX_LENGTH } from '@glazy/contract/limits'
import type { Lot } from '@glazy/contract/stock'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { SelectField } from '#components/select-field.tsx'
import { TextField } from '#components/text-field.tsx'
import type { Form } from '#lib/forms/use-form.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useUnits } from '#lib/units.ts'
import { ownStock } from '#queries/stock.ts'
import { placesOf } from '#lib/stock-places.ts'

/** Stands for wherever a lot is. */
export const ANYWHERE = '\n'

interface FromFieldProps {
  readonly lot: Lot
  /** A place, empty for the one that nobody has said, or {@link ANYWHERE}. */
  readonly value: string
  readonly onChange: (place: string) => void
}

/** In which of its places a lot becomes less. */
export function FromField({ lot, value, onChange }: FromFieldProps) {
  const { t } = useTranslation('stock')
  const { gramText } = useUnits()
  return (
    <SelectField
      label={t('move.place')}
      isFormField
      value={value}
      options={[
        { value: ANYWHERE, label: t('move.anyPlace') },
        ...lot.places.map(({ place, left }) => ({
          value: place ?? '',
          label: `${place ?? t('move.noPlace')} (${gramText(left, lot.packUnits)})`,
        })),
      ]}
      onChange={onChange}
    />
  )
}

interface ToFieldProps {
  readonly userId: number
  readonly form: Pick<Form<{ readonly to: string }>, 'text'>
}

/** Where something is carried; the places that are known are offered. */
export function ToField({ userId, form }: ToFieldProps) {
  const { t } = useTranslation('stock')
  const formats = useFormats()
  const list = useId()
  const { data: stock = [] } = useQuery(ownStock(userId))
  return (
    <>
      <TextField
        label={t('move.to')}
        autoComplete="off"
        list={list}
        maxLength={LOT_LABEL_MAX_LENGTH}
        {...form.text('to')}
      />
      <datalist id={list}>
        {placesOf(stock, formats).map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
    </>
  )
}
