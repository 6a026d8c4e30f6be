import type { resetPasswordForm } from '@glazy/contract/rules/account'
import type { ReactNode } from 'react'
import type * as z from 'zod'
import { EmailField } from '#components/email-field.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import { NewPasswordFields } from '#components/new-password-fields.tsx'
import { SubmitButton } from '#components/submit-button.tsx'
import classes from '#components/form.module.css'
import { useForm } from '#lib/forms/use-form.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'

type ResetValues = z.output<typeof resetPasswordForm>

export interface ResetFormProps {
  /** What the link of the mail holds. */
  readonly token: string
  readonly email: string
  readonly onReset: (values: ResetValues) => Promise<void>
  /** A way out when the link turns out to be too old. */
  readonly askAgain: ReactNode
}

/** A new password, typed twice, for the address in the link. */
export function ResetForm({ token, email, onReset, askAgain }: ResetFormProps) {
  const { t } = useTranslation('account')
  const form = useForm({
    initial: { token, email, password: '', password_confirmation: '' },
    rules: async () => {
      const { resetPasswordForm } = await import('@glazy/contract/rules/account')
      return (values) => resetPasswordForm.safeParse(values)
    },
    send: onReset,
  })
  const { failure, isBusy, formProps } = form

  return (
    <form className={classes.form} {...formProps}>
      {failure !== undefined && (
        <ErrorNotice title={t('reset.failed')} error={failure}>
          {askAgain}
        </ErrorNotice>
      )}
      <EmailField {...form.text('email')} label={t('field.email')} readOnly />
      <NewPasswordFields
        form={form}
        label={t('field.newPassword')}
        hint={t('field.passwordHint')}
        repeatedLabel={t('field.confirmation')}
        required
      />
      <div className={classes.actions}>
        <SubmitButton isBusy={isBusy}>{t('reset.submit')}</SubmitButton>
      </div>
    </form>
  )
}
