import type { ShelfOwner } from '@glazy/contract/inventory'
import { Import } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '#components/button.tsx'
import { lazyPart } from '#lib/lazy-part.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'

const ImportShelfDialog = lazyPart(() => import('./import-shelf-dialog.tsx'))

export interface ImportShelfProps {
  readonly owner: ShelfOwner
}

/** Offers to take what is on somebody else's shelf over. */
export function ImportShelfButton({ owner, isEmpty }: ImportShelfProps & { isEmpty: boolean }) {
  const { t } = useTranslation('inventory')
  const [isAsking, setAsking] = useState(false)
  if (isEmpty) return null
  return (
    <>
      <Button look="filled" onClick={() => setAsking(true)}>
        <Import size={18} aria-hidden />
        {t('importFrom', { name: owner.name })}
      </Button>
      {isAsking && (
        <Suspense>
          <ImportShelfDialog owner={owner} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
