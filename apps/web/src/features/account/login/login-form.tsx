import type { ReactNode } from 'react'
import { EmailField } from '#components/email-field.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import { PasswordField } from '#components/password-field.tsx'
import { SubmitButton } from '#components/submit-button.tsx'
import classes from '#components/form.module.css'
import type { LoginInput } from '#lib/session/ask-session.ts'
import { useForm } from '#lib/forms/use-form.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'

export interface LoginFormProps {
  /** Rules of the page or of the dialog. */
  readonly schema: 'loginForm' | 'loginDialogForm'
  /** Address to begin with. */
  readonly email?: string | undefined
  readonly onLogIn: (input: LoginInput) => Promise<void>
  /** Beside the button that sends the form. */
  readonly children?: ReactNode
}

/** E-mail and password. What goes wrong stays in view until the next attempt. */
export function LoginForm({ schema, email, onLogIn, children }: LoginFormProps) {
  const { t } = useTranslation('account')
  const form = useForm({
    initial: { email: email ?? '', password: '' },
    rules: async () => {
      const { [schema]: rules } = await import('@glazy/contract/rules/account')
      return (values) => rules.safeParse(values)
    },
    send: onLogIn,
  })
  const { failure, isBusy, formProps } = form

  return (
    <form className={classes.form} {...formProps}>
      {failure !== undefined && <ErrorNotice title={t('login.failed')} error={failure} />}
      <EmailField {...form.text('email')} label={t('field.email')} required data-autofocus />
      <PasswordField
        {...form.text('password')}
        label={t('field.password')}
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
