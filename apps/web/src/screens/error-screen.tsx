import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, Link, SearchParamError, useRouter } from '@tanstack/react-router'
import { Link2Off, TriangleAlert, WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { Button } from '#components/button.tsx'
import { buttonClass } from '#components/button-class.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { isApiError } from '#lib/api/api-error.ts'
import { isOffline } from '#lib/offline/is-offline.ts'
import { isConnectionLost } from '#lib/outbox/connection-lost.ts'
import { isQuotaError } from '#lib/browser-store.ts'
import { reportStorageFull } from '#lib/storage-full.ts'
import { tellFailure } from '#lib/telemetry/tell-failure.ts'
import { errorText } from '#lib/texts/error-text.ts'

/** The page when it could not be made: a bad address, a failed request or a mistake of ours. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const { t } = useTranslation('shell')
  const { t: tCommon } = useTranslation('common')
  const { t: tErrors } = useTranslation('errors')
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()
  const isBadSearch = error instanceof SearchParamError
  /** The API had given all for the page, and yet it did not come to be. */
  const isOurs = !isBadSearch && !isApiError(error)
  /** It is not on this device, and cannot be fetched now. */
  const isMissing = isConnectionLost(error) && isOffline()

  useEffect(() => {
    queries.reset()
    if (isQuotaError(error)) reportStorageFull()
    else if (!isBadSearch) tellFailure(router, error)
  }, [error, isBadSearch, queries, router])

  useEffect(() => {
    if (!isMissing) return
    const again = () => void router.invalidate()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isMissing, router])

  const Icon = isMissing ? WifiOff : isBadSearch ? Link2Off : TriangleAlert
  return (
    <EmptyState
      icon={<Icon size={40} aria-hidden />}
      level={1}
      title={t(isMissing ? 'error.offline' : isBadSearch ? 'error.badSearch' : 'error.title')}
      actions={
        <>
          <Link to="/" className={buttonClass('filled')}>
            {t('error.goHome')}
          </Link>
          <Button onClick={() => void router.invalidate()}>{t('error.tryAgain')}</Button>
          {isOurs && <Button onClick={() => location.reload()}>{t('error.reload')}</Button>}
        </>
      }
    >
      <p>
        {isOurs
          ? t('error.component')
          : isMissing
            ? t('error.offlineText')
            : isBadSearch
              ? t('error.badSearchText')
              : errorText(tErrors, error)}
      </p>
      {isApiError(error) && error.requestId && (
        <p>{tCommon('error.reference', { requestId: error.requestId })}</p>
      )}
    </EmptyState>
  )
}
