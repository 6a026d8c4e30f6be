import type { Log } from '@glazy/contract/logs'
import { useState } from 'react'
import { notify } from '#lib/notify.ts'
import { sendingKeys } from '#lib/sending-keys.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { DraftImage, LogDraft } from '#queries/log-draft.ts'
import { useCreateLog } from '#queries/log-changes.ts'
import { useKeepForLater } from '#queries/use-keep-for-later.ts'
import type { ItemFieldSlot } from '../item-field-slot.ts'
import { LogForm } from './log-form.tsx'
import { EMPTY_LOG, type LogValues } from './log-values.ts'

export interface NewLogProps {
  /** What is in the fields to begin with. */
  readonly initial?: LogValues
  /** Pictures that are there to begin with. */
  readonly images?: readonly DraftImage[]
  /** JSON, of a batch. */
  readonly data?: string
  /** The item it is about, to begin with. */
  readonly item: LogDraft['item']
  readonly itemField: ItemFieldSlot
  readonly onPosted: (log: Log) => void
  /** It waits on the device for a connection. */
  readonly onKept: () => void
  readonly onCancel: () => void
}

/** An empty form. What is sent again, because its answer was lost, is one log. */
export function NewLog(props: NewLogProps) {
  const { initial = EMPTY_LOG, images = NONE, data, item, itemField } = props
  const { onPosted, onKept, onCancel } = props
  const { t } = useTranslation('logs')
  const create = useCreateLog()
  const keep = useKeepForLater()
  const [keys] = useState(sendingKeys)
  return (
    <LogForm
      initial={initial}
      hasFixedType={data !== undefined}
      item={item}
      images={images}
      itemField={itemField}
      words={{
        save: t('form.create'),
        saving: t('form.creating'),
        failed: t('messages.errorSaving'),
      }}
      onSend={async (draft, onProgress) => {
        const { clientKey } = keys.of([draft, data])
        try {
          const log = await create.mutateAsync({ draft: { ...draft, data }, clientKey, onProgress })
          notify('success', t('messages.created'))
          onPosted(log)
        } catch (error) {
          const content = { draft: { ...draft, data } }
          if (await keep(error, { kind: 'newLog', content, name: draft.title, clientKey })) {
            onKept()
            return
          }
          notify('error', t('messages.createFailed'))
          throw error
        }
      }}
      onCancel={onCancel}
    />
  )
}

const NONE: readonly DraftImage[] = []
