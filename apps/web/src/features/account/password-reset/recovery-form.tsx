import { recoveryForm } from '@glazy/contract/rules/account'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type * as z from 'zod'
import { EmailField } from '#components/email-field.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import { SubmitButton } from '#components/submit-button.tsx'
import classes from '#components/form.module.css'
import { useSending } from '#lib/forms/use-sending.ts'
import { problemText } from '#lib/texts/problem-text.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'

export interface RecoveryFormProps {
  readonly onSend: (values: z.output<typeof recoveryForm>) => Promise<void>
}

/** The address to which a link for a new password is sent. */
export function RecoveryForm({ onSend }: RecoveryFormProps) {
  const { t } = useTranslation('account')
  const form = useForm({
    resolver: zodResolver(recoveryForm),
    mode: 'onTouched',
  })
  const { register, formState } = form
  const { errors } = formState
  const { failure, isBusy, formProps } = useSending(form, ['email'], onSend)

  return (
    <form className={classes.form} {...formProps}>
      {failure !== undefined && <ErrorNotice title={t('forgot.failed')} error={failure} />}
      <EmailField
        {...register('email')}
        label={t('field.email')}
        problem={problemText(t, errors.email?.message)}
        required
      />
      <div className={classes.actions}>
        <SubmitButton isBusy={isBusy}>{t('forgot.submit')}</SubmitButton>
      </div>
    </form>
  )
}
