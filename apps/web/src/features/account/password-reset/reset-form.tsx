import { resetPasswordForm } from '@glazy/contract/rules/account'
import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod'
import { EmailField } from '#components/email-field.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import { PasswordField } from '#components/password-field.tsx'
import { SubmitButton } from '#components/submit-button.tsx'
import classes from '#components/form.module.css'
import { useSending } from '#lib/forms/use-sending.ts'
import { problemText } from '#lib/texts/problem-text.ts'
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

const FIELDS = ['email', 'password', 'password_confirmation'] as const

/** A new password, typed twice, for the address in the link. */
export function ResetForm({ token, email, onReset, askAgain }: ResetFormProps) {
  const { t } = useTranslation('account')
  const form = useForm({
    resolver: zodResolver(resetPasswordForm),
    mode: 'onTouched',
    defaultValues: { token, email },
  })
  const { register, formState } = form
  const { errors } = formState
  const { failure, isBusy, formProps } = useSending(form, FIELDS, onReset)

  return (
    <form className={classes.form} {...formProps}>
      {failure !== undefined && (
        <ErrorNotice title={t('reset.failed')} error={failure}>
          {askAgain}
        </ErrorNotice>
      )}
      <EmailField
        {...register('email')}
        label={t('field.email')}
        problem={problemText(t, errors.email?.message)}
        readOnly
      />
      <PasswordField
        {...register('password')}
        label={t('field.newPassword')}
        problem={problemText(t, errors.password?.message)}
        hint={t('field.passwordHint')}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...register('password_confirmation')}
        label={t('field.confirmation')}
        problem={problemText(t, errors.password_confirmation?.message)}
        autoComplete="new-password"
        required
      />
      <div className={classes.actions}>
        <SubmitButton isBusy={isBusy}>{t('reset.submit')}</SubmitButton>
      </div>
    </form>
  )
}
