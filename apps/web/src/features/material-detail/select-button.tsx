import { SELECTED_MAX } from '@glazy/contract/limits'
import { Link } from '@tanstack/react-router'
import { Check, Scale } from 'lucide-react'
import { buttonClass } from '#components/button-class.ts'
import { Button } from '#components/button.tsx'
import { notify } from '#lib/notify.ts'
import {
  type SelectableMaterial,
  toggleSelectedMaterial,
  useSelectedMaterials,
} from '#lib/selected-materials.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'

/** Takes the item into the selection or out of it, and leads to the comparison of the selected. */
export function SelectButton({ item }: { readonly item: SelectableMaterial }) {
  const { t } = useTranslation('detail')
  const { number } = useFormats()
  const selected = useSelectedMaterials()
  const isSelected = selected.some(({ id }) => id === item.id)

  function toggle() {
    if (!isSelected && selected.length >= SELECTED_MAX) {
      notify('error', t('actions.selectionFull', { max: number(SELECTED_MAX) }))
    } else {
      toggleSelectedMaterial(item)
    }
  }

  return (
    <>
      <Button aria-pressed={isSelected} onClick={toggle}>
        {isSelected ? <Check size={16} aria-hidden /> : <Scale size={16} aria-hidden />}
        {t(isSelected ? 'actions.selected' : 'actions.select')}
      </Button>
      {isSelected && selected.length > 1 && (
        <Link
          to="/compare"
          search={{ id: selected.map(({ id }) => id).join(',') }}
          className={buttonClass('plain')}
        >
          {t('actions.compare', { total: number(selected.length) })}
        </Link>
      )}
    </>
  )
}
