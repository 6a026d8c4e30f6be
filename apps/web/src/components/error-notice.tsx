import type { ReactNode } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { isApiError } from '#lib/api/api-error.ts'
import { useSession } from '#lib/session/use-session.ts'
import { errorText } from '#lib/texts/error-text.ts'
import box from './alert-box.module.css'
import { Button } from './button.tsx'
import classes from './error-notice.module.css'

export interface ErrorNoticeProps {
  readonly error: unknown
  /** Heading; a general one where it is left out. */
  readonly title?: string
  readonly onRetry?: () => void
  /** What is said of an error that says nothing itself. */
  readonly fallback?: string
  /** Further ways out. */
  readonly children?: ReactNode
}

/** What went wrong in one part of a page, and how to try again. A login that was missing is told until there is one. */
export function ErrorNotice(props: ErrorNoticeProps) {
  const { error, title, onRetry, fallback, children } = props
  const { t } = useTranslation('common')
  const { t: tErrors } = useTranslation('errors')
  const { status } = useSession()
  const isLoggedInAgain =
    isApiError(error) && error.code === 'auth.required' && status === 'authenticated'
  if (isLoggedInAgain && !onRetry) return null
  // What the server has recorded can be found by it; what someone typed wrong is no fault of its.
  const requestId = isApiError(error) && error.status >= 500 ? error.requestId : undefined
  const fields = isApiError(error) ? error.fields : []
  return (
    <div className={box.box} role="alert">
      <p className={box.title}>{title ?? t('error.title')}</p>
      <p>{isApiError(error) || fallback === undefined ? errorText(tErrors, error) : fallback}</p>
      {fields.length > 0 && (
        <ul className={classes.fields}>
          {fields.map(({ field, message }) => (
            <li key={field}>
              <code>{field}</code> {message}
            </li>
          ))}
        </ul>
      )}
      {requestId && <p className={classes.reference}>{t('error.reference', { requestId })}</p>}
      <div className={box.actions}>
        {onRetry && <Button onClick={onRetry}>{t('action.tryAgain')}</Button>}
        {children}
      </div>
    </div>
  )
}
