import { PackagePlus } from 'lucide-react'
import { Button } from '#components/button.tsx'
import { useSelectedMaterials } from '#lib/selected-materials.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useAddToInventory } from './use-add-to-inventory.ts'

/** Puts everything that is selected on the viewer's shelf. */
export default function SelectionToInventory() {
  const { t } = useTranslation('itemActions')
  const selected = useSelectedMaterials()
  const { addMany } = useAddToInventory()
  return (
    <Button onClick={() => void addMany(selected.map(({ id }) => id))}>
      <PackagePlus size={16} aria-hidden />
      {t('inventory.add')}
    </Button>
  )
}
