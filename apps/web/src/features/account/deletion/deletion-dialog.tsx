import type { CurrentUser } from '@glazy/contract/accounts'
import { DELETION_GRACE_DAYS } from '@glazy/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { Button } from '#components/button.tsx'
import { DialogFrame } from '#components/dialog-frame.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import classes from '#components/form.module.css'
import { PasswordField } from '#components/password-field.tsx'
import { SubmitButton } from '#components/submit-button.tsx'
import { ExportButtons } from '#features/account/export/export-card.tsx'
import { isApiError } from '#lib/api/api-error.ts'
import { useForm } from '#lib/forms/use-form.ts'
import { notify } from '#lib/notify.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { deletionPreview, useRequestDeletion } from '#queries/settings.ts'
import styles from './deletion-dialog.module.css'
import { type DeletionPreview, ItemsChoice } from './items-choice.tsx'

export interface DeletionDialogProps {
  readonly user: CurrentUser
  readonly onClose: () => void
}

/** Asks before an account goes: a copy first, then what becomes of the work, then the password. */
export default function DeletionDialog({ user, onClose }: DeletionDialogProps) {
  const { t } = useTranslation('settings')
  const { data, error, isPending, refetch } = useQuery(deletionPreview(user.id))
  return (
    <DialogFrame isOpen onClose={onClose} size="narrow" title={t('deletion.title')}>
      {isPending && <p role="status">{t('deletion.loading')}</p>}
      {error && (
        <ErrorNotice
          error={error}
          title={t('deletion.loadFailed')}
          onRetry={() => void refetch()}
        />
      )}
      {data && <DeletionForm preview={data} onClose={onClose} />}
    </DialogFrame>
  )
}

interface DeletionFormProps extends Pick<DeletionDialogProps, 'onClose'> {
  readonly preview: DeletionPreview
}

function DeletionForm({ preview, onClose }: DeletionFormProps) {
  const { t } = useTranslation('settings')
  const { t: tCommon } = useTranslation('common')
  const { date } = useFormats()
  const request = useRequestDeletion()
  const form = useForm({
    initial: { items: preview.items as string, password: '' },
    rules,
    send: async (asked) => {
      const { data } = await request.mutateAsync(asked)
      notify('success', t('deletion.requested', { date: date(data.deletionDueAt ?? '') }))
      onClose()
    },
    explain: (error) =>
      isApiError(error) && error.code === 'auth.wrongPassword'
        ? { password: t('password.incorrectCurrentPassword') }
        : undefined,
  })
  return (
    <div className={styles.parts}>
      <section className={styles.part}>
        <h3>{t('deletion.export')}</h3>
        <p className={classes.hint}>{t('deletion.exportHint')}</p>
        <ExportButtons />
      </section>
      <form {...form.formProps} className={styles.parts}>
        {form.failure !== undefined && (
          <ErrorNotice error={form.failure} title={t('deletion.failed')} />
        )}
        <section className={styles.part}>
          <h3>{t('deletion.what')}</h3>
          <p className={classes.hint}>{t('deletion.othersGo')}</p>
          <ItemsChoice
            preview={preview}
            value={form.values.items}
            onChange={(items) => form.set('items', items)}
          />
        </section>
        <section className={styles.part}>
          <h3>{t('deletion.password')}</h3>
          <p className={classes.hint}>{t('deletion.grace', { days: DELETION_GRACE_DAYS })}</p>
          <PasswordField
            {...form.text('password')}
            label={t('password.current')}
            autoComplete="current-password"
          />
        </section>
        <div className={classes.actions}>
          <Button onClick={onClose}>{tCommon('action.cancel')}</Button>
          <SubmitButton look="danger" isBusy={form.isBusy}>
            {t('deletion.confirm')}
          </SubmitButton>
        </div>
      </form>
    </div>
  )
}

async function rules() {
  const { deletionForm } = await import('@glazy/contract/rules/account')
  return (values: { readonly items: string; readonly password: string }) =>
    deletionForm.safeParse(values)
}
