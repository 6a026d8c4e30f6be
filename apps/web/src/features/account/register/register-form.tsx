import { registerForm } from '@glazy/contract/rules/account'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type * as z from 'zod'
import { CheckField } from '#components/check-field.tsx'
import { EmailField } from '#components/email-field.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import { PasswordField } from '#components/password-field.tsx'
import { SubmitButton } from '#components/submit-button.tsx'
import { TextField } from '#components/text-field.tsx'
import classes from '#components/form.module.css'
import { useSending } from '#lib/forms/use-sending.ts'
import { problemText } from '#lib/texts/problem-text.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { TermsLabel } from './terms-label.tsx'

export type Registration = z.output<typeof registerForm>

const FIELDS = ['name', 'email', 'password', 'password_confirmation', 'accept_terms'] as const

/** What an account needs, and what its owner wants to be mailed. */
export function RegisterForm({
  onRegister,
}: {
  onRegister: (values: Registration) => Promise<void>
}) {
  const { t } = useTranslation('account')
  const form = useForm({
    resolver: zodResolver(registerForm),
    mode: 'onTouched',
  })
  const { register, formState } = form
  const { errors } = formState
  const { failure, isBusy, formProps } = useSending(form, FIELDS, onRegister)

  return (
    <form className={classes.form} {...formProps}>
      {failure !== undefined && <ErrorNotice title={t('register.failed')} error={failure} />}
      <TextField
        {...register('name')}
        label={t('field.name')}
        problem={problemText(t, errors.name?.message)}
        autoComplete="name"
        required
      />
      <EmailField
        {...register('email')}
        label={t('field.email')}
        problem={problemText(t, errors.email?.message)}
        required
      />
      <PasswordField
        {...register('password')}
        label={t('field.password')}
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
      <CheckField
        {...register('accept_terms')}
        isRequired
        label={<TermsLabel />}
        problem={problemText(t, errors.accept_terms?.message)}
      />
      <CheckField
        {...register('can_email_notifications')}
        defaultChecked
        label={t('register.notifications')}
      />
      <CheckField {...register('can_email_marketing')} label={t('register.marketing')} />
      <div className={classes.actions}>
        <SubmitButton isBusy={isBusy}>{t('register.submit')}</SubmitButton>
      </div>
    </form>
  )
}
