import type { ModerationCase } from '@glazy/contract/moderation'
import { ConfirmDialog } from '#components/confirm-dialog.tsx'
import { notify } from '#lib/notify.ts'
import { errorText } from '#lib/texts/error-text.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { type ModeratorAct, useModerate } from '#queries/moderation-changes.ts'
import type { ReasonedAct } from './case-question.ts'

export interface ConfirmActProps {
  readonly act: Exclude<ModeratorAct, ReasonedAct>
  readonly item: ModerationCase
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Asks before something is given back, or a case is closed. */
export function ConfirmAct({ act, item, onClose, onDone }: ConfirmActProps) {
  const { t } = useTranslation('moderation')
  const { t: tErrors } = useTranslation('errors')
  const moderate = useModerate()
  const { name, id: accountId } = item.owner

  async function confirm() {
    onClose()
    try {
      await moderate.mutateAsync({ act, caseId: item.id, accountId })
      notify('success', t(`${act}.done`, { name }))
      onDone()
    } catch (error) {
      notify('error', `${t(`${act}.failed`, { name })}: ${errorText(tErrors, error)}`)
    }
  }

  return (
    <ConfirmDialog
      title={t(`${act}.title`, { name })}
      text={t(`${act}.text`, { name })}
      confirm={t(`${act}.submit`)}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  )
}
