import { HardDrive } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { Button } from '#components/button.tsx'
import { EmptyState } from '#components/empty-state.tsx'
import { dismissStorageFull, useStorageFull } from '#lib/storage-full.ts'

function clearAndReload() {
  localStorage.clear()
  sessionStorage.clear()
  location.reload()
}

/** Stands in for the page when the browser has no room left to keep what the visitor does. */
export function StorageFullGuard({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('shell')
  const isFull = useStorageFull()
  if (!isFull) return children
  return (
    <EmptyState
      icon={<HardDrive size={40} aria-hidden />}
      level={1}
      title={t('storage.title')}
      actions={
        <>
          <Button look="filled" onClick={clearAndReload}>
            {t('storage.clear')}
          </Button>
          <Button onClick={dismissStorageFull}>{t('error.tryAgain')}</Button>
        </>
      }
    >
      <p>{t('storage.text')}</p>
    </EmptyState>
  )
}
