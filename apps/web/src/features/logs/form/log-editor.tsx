import type { Log } from '@glazy/contract/logs'
import { isApiError } from '#lib/api/api-error.ts'
import { makeUuid } from '#lib/make-uuid.ts'
import { notify } from '#lib/notify.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useUpdateLog } from '#queries/log-changes.ts'
import { useKeepForLater } from '#queries/use-keep-for-later.ts'
import type { ItemFieldSlot } from '../item-field-slot.ts'
import { LogForm } from './log-form.tsx'
import { logValues } from './log-values.ts'
import { imagesOf } from './use-draft-images.ts'

export interface LogEditorProps {
  readonly log: Log
  readonly itemField: ItemFieldSlot
  /** The log has been saved, or stays as it was. */
  readonly onDone: () => void
}

/** A log in the form, where it stands. */
export default function LogEditor({ log, itemField, onDone }: LogEditorProps) {
  const { t } = useTranslation('logs')
  const update = useUpdateLog(log.id)
  const keep = useKeepForLater()
  return (
    <LogForm
      initial={logValues(log)}
      isFocused
      hasFixedType={log.isSystem || log.data !== null}
      item={log.material}
      images={imagesOf(log)}
      itemField={itemField}
      words={{
        save: t('form.save'),
        saving: t('form.saving'),
        failed: t('messages.errorSaving'),
      }}
      onSend={async (draft, onProgress) => {
        const clientKey = makeUuid()
        try {
          await update.mutateAsync({ draft, clientKey, onProgress })
        } catch (error) {
          const content = { id: log.id, draft, basedOn: log.updatedAt }
          if (await keep(error, { kind: 'log', content, name: draft.title, clientKey })) {
            onDone()
            return
          }
          notify('error', t(`messages.${failureOf(error)}`))
          throw error
        }
        notify('success', t('messages.updated'))
        onDone()
      }}
      onCancel={onDone}
    />
  )
}

/** Why a log could not be changed, as far as its author can do something about it. */
function failureOf(error: unknown): 'notAuthenticated' | 'notOwner' | 'updateFailed' {
  if (!isApiError(error)) return 'updateFailed'
  if (error.code === 'auth.required') return 'notAuthenticated'
  return error.code === 'auth.forbidden' ? 'notOwner' : 'updateFailed'
}
