import { readShelfCsv } from '@glazy/formats/csv/shelf-csv'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { InventoryReview } from './inventory-review.tsx'
import { TableImport } from './table-import.tsx'

/** Puts the materials of a table on the shelf: reads it, shows what its names mean, saves. */
export default function InventoryImport({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('inventory')
  return (
    <TableImport
      title={t('file.title')}
      hint={t('file.column')}
      example={'material,price,unit,SKU\nCuster Feldspar,1.20,lb,RM-204'}
      readCsv={readShelfCsv}
      review={(read, onAnother) => (
        <InventoryReview key={read.name} read={read} onDone={onClose} onAnother={onAnother} />
      )}
      onClose={onClose}
    />
  )
}
