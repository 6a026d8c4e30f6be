import type { registerForm } from '@glazy/contract/rules/account'
import type * as z from 'zod'
import { CheckField } from '#components/check-field.tsx'
import { EmailField } from '#components/email-field.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import { NewPasswordFields } from '#components/new-password-fields.tsx'
import { SubmitButton } from '#components/submit-button.tsx'
import { TextField } from '#components/text-field.tsx'
import classes from '#components/form.module.css'
import { useForm } from '#lib/forms/use-form.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { TermsLabel } from './terms-label.tsx'

export type Registration = z.output<typeof registerForm>

const EMPTY = {
  name: '',
  email: '',
  password: '',
  password_confirmation: '',
  accept_terms: false,
  can_email_notifications: true,
  can_email_marketing: false,
}

/** What an account needs, and what its owner wants to be mailed. */
export function RegisterForm({
  onRegister,
}: {
  onRegister: (values: Registration) => Promise<void>
}) {
  const { t } = useTranslation('account')
  const form = useForm({
    initial: EMPTY,
    rules: async () => {
      const { registerForm } = await import('@glazy/contract/rules/account')
      return (values) => registerForm.safeParse(values)
    },
    send: onRegister,
  })
  const { failure, isBusy, formProps } = form

  return (
    <form className={classes.form} {...formProps}>
      {failure !== undefined && <ErrorNotice title={t('register.failed')} error={failure} />}
      <TextField {...form.text('name')} label={t('field.name')} autoComplete="name" required />
      <EmailField {...form.text('email')} label={t('field.email')} required />
      <NewPasswordFields
        form={form}
        label={t('field.password')}
        hint={t('field.passwordHint')}
        repeatedLabel={t('field.confirmation')}
        required
      />
      <CheckField {...form.box('accept_terms')} isRequired label={<TermsLabel />} />
      <CheckField {...form.box('can_email_notifications')} label={t('register.notifications')} />
      <CheckField {...form.box('can_email_marketing')} label={t('register.marketing')} />
      <div className={classes.actions}>
        <SubmitButton isBusy={isBusy}>{t('register.submit')}</SubmitButton>
      </div>
    </form>
  )
}
