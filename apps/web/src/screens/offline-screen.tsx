import { WifiOff } from 'lucide-react'
import { EmptyState } from '#components/empty-state.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'

/** Stands for a page that is not there without a connection. */
export function OfflineScreen() {
  const { t } = useTranslation('offline')
  return (
    <EmptyState level={1} icon={<WifiOff size={40} aria-hidden />} title={t('title')}>
      <p>{t('text')}</p>
    </EmptyState>
  )
}
