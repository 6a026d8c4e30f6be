import { useQuery } from '@tanstack/react-query'
import { SelectField } from '#components/select-field.tsx'
import { placesOf } from '#lib/stock-places.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { ownStock } from '#queries/stock.ts'

interface PlaceFieldProps {
  readonly userId: number
  /** Empty for anywhere. */
  readonly value: string
  readonly onChange: (place: string) => void
}

/** From which place a batch is taken, where there is more than one. */
export function PlaceField({ userId, value, onChange }: PlaceFieldProps) {
  const { t } = useTranslation('batches')
  const formats = useFormats()
  const { data: stock = [] } = useQuery(ownStock(userId))
  const places = [...new Set([...placesOf(stock, formats), ...(value === '' ? [] : [value])])]
  if (places.length === 0) return null
  return (
    <SelectField
      label={t('details.place')}
      isFormField
      value={value}
      options={[
        { value: '', label: t('details.anyPlace') },
        ...places.map((place) => ({ value: place, label: place })),
      ]}
      onChange={onChange}
    />
  )
}
