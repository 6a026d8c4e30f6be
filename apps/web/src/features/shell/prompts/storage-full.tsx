import { HardDrive } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { Button } from '#components/button.tsx'
import { EmptyState } from '#components/empty-state.tsx'
import { OUTBOX_SIGN_KEY } from '#lib/outbox/outbox-sign.ts'
import { dismissStorageFull, useStorageFull } from '#lib/storage-full.ts'
import classes from './storage-full.module.css'

/** All that can be had again goes; what waits to be sent is nowhere else, and stays. */
async function clearAndReload() {
  const waiting = localStorage.getItem(OUTBOX_SIGN_KEY)
  localStorage.clear()
  sessionStorage.clear()
  if (waiting !== null) localStorage.setItem(OUTBOX_SIGN_KEY, waiting)
  const { clearKept } = await import('#lib/offline/clear-kept.ts')
  await clearKept()
  location.reload()
}

/**
 * Stands in for the page when the browser has no room left to keep what the visitor does. The page
 * is hidden and not gone: what was typed into it is there again afterwards.
 */
export function StorageFullGuard({ children }: { readonly children: ReactNode }) {
  const isFull = useStorageFull()
  return (
    <>
      <div hidden={isFull} className={isFull ? undefined : classes.page}>
        {children}
      </div>
      {isFull && <StorageFull />}
    </>
  )
}

function StorageFull() {
  const { t } = useTranslation('shell')
  return (
    <EmptyState
      icon={<HardDrive size={40} aria-hidden />}
      level={1}
      title={t('storage.title')}
      actions={
        <>
          <Button look="filled" onClick={() => void clearAndReload()}>
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
