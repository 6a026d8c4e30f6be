import { readShelfCsv } from '@glazy/formats/csv/shelf-csv'
import { useState } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { InventoryReview, type ReadInventory } from './inventory-review.tsx'
import { TableImport } from './table-import.tsx'
import { TableSource } from './table-source.tsx'
import { useTableReading } from './use-table-reading.ts'

/** Puts the materials of a table on the shelf: reads it, shows what its names mean, saves. */
export default function InventoryImport({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('inventory')
  const [read, setRead] = useState<ReadInventory>()
  const reading = useTableReading(readShelfCsv, setRead)
  return (
    <TableImport title={t('file.title')} onClose={onClose}>
      {read ? (
        <InventoryReview
          key={read.name}
          read={read}
          onDone={onClose}
          onAnother={() => setRead(undefined)}
        />
      ) : (
        <TableSource
          reading={reading}
          hint={t('file.column')}
          example={'material,price,unit,SKU\nCuster Feldspar,1.20,lb,RM-204'}
        />
      )}
    </TableImport>
  )
}
