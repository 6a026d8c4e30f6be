import { ItemField } from '#features/editor/details/item-field.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { ItemFieldSlotProps } from '#features/logs/item-field-slot.ts'

/** No item is left out. */
const NO_ITEM = 0

/** The item that a log is about, chosen as the editor of items chooses one. */
export default function LogItemField({ value, onChange }: ItemFieldSlotProps) {
  const { t } = useTranslation('logs')
  return (
    <ItemField
      label={t('form.about')}
      hint={t('form.aboutHint')}
      category="all"
      exceptId={NO_ITEM}
      value={value}
      problem={undefined}
      onChange={onChange}
    />
  )
}
