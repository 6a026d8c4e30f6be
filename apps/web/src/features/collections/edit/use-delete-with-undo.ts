import type { Collection } from '@glazy/contract/collections'
import { COLLECTION_UNDO_MS } from '@glazy/contract/limits'
import { notify } from '#lib/notify.ts'
import { errorText } from '#lib/texts/error-text.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useDeleteCollection, useRestoreCollection } from '#queries/collection-changes.ts'

/** Deletes a collection without a question, and offers to take that back for a while. */
export function useDeleteWithUndo() {
  const { t } = useTranslation('collections')
  const { t: tErrors } = useTranslation('errors')
  const { mutateAsync: remove } = useDeleteCollection()
  const { mutateAsync: restore } = useRestoreCollection()

  async function undo(collection: Collection) {
    try {
      await restore(collection)
    } catch (error) {
      notify('error', t('restoreFailed', { reason: errorText(tErrors, error) }))
    }
  }

  return async (collection: Collection) => {
    try {
      await remove(collection)
    } catch {
      return // A failed deletion is told by the collection being there again.
    }
    notify('success', t('deleted', { name: collection.name }), {
      label: t('undo'),
      run: () => void undo(collection),
      durationMs: COLLECTION_UNDO_MS,
    })
  }
}
