import { type ErrorComponentProps, SearchParamError, useRouter } from '@tanstack/react-router'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { ErrorNotice } from '#components/error-notice.tsx'
import page from '#components/page.module.css'
import { ErrorScreen } from './error-screen.tsx'

/** A list that could not be had at all. A bad address has a screen of its own. */
export function ListErrorScreen(props: ErrorComponentProps) {
  const { t } = useTranslation('list')
  const router = useRouter()
  if (props.error instanceof SearchParamError) return <ErrorScreen {...props} />
  return (
    <div className={page.page}>
      <ErrorNotice
        error={props.error}
        title={t('error.title')}
        onRetry={() => void router.invalidate()}
      />
    </div>
  )
}
