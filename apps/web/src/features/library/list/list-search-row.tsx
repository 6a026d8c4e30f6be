import { useNavigate } from '@tanstack/react-router'
import { useNavigateHere } from '#lib/use-navigate-here.ts'
import type { ReactNode } from 'react'
import { searchName } from '#features/library/filters/filter-chips.ts'
import type { KnownNames } from '#features/library/filters/filter-names.ts'
import { materialLink } from '#lib/material-link.ts'
import { searchFromStored } from '#features/library/saved-searches/fingerprint.ts'
import { SavedSearchesMenu } from '#features/library/saved-searches/saved-searches-menu.tsx'
import type { CurrentSearch } from '#features/library/saved-searches/use-current-search.ts'
import { SearchBox } from '#features/library/search-box/search-box.tsx'
import { type ListCategory, type ListSearch, withSearch } from '#lib/list-search.ts'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import classes from './material-list.module.css'

export interface ListSearchRowProps {
  readonly category: ListCategory
  /** What the search box says, where it is not what it says in all lists of the kind. */
  readonly label?: string | undefined
  readonly search: ListSearch
  readonly current: CurrentSearch
  readonly names: KnownNames
  /** What makes something new. */
  readonly children: ReactNode
}

/** Searching the list by words, and the searches that were kept. */
export function ListSearchRow(props: ListSearchRowProps) {
  const { category, label, search, current, names, children } = props
  const { t } = useTranslation('filters')
  const texts = { t, names: useNames() }
  const navigate = useNavigate()
  const navigateHere = useNavigateHere()
  return (
    <div className={classes.search}>
      <SearchBox
        category={category}
        label={label}
        query={search.q ?? ''}
        filters={current.filters}
        onSearch={(q) => {
          void navigateHere({
            to: '.',
            search: withSearch(search, { q: q === '' ? undefined : q }),
          })
        }}
        onSearchAll={
          category === 'all' ? undefined : (q) => void navigate({ to: '/search', search: { q } })
        }
        onOpen={(material) => void navigateHere(materialLink(material, search))}
      />
      <SavedSearchesMenu
        current={current}
        suggestedName={searchName(texts, search, names)}
        describe={({ query, filters }) =>
          searchName(texts, searchFromStored(query, filters), names)
        }
      />
      <div className={classes.make}>{children}</div>
    </div>
  )
}
