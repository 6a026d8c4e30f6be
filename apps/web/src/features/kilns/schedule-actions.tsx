import type { KilnSchedule } from '@glazy/contract/kilns'
import { mayEditSchedule } from '@glazy/contract/rules/kiln'
import { Copy, Pencil, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '#components/button.tsx'
import { lazyPart } from '#lib/lazy-part.ts'
import { notify } from '#lib/notify.ts'
import { useLoginNotice } from '#lib/session/use-login-notice.ts'
import { useSession } from '#lib/session/use-session.ts'
import { errorText } from '#lib/texts/error-text.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useCopySchedule, useDeleteSchedule } from '#queries/kiln-changes.ts'
import classes from './schedule-actions.module.css'

const ConfirmDialog = lazyPart(async () => ({
  default: (await import('#components/confirm-dialog.tsx')).ConfirmDialog,
}))

export interface ScheduleActionsProps {
  readonly schedule: KilnSchedule
  readonly onEdit: () => void
  /** They have been away while the schedule was a form. */
  readonly isBack?: boolean
  readonly onCopied: (copy: KilnSchedule) => void
  readonly onDeleted: () => void
}

/** Edit and delete for whoever wrote a schedule, copy for everybody who is logged in. */
export function ScheduleActions(props: ScheduleActionsProps) {
  const { schedule, onEdit, isBack = false, onCopied, onDeleted } = props
  const { t } = useTranslation('kilns')
  const { t: tErrors } = useTranslation('errors')
  const { user } = useSession()
  const askToLogIn = useLoginNotice()
  const copy = useCopySchedule()
  const remove = useDeleteSchedule()
  const [isAsking, setAsking] = useState(false)
  const isOwn = mayEditSchedule(user, schedule)

  async function copyIt() {
    if (!user) return askToLogIn(t('copy.loginFirst'))
    try {
      const made = await copy.mutateAsync(schedule.id)
      notify('success', t('copy.done'))
      onCopied(made)
    } catch (error) {
      notify('error', `${t('copy.failed')}: ${errorText(tErrors, error)}`)
    }
  }

  async function deleteIt() {
    setAsking(false)
    try {
      await remove.mutateAsync(schedule.id)
      notify('success', t('delete.done'))
      onDeleted()
    } catch (error) {
      notify('error', `${t('delete.failed')}: ${errorText(tErrors, error)}`)
    }
  }

  return (
    <div className={classes.actions}>
      {isOwn && (
        <Button onClick={onEdit} autoFocus={isBack}>
          <Pencil size={16} aria-hidden />
          {t('edit')}
        </Button>
      )}
      <Button onClick={() => void copyIt()} disabled={copy.isPending}>
        <Copy size={16} aria-hidden />
        {t('copy.action')}
      </Button>
      {isOwn && (
        <Button look="quiet" onClick={() => setAsking(true)}>
          <Trash2 size={16} aria-hidden />
          {t('delete.action')}
        </Button>
      )}
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            title={t('delete.title')}
            text={t('delete.text', { name: schedule.name })}
            confirm={t('delete.action')}
            isDanger
            onConfirm={() => void deleteIt()}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
