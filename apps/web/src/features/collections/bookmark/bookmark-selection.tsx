import { useSelectedMaterials } from '#lib/selected-materials.ts'
import { BookmarkButton } from './bookmark-button.tsx'

/** Puts everything that is selected into a collection. */
export function BookmarkSelection() {
  const selected = useSelectedMaterials()
  return <BookmarkButton ids={selected.map(({ id }) => id)} />
}
