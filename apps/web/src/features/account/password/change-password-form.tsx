import type { CurrentUser } from '@glazy/contract/accounts'
import { changePasswordForm, isGoodPassword } from '@glazy/contract/rules/account'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type * as z from 'zod'
import card from '#components/card.module.css'
import { Card } from '#components/card.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import form from '#components/form.module.css'
import { PasswordField } from '#components/password-field.tsx'
import { SubmitButton } from '#components/submit-button.tsx'
import { applyFieldProblems } from '#lib/forms/apply-field-problems.ts'
import { notify } from '#lib/notify.ts'
import { problemText } from '#lib/texts/problem-text.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useChangePassword } from '#queries/settings.ts'
import { passwordFailure } from './password-failure.ts'

type Values = z.input<typeof changePasswordForm>

const FIELDS = ['old_password', 'password', 'password_confirmation'] as const

/** A new password for somebody who knows the old one; every other session ends with it. */
export function ChangePasswordForm({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('settings')
  const { t: tAccount } = useTranslation('account')
  const change = useChangePassword()
  const passwords = useForm<Values>({
    defaultValues: { email: user.email, old_password: '', password: '', password_confirmation: '' },
    resolver: zodResolver(changePasswordForm, undefined, { raw: true }),
    mode: 'onTouched',
  })
  const { register, control, formState, setError } = passwords
  const { errors, isSubmitting } = formState
  const [failure, setFailure] = useState<unknown>()
  const typed = useWatch({ control, name: 'password' })
  const problem = (name: keyof Values) => problemText(tAccount, errors[name]?.message)

  async function submit(values: Values) {
    setFailure(undefined)
    try {
      await change.mutateAsync({ ...values, email: user.email })
      passwords.reset()
      notify('success', t('password.changed'))
    } catch (error) {
      const reason = passwordFailure(error)
      const text = t(`password.${reason}`)
      if (reason === 'incorrectCurrentPassword') {
        setError('old_password', { type: 'server', message: text }, { shouldFocus: true })
      } else if (!applyFieldProblems(error, passwords, FIELDS)) setFailure(error)
      notify('error', text)
    }
  }

  return (
    <Card title={t('password.title')} hint={t('password.hint')}>
      <form
        className={form.form}
        noValidate
        onSubmit={(event) => void passwords.handleSubmit(submit)(event)}
      >
        {/* Password managers learn from it whose password this is. */}
        <input type="email" autoComplete="username" hidden readOnly {...register('email')} />
        <PasswordField
          label={t('password.current')}
          autoComplete="current-password"
          problem={problem('old_password')}
          {...register('old_password')}
        />
        <PasswordField
          label={t('password.new')}
          autoComplete="new-password"
          hint={typed === '' ? undefined : <Strength password={typed} />}
          problem={problem('password')}
          {...register('password')}
        />
        <PasswordField
          label={t('password.confirm')}
          autoComplete="new-password"
          problem={problem('password_confirmation')}
          {...register('password_confirmation')}
        />
        {failure !== undefined && <ErrorNotice title={t('password.failed')} error={failure} />}
        <div className={card.actions}>
          <SubmitButton isBusy={isSubmitting}>{t('password.save')}</SubmitButton>
        </div>
      </form>
    </Card>
  )
}

function Strength({ password }: { readonly password: string }) {
  const { t } = useTranslation('settings')
  return t(isGoodPassword(password) ? 'password.good' : 'password.weak')
}
