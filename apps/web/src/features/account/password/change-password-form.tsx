import type { CurrentUser } from '@glazy/contract/accounts'
import { changePasswordForm, isGoodPassword } from '@glazy/contract/rules/account'
import card from '#components/card.module.css'
import { Card } from '#components/card.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import classes from '#components/form.module.css'
import { NewPasswordFields } from '#components/new-password-fields.tsx'
import { PasswordField } from '#components/password-field.tsx'
import { SubmitButton } from '#components/submit-button.tsx'
import { useForm } from '#lib/forms/use-form.ts'
import { notify } from '#lib/notify.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useChangePassword } from '#queries/settings.ts'
import { passwordFailure } from './password-failure.ts'

const EMPTY = { old_password: '', password: '', password_confirmation: '' }

/** A new password for someone who knows the old one; every other session ends with it. */
export function ChangePasswordForm({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('settings')
  const change = useChangePassword()
  const form = useForm({
    initial: EMPTY,
    rules: async () => (values) => changePasswordForm.safeParse({ ...values, email: user.email }),
    send: async (passwords) => {
      await change.mutateAsync(passwords)
      notify('success', t('password.changed'))
      return EMPTY
    },
    explain(error) {
      const reason = passwordFailure(error)
      const text = t(`password.${reason}`)
      notify('error', text)
      return reason === 'incorrectCurrentPassword' ? { old_password: text } : undefined
    },
  })
  const typed = form.values.password

  return (
    <Card title={t('password.title')} hint={t('password.hint')}>
      <form className={classes.form} {...form.formProps}>
        {/* Password managers learn from it whose password this is. */}
        <input type="email" autoComplete="username" hidden readOnly value={user.email} />
        <PasswordField
          {...form.text('old_password')}
          label={t('password.current')}
          autoComplete="current-password"
        />
        <NewPasswordFields
          form={form}
          label={t('password.new')}
          hint={typed === '' ? undefined : <Strength password={typed} />}
          repeatedLabel={t('password.confirm')}
        />
        {form.failure !== undefined && (
          <ErrorNotice title={t('password.failed')} error={form.failure} />
        )}
        <div className={card.actions}>
          <SubmitButton isBusy={form.isBusy}>{t('password.save')}</SubmitButton>
        </div>
      </form>
    </Card>
  )
}

function Strength({ password }: { readonly password: string }) {
  const { t } = useTranslation('settings')
  return t(isGoodPassword(password) ? 'password.good' : 'password.weak')
}
