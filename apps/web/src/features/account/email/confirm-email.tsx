import { type FormEvent, type ReactNode, useState } from 'react'
import { ErrorNotice } from '#components/error-notice.tsx'
import { SubmitButton } from '#components/submit-button.tsx'
import classes from '#components/form.module.css'
import { isApiError } from '#lib/api/api-error.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'

export interface ConfirmEmailProps {
  readonly onConfirm: () => Promise<void>
  /** A way out when the link turns out to be too old. */
  readonly askAgain: ReactNode
}

/** One button: programs that look into mails open links, and must not confirm anything. */
export function ConfirmEmail({ onConfirm, askAgain }: ConfirmEmailProps) {
  const { t } = useTranslation('account')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()

  async function confirm(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await onConfirm()
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }

  const isTooOld = isApiError(failure) && failure.code === 'auth.invalidConfirmation'
  return (
    <form className={classes.form} method="post" onSubmit={(event) => void confirm(event)}>
      {failure !== undefined && <ErrorNotice title={t('confirmEmail.failed')} error={failure} />}
      <div className={classes.actions}>
        {isTooOld ? (
          askAgain
        ) : (
          <SubmitButton isBusy={isBusy}>{t('confirmEmail.submit')}</SubmitButton>
        )}
      </div>
    </form>
  )
}
