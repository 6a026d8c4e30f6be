import type { UserMaterial } from '@glazy/contract/inventory'
import { Link } from '@tanstack/react-router'
import { Boxes, Download, FileUp, FlaskConical, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { buttonClass } from '#components/button-class.ts'
import { Button } from '#components/button.tsx'
import { downloadFile } from '#lib/download-file.ts'
import { lazyPart } from '#lib/lazy-part.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'

const AddMaterialsDialog = lazyPart(() => import('./add-materials-dialog.tsx'))

interface OwnToolsProps {
  readonly entries: readonly UserMaterial[]
  readonly onImport: () => void
}

/** What the owner of a shelf does with it as a whole. */
export function OwnTools({ entries, onImport }: OwnToolsProps) {
  const { t } = useTranslation('inventory')
  const [isAdding, setAdding] = useState(false)

  async function save() {
    const { writeShelfCsv } = await import('@glazy/formats/csv/shelf-csv')
    const rows = entries.map(({ materialName: material, price, priceUnits, vendorCode }) => ({
      material,
      price,
      priceUnits,
      vendorCode,
    }))
    downloadFile(new Blob([writeShelfCsv(rows)], { type: 'text/csv' }), 'inventory.csv')
  }

  return (
    <>
      <Button look="filled" onClick={() => setAdding(true)}>
        <Plus size={18} aria-hidden />
        {t('add.open')}
      </Button>
      <Button onClick={onImport}>
        <FileUp size={18} aria-hidden />
        {t('file.open')}
      </Button>
      <Link to="/stock" className={buttonClass('plain')}>
        <Boxes size={18} aria-hidden />
        {t('stock')}
      </Link>
      {entries.length > 0 && (
        <>
          <Button onClick={() => void save()}>
            <Download size={18} aria-hidden />
            {t('export')}
          </Button>
          <Link to="/recipes" search={{ makeable: 'all' }} className={buttonClass('plain')}>
            <FlaskConical size={18} aria-hidden />
            {t('makeable.list')}
          </Link>
        </>
      )}
      {isAdding && (
        <Suspense>
          <AddMaterialsDialog onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  )
}
