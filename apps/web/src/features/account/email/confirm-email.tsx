import type { ReactNode } from 'react'
import { ErrorNotice } from '#components/error-notice.tsx'
import { SubmitButton } from '#components/submit-button.tsx'
import classes from '#components/form.module.css'
import { isApiError } from '#lib/api/api-error.ts'
import { ownRules, useForm } from '#lib/forms/use-form.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'

export interface ConfirmEmailProps {
  readonly onConfirm: () => Promise<void>
  /** A way out when the link turns out to be too old. */
  readonly askAgain: ReactNode
}

/** One button: programs that look into mails open links, and must not confirm anything. */
export function ConfirmEmail({ onConfirm, askAgain }: ConfirmEmailProps) {
  const { t } = useTranslation('account')
  const form = useForm({ initial: {}, rules: NONE, send: () => onConfirm() })
  const { failure, isBusy } = form

  const isTooOld = isApiError(failure) && failure.code === 'auth.invalidConfirmation'
  return (
    <form {...form.formProps} className={classes.form}>
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

/** There is nothing to fill in. */
const NONE = ownRules(
  () => ({}),
  () => '',
)
