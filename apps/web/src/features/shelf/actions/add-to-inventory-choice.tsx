import type { MaterialDetail } from '@glazy/contract/materials'
import { PackagePlus } from 'lucide-react'
import menu from '#components/menu-list.module.css'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useAddToInventory } from './use-add-to-inventory.ts'

/** Puts a raw material on the viewer's shelf, as an entry of a menu. */
export function AddToInventoryChoice({
  id,
  name,
  kind,
}: Pick<MaterialDetail, 'id' | 'name' | 'kind'>) {
  const { t } = useTranslation('itemActions')
  const { add, isBusy } = useAddToInventory()
  if (kind !== 'primitive') return null
  return (
    <li>
      <button
        type="button"
        className={menu.item}
        disabled={isBusy}
        onClick={() => void add({ id, name })}
      >
        <PackagePlus size={18} aria-hidden />
        {t('inventory.add')}
      </button>
    </li>
  )
}
