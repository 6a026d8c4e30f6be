import { BookmarkSelection } from '#features/collections/bookmark/bookmark-selection.tsx'
import SelectionToInventory from '#features/shelf/actions/selection-to-inventory.tsx'
import { ReplaceSelection } from '#features/solve/swap/replace-selection.tsx'
import { SelectionWork } from '#features/workbench/blend/selection-work.tsx'
import type { ListCategory } from '#lib/list-search.ts'

/** What can be done with the selected items of a list; brought with the first of them. */
export default function ListedWork({ category }: { readonly category: ListCategory }) {
  return (
    <>
      <BookmarkSelection />
      <SelectionWork />
      {category === 'recipes' && <ReplaceSelection />}
      {category === 'materials' && <SelectionToInventory />}
    </>
  )
}
