import type { CurrentUser } from '@glazy/contract/accounts'
import { EMAIL_MAX_LENGTH } from '@glazy/contract/limits'
import card from '#components/card.module.css'
import { Card } from '#components/card.tsx'
import classes from '#components/form.module.css'
import { PasswordField } from '#components/password-field.tsx'
import { SubmitButton } from '#components/submit-button.tsx'
import { TextField } from '#components/text-field.tsx'
import { isApiError } from '#lib/api/api-error.ts'
import { refusalsOf } from '#lib/forms/field-problems.ts'
import { useForm } from '#lib/forms/use-form.ts'
import { notify } from '#lib/notify.ts'
import { errorText } from '#lib/texts/error-text.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useChangeEmail } from '#queries/settings.ts'

/** Another address for mails and for logging in, for somebody who knows the password. */
export function ChangeEmailForm({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('settings')
  const { t: tErrors } = useTranslation('errors')
  const change = useChangeEmail()
  const form = useForm({
    initial: { email: user.email, password: '' },
    rules: async () => {
      const { changeEmailForm } = await import('@glazy/contract/rules/account')
      return (values) => changeEmailForm.safeParse(values)
    },
    send: async (address) => {
      await change.mutateAsync(address)
      notify('success', t('email.sent', { email: address.email }))
      // The old one counts until the link is opened.
      return { email: user.email, password: '' }
    },
    explain(error) {
      notify('error', t('email.failed'))
      if (isApiError(error) && error.code === 'auth.wrongPassword') {
        return { password: t('password.incorrectCurrentPassword') }
      }
      const refusals = refusalsOf(error, ['email', 'password'])
      return Object.keys(refusals).length > 0 ? refusals : { email: errorText(tErrors, error) }
    },
  })

  return (
    <Card title={t('email.title')} hint={t('email.hint')}>
      <form className={classes.form} {...form.formProps}>
        <TextField
          {...form.text('email')}
          label={t('email.address')}
          type="email"
          autoComplete="email"
          maxLength={EMAIL_MAX_LENGTH}
        />
        <PasswordField
          {...form.text('password')}
          label={t('password.current')}
          autoComplete="current-password"
        />
        <div className={card.actions}>
          <SubmitButton isBusy={form.isBusy}>{t('email.save')}</SubmitButton>
        </div>
      </form>
    </Card>
  )
}
