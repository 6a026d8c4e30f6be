import { useState } from 'react'
import { ErrorNotice } from '#components/error-notice.tsx'
import { MetadataConflict } from './metadata-conflict.tsx'
import { metadataDraftStore } from './metadata-draft.ts'
import { MetadataEditor } from './metadata-editor.tsx'
import { changedBody, type MetadataChanges, valuesOf } from './metadata-values.ts'
import { isApiError } from '#lib/api/api-error.ts'
import { notify } from '#lib/notify.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useUpdateMaterial } from '#queries/authoring.ts'
import {
  followNothing,
  type ItemChangeProps,
  useVersionedSaving,
} from '#features/editor/saving/use-versioned-saving.ts'

/**
 * The form of what is said about an item of the library. Nothing is saved but what was changed, so
 * that what others have changed meanwhile stays. What was refused as outdated can be saved over the
 * version that is there, or drops them.
 */
export function MetadataChange(props: ItemChangeProps) {
  const { current, owner, isKept, follow = followNothing, onSaved, onCancel } = props
  const { t } = useTranslation('metadata')
  const { typed } = useFormats()
  const [opened, setOpened] = useState(current)
  // Each time it continues with what is saved, the form begins again.
  const [beginnings, setBeginnings] = useState(0)
  const update = useUpdateMaterial(current.id)
  const { error } = update
  const { save, isOutdated } = useVersionedSaving({
    current,
    error,
    failed: t('failed'),
    send: async (changes: MetadataChanges, version) => {
      const base = version === current.version ? current : opened
      const body = changedBody(base, { ...valuesOf(base, typed), ...changes })
      // Nothing differs: what was changed is there already.
      if (Object.keys(body).length === 0) return base
      const { data } = await update.mutateAsync({ ...body, version })
      notify('success', t('saved', { name: data.name }))
      return data
    },
    onSaved,
  })
  const refusals = isApiError(error)
    ? Object.fromEntries(error.fields.map(({ field, message }) => [field, message]))
    : {}

  /** Drops the changes and continues with what is saved. */
  function takeTheirs() {
    metadataDraftStore(owner, current.id).clear()
    update.reset()
    setOpened(current)
    setBeginnings(beginnings + 1)
  }

  return (
    <MetadataEditor
      key={beginnings}
      item={opened}
      version={follow(opened.version)}
      owner={owner}
      isKept={isKept}
      refusals={refusals}
      trouble={(changes) =>
        isOutdated ? (
          <MetadataConflict
            mine={{ ...valuesOf(current, typed), ...changes }}
            theirs={valuesOf(current, typed)}
            version={current.version}
            isBusy={update.isPending}
            onTakeTheirs={takeTheirs}
          />
        ) : (
          error && <ErrorNotice error={error} title={t('failed')} />
        )
      }
      onSave={save}
      onCancel={onCancel}
    />
  )
}
