import type { MaterialDetail } from '@glazy/contract/materials'
import { ImagePlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '#components/button.tsx'
import { lazyPart } from '#lib/lazy-part.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './photograph-carousel.module.css'

const UploadDialog = lazyPart(() => import('./upload-dialog.tsx'))

/** The way to add photographs to an item, for people who are logged in. */
export function AddPhotographs({ material }: { readonly material: MaterialDetail }) {
  const { t } = useTranslation('detail')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button title={t('photographs.add')} onClick={() => setOpen(true)}>
        <ImagePlus size={16} aria-hidden />
        <span className={classes.label}>{t('photographs.add')}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <UploadDialog material={material} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
