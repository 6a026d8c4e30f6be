import type { recoveryForm } from '@glazy/contract/rules/account'
import type * as z from 'zod'
import { EmailField } from '#components/email-field.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import { SubmitButton } from '#components/submit-button.tsx'
import classes from '#components/form.module.css'
import { useForm } from '#lib/forms/use-form.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'

export interface RecoveryFormProps {
  readonly onSend: (values: z.output<typeof recoveryForm>) => Promise<void>
}

/** The address to which a link for a new password is sent. */
export function RecoveryForm({ onSend }: RecoveryFormProps) {
  const { t } = useTranslation('account')
  const form = useForm({
    initial: { email: '' },
    rules: async () => {
      const { recoveryForm } = await import('@glazy/contract/rules/account')
      return (values) => recoveryForm.safeParse(values)
    },
    send: onSend,
  })
  const { failure, isBusy, formProps } = form

  return (
    <form className={classes.form} {...formProps}>
      {failure !== undefined && <ErrorNotice title={t('forgot.failed')} error={failure} />}
      <EmailField {...form.text('email')} label={t('field.email')} required />
      <div className={classes.actions}>
        <SubmitButton isBusy={isBusy}>{t('forgot.submit')}</SubmitButton>
      </div>
    </form>
  )
}
