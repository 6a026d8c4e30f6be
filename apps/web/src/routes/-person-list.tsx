import type { ListCategory, ListSearch } from '#lib/list-search.ts'
import type { Visitor } from '#lib/visitor.ts'
import { listLook } from '#routes/-list-route.ts'
import { listOf, usePerson } from '#routes/-person-page.ts'
import { MaterialListScreen } from '#screens/material-list-screen.tsx'

interface PersonListProps {
  readonly category: ListCategory
  readonly search: ListSearch
  readonly visitor: Visitor
}

/** What the person of the page has made of one kind. */
export function PersonList({ category, search, visitor }: PersonListProps) {
  const { id } = usePerson()
  return (
    <MaterialListScreen
      category={category}
      search={listOf(id, search)}
      isPart
      {...listLook(search, visitor)}
    />
  )
}
