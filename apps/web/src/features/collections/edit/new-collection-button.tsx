import { FolderPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '#components/button.tsx'
import { lazyPart } from '#lib/lazy-part.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'

const NewCollectionDialog = lazyPart(() => import('./new-collection-dialog.tsx'))

/** Makes a collection; `others` are the names of those that are there. */
export function NewCollectionButton({ others }: { readonly others: readonly string[] }) {
  const { t } = useTranslation('collections')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="filled" onClick={() => setOpen(true)}>
        <FolderPlus size={16} aria-hidden />
        {t('create.title')}
      </Button>
      {isOpen && (
        <Suspense>
          <NewCollectionDialog others={others} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
