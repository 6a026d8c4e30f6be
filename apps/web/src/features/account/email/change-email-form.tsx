import type { CurrentUser } from '@glazy/contract/accounts'
import { EMAIL_MAX_LENGTH } from '@glazy/contract/limits'
import { changeEmailForm } from '@glazy/contract/rules/account'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type * as z from 'zod'
import { isApiError } from '#lib/api/api-error.ts'
import card from '#components/card.module.css'
import { Card } from '#components/card.tsx'
import form from '#components/form.module.css'
import { PasswordField } from '#components/password-field.tsx'
import { SubmitButton } from '#components/submit-button.tsx'
import { TextField } from '#components/text-field.tsx'
import { applyFieldProblems } from '#lib/forms/apply-field-problems.ts'
import { notify } from '#lib/notify.ts'
import { errorText } from '#lib/texts/error-text.ts'
import { problemText } from '#lib/texts/problem-text.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useChangeEmail } from '#queries/settings.ts'

type Values = z.input<typeof changeEmailForm>

/** Another address for mails and for logging in, for somebody who knows the password. */
export function ChangeEmailForm({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('settings')
  const { t: tAccount } = useTranslation('account')
  const { t: tErrors } = useTranslation('errors')
  const change = useChangeEmail()
  const address = useForm<Values>({
    defaultValues: { email: user.email, password: '' },
    resolver: zodResolver(changeEmailForm, undefined, { raw: true }),
    mode: 'onTouched',
  })
  const { register, formState, setError } = address
  const { errors, isSubmitting } = formState
  const problem = (name: keyof Values) => problemText(tAccount, errors[name]?.message)

  async function submit(values: Values) {
    try {
      const { data } = await change.mutateAsync(values)
      address.reset({ email: data.email, password: '' })
      notify('success', t('email.changed'))
    } catch (error) {
      if (isApiError(error) && error.code === 'auth.wrongPassword') {
        const message = t('password.incorrectCurrentPassword')
        setError('password', { type: 'server', message }, { shouldFocus: true })
      } else if (!applyFieldProblems(error, address, ['email', 'password'])) {
        setError('email', { type: 'server', message: errorText(tErrors, error) })
      }
      notify('error', t('email.failed'))
    }
  }

  return (
    <Card title={t('email.title')} hint={t('email.hint')}>
      <form
        className={form.form}
        noValidate
        onSubmit={(event) => void address.handleSubmit(submit)(event)}
      >
        <TextField
          label={t('email.address')}
          type="email"
          autoComplete="email"
          maxLength={EMAIL_MAX_LENGTH}
          problem={problem('email')}
          {...register('email')}
        />
        <PasswordField
          label={t('password.current')}
          autoComplete="current-password"
          problem={problem('password')}
          {...register('password')}
        />
        <div className={card.actions}>
          <SubmitButton isBusy={isSubmitting}>{t('email.save')}</SubmitButton>
        </div>
      </form>
    </Card>
  )
}
