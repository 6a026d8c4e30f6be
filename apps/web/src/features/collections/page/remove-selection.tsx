import type { Collection } from '@glazy/contract/collections'
import { FolderMinus } from 'lucide-react'
import { Button } from '#components/button.tsx'
import { notify } from '#lib/notify.ts'
import { unselectMaterials, useSelectedMaterials } from '#lib/selected-materials.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useAddToCollection, useRemoveFromCollection } from '#queries/collection-changes.ts'

/** Takes what is selected out of a collection, and offers to take that back. */
export function RemoveSelection({
  collection,
}: {
  readonly collection: Omit<Collection, 'materialCount'>
}) {
  const { t } = useTranslation('collections')
  const selected = useSelectedMaterials()
  const { id: collectionId, name, userId } = collection
  const remove = useRemoveFromCollection(collection)
  const { mutate: addBack } = useAddToCollection(userId)
  const fail = () => notify('error', t('remove.failed'))

  function removeAll() {
    const materialIds = selected.map(({ id }) => id)
    remove.mutate(materialIds, {
      onError: fail,
      onSuccess: () => {
        unselectMaterials(materialIds)
        notify('success', t('remove.done', { count: materialIds.length, name }), {
          label: t('undo'),
          run: () =>
            addBack(
              { collectionId, collectionName: name, materialIds },
              { onError: () => notify('error', t('bookmark.failedMany')) },
            ),
        })
      },
    })
  }

  return (
    <Button aria-busy={remove.isPending} onClick={removeAll}>
      <FolderMinus size={16} aria-hidden />
      {t('remove.button')}
    </Button>
  )
}
