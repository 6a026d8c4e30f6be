import { useCardTexts } from '#features/library/card/card-texts.ts'
import { Picture } from '#features/library/card/picture.tsx'
import { PrintedItems } from '#features/studio/print/printed-items.tsx'

/** Items on paper, with the pictures that their cards have. */
export function PrintScreen({ ids }: { readonly ids: readonly number[] }) {
  const texts = useCardTexts()
  return (
    <PrintedItems ids={ids} picture={(item) => <Picture material={item} isEager {...texts} />} />
  )
}
