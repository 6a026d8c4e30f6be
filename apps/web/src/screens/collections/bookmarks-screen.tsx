import page from '#components/page.module.css'
import {
  CollectionList,
  type CollectionListProps,
} from '#features/collections/list/collection-list.tsx'

/** The collections of a person. */
export function BookmarksScreen(props: CollectionListProps) {
  return (
    <div className={page.page}>
      <CollectionList {...props} />
    </div>
  )
}
