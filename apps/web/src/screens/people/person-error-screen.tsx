import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ErrorNotice } from '#components/error-notice.tsx'
import page from '#components/page.module.css'
import { useTranslation } from '#lib/texts/use-translation.ts'

/** The pages of a person whose profile could not be had. */
export function PersonErrorScreen({ error }: ErrorComponentProps) {
  const { t } = useTranslation('people')
  const router = useRouter()
  return (
    <div className={page.page}>
      <ErrorNotice error={error} title={t('failed')} onRetry={() => void router.invalidate()} />
    </div>
  )
}
