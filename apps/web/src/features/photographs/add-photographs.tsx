import type { MaterialDetail } from '@glazy/contract/materials'
import { ImagePlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#components/button.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'

const UploadDialog = lazy(() => import('./upload-dialog.tsx'))

/** The way to add photographs to an item, for people who are logged in. */
export function AddPhotographs({ material }: { readonly material: MaterialDetail }) {
  const { t } = useTranslation('detail')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="plain" onClick={() => setOpen(true)}>
        <ImagePlus size={16} aria-hidden />
        {t('photographs.add')}
      </Button>
      {isOpen && (
        <Suspense>
          <UploadDialog material={material} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
