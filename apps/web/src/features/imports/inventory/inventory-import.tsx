import { X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#components/button.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from '../recipe-import.module.css'
import { InventoryReview } from './inventory-review.tsx'
import { InventorySource } from './inventory-source.tsx'
import { type ReadInventory, useInventoryReading } from './use-inventory-reading.ts'

/** Puts the materials of a table on the shelf: reads it, shows what its names mean, saves. */
export default function InventoryImport({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('inventory')
  const { t: tCommon } = useTranslation('common')
  const [read, setRead] = useState<ReadInventory>()
  const reading = useInventoryReading(setRead)
  return (
    <section className={classes.review} aria-labelledby="inventory-import">
      <div className={classes.found}>
        <h2 id="inventory-import" className={classes.heading}>
          {t('file.title')}
        </h2>
        <Button look="quiet" isIcon aria-label={tCommon('action.close')} onClick={onClose}>
          <X size={18} aria-hidden />
        </Button>
      </div>
      {read ? (
        <InventoryReview
          key={read.name}
          read={read}
          onDone={onClose}
          onAnother={() => setRead(undefined)}
        />
      ) : (
        <InventorySource reading={reading} />
      )}
    </section>
  )
}
