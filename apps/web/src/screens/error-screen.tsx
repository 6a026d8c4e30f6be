import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, Link, SearchParamError, useRouter } from '@tanstack/react-router'
import { Link2Off, TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { Button } from '#components/button.tsx'
import { buttonClass } from '#components/button-class.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { isApiError } from '#lib/api/api-error.ts'
import { isQuotaError } from '#lib/browser-store.ts'
import { reportStorageFull } from '#lib/storage-full.ts'
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

  useEffect(() => {
    queries.reset()
    if (isQuotaError(error)) reportStorageFull()
  }, [error, queries])

  return (
    <EmptyState
      icon={
        isBadSearch ? <Link2Off size={40} aria-hidden /> : <TriangleAlert size={40} aria-hidden />
      }
      level={1}
      title={t(isBadSearch ? 'error.badSearch' : 'error.title')}
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
