import { useState } from 'react'
import { sendingKeys } from '#lib/sending-keys.ts'
import { useCreateCollection } from '#queries/collection-changes.ts'
import { CollectionDialog } from './collection-dialog.tsx'

export interface NewCollectionDialogProps {
  readonly others: readonly string[]
  readonly onClose: () => void
}

/** Makes a collection. Loaded when it is first used. */
export default function NewCollectionDialog({ others, onClose }: NewCollectionDialogProps) {
  const create = useCreateCollection()
  const [keys] = useState(sendingKeys)
  return (
    <CollectionDialog
      others={others}
      onSave={(texts) => create.mutateAsync({ ...texts, clientKey: keys.of(texts).clientKey })}
      onClose={onClose}
    />
  )
}
