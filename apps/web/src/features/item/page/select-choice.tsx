import { SELECTED_MAX } from '@glazy/contract/limits'
import { Link, useNavigate } from '@tanstack/react-router'
import { Check, GitCompareArrows, Scale } from 'lucide-react'
import menu from '#components/menu-list.module.css'
import { notify } from '#lib/notify.ts'
import {
  type SelectableMaterial,
  toggleSelectedMaterial,
  useSelectedMaterials,
} from '#lib/selected-materials.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'

/** Takes the item into the selection or out of it, and leads to the comparison of the selected. */
export function SelectChoice({ item }: { readonly item: SelectableMaterial }) {
  const { t } = useTranslation('detail')
  const { number } = useFormats()
  const navigate = useNavigate()
  const selected = useSelectedMaterials()
  const isSelected = selected.some(({ id }) => id === item.id)
  const compareText = (total: number) => t('actions.compare', { total: number(total) })

  function toggle() {
    if (isSelected) return toggleSelectedMaterial(item)
    if (selected.length >= SELECTED_MAX)
      return notify('error', t('actions.selectionFull', { max: number(SELECTED_MAX) }))
    toggleSelectedMaterial(item)
    const all = [...selected, item]
    if (all.length === 1) return notify('success', t('actions.selectedFirst'))
    notify('success', t('actions.selectedToo'), {
      label: compareText(all.length),
      run: () => void navigate({ to: '/compare', search: { id: idsOf(all) } }),
    })
  }

  return (
    <>
      <li>
        <button type="button" className={menu.item} aria-pressed={isSelected} onClick={toggle}>
          {isSelected ? <Check size={18} aria-hidden /> : <Scale size={18} aria-hidden />}
          {t(isSelected ? 'actions.selected' : 'actions.select')}
        </button>
      </li>
      {isSelected && selected.length > 1 && (
        <li>
          <Link to="/compare" search={{ id: idsOf(selected) }} className={menu.item}>
            <GitCompareArrows size={18} aria-hidden />
            {compareText(selected.length)}
          </Link>
        </li>
      )}
    </>
  )
}

function idsOf(items: readonly { readonly id: number }[]): string {
  return items.map(({ id }) => id).join(',')
}
