import { MetadataChange } from '#features/editor/details/metadata-change.tsx'
import { cardEnds, type CardFormProps } from '#features/workbench/cards/card-form.ts'
import { LoadedItem } from '#features/workbench/cards/loaded-item.tsx'

/** What is said about an item, changed on its card. Loaded when it is first opened. */
export default function MetadataForm(props: CardFormProps) {
  const { item, owner, ownSaves } = props
  const ends = cardEnds(props)
  return (
    <LoadedItem id={item.id}>
      {(current) => (
        <MetadataChange
          current={current}
          owner={owner}
          isKept
          follow={ownSaves.follow}
          onSaved={ends.save}
          onCancel={ends.cancel}
        />
      )}
    </LoadedItem>
  )
}
