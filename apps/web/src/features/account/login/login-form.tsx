import type { loginForm } from '@glazy/contract/rules/account'
import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { EmailField } from '#components/email-field.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import { PasswordField } from '#components/password-field.tsx'
import { SubmitButton } from '#components/submit-button.tsx'
import classes from '#components/form.module.css'
import type { LoginInput } from '#lib/session/ask-session.ts'
import { useSending } from '#lib/forms/use-sending.ts'
import { problemText } from '#lib/texts/problem-text.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'

export interface LoginFormProps {
  /** Rules of the page or of the dialog. */
  readonly schema: typeof loginForm
  /** Address to begin with. */
  readonly email?: string | undefined
  readonly onLogIn: (input: LoginInput) => Promise<void>
  /** Beside the button that sends the form. */
  readonly children?: ReactNode
}

const FIELDS = ['email', 'password'] as const

/** E-mail and password. What goes wrong stays in view until the next attempt. */
export function LoginForm({ schema, email, onLogIn, children }: LoginFormProps) {
  const { t } = useTranslation('account')
  const form = useForm({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    // Without a default, what was typed before the page came to life is kept.
    ...(email !== undefined && { defaultValues: { email } }),
  })
  const { register, formState } = form
  const { errors } = formState
  const { failure, isBusy, formProps } = useSending(form, FIELDS, onLogIn)

  return (
    <form className={classes.form} {...formProps}>
      {failure !== undefined && <ErrorNotice title={t('login.failed')} error={failure} />}
      <EmailField
        {...register('email')}
        label={t('field.email')}
        problem={problemText(t, errors.email?.message)}
        required
        data-autofocus
      />
      <PasswordField
        {...register('password')}
        label={t('field.password')}
        problem={problemText(t, errors.password?.message)}
        autoComplete="current-password"
        required
      />
      <div className={classes.actions}>
        <SubmitButton isBusy={isBusy}>{t('login.submit')}</SubmitButton>
        {children}
      </div>
    </form>
  )
}
