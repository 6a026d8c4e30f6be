import type { Collection } from '@glazy/contract/collections'
import { useUpdateCollection } from '#queries/collection-changes.ts'
import { CollectionDialog } from './collection-dialog.tsx'

export interface EditCollectionDialogProps {
  readonly collection: Pick<Collection, 'id' | 'userId' | 'name' | 'description'>
  readonly others: readonly string[]
  readonly onClose: () => void
}

/** Renames and describes a collection. Loaded when it is first used. */
export default function EditCollectionDialog(props: EditCollectionDialogProps) {
  const { collection, others, onClose } = props
  const update = useUpdateCollection(collection)
  return (
    <CollectionDialog
      collection={collection}
      others={others}
      onSave={(texts) => update.mutateAsync(texts)}
      onClose={onClose}
    />
  )
}
