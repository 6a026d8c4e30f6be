import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import look from '#components/banner.module.css'
import { useTranslation } from '#lib/texts/use-translation.ts'

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Says that the device has no connection, for as long as it has none. */
export function OfflineBanner() {
  const { t } = useTranslation('shell')
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className={isOnline ? undefined : look.banner}>
      {!isOnline && (
        <p>
          <WifiOff size={16} aria-hidden />
          {t('offline')}
        </p>
      )}
    </div>
  )
}
