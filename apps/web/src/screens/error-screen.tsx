import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { Link2Off, TriangleAlert, WifiOff } from 'lucide-react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { Button } from '#components/button.tsx'
import { buttonClass } from '#components/button-class.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { useFailure } from '#features/shell/failure/use-failure.ts'
import { isApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/texts/error-text.ts'

/** The page when it could not be made: a bad address, a failed request or a mistake of ours. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const { t } = useTranslation('shell')
  const { t: tCommon } = useTranslation('common')
  const { t: tErrors } = useTranslation('errors')
  const router = useRouter()
  const { isBadSearch, isOurs, isMissing } = useFailure(error)
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
