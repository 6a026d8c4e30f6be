import type { Pagination } from '@glazy/contract/pagination'
import { Link } from '@tanstack/react-router'
import { NotebookPen, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { buttonClass } from '#components/button-class.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { PastEnd } from '#components/past-end.tsx'
import { type FilterChip, withoutFilters } from '#features/library/filters/filter-chips.ts'
import { type ListCategory, type ListSearch, withSearch } from '#lib/list-search.ts'
import { mostHelpful, type FilterToDrop } from './filters-to-drop.ts'
import { NoMakeable } from './no-makeable.tsx'
import classes from './no-results.module.css'
import { useFiltersToDrop } from './use-filters-to-drop.ts'

export interface NoResultsProps {
  readonly search: ListSearch
  readonly pagination: Pagination
  readonly category: ListCategory
  /** The filters of the list. */
  readonly chips: readonly FilterChip[]
  /** How to add a first item, where the list is the viewer's own. */
  readonly ownItemButtons?: ReactNode
}

/** Nothing to show: says which filter to drop, those that help most first. */
export function NoResults(props: NoResultsProps) {
  const { search, category, chips, pagination, ownItemButtons } = props
  const { t } = useTranslation('list')
  const filtersToDrop = useFiltersToDrop(category, chips, pagination.total === 0)
  const nothingFits = <NothingFits filtersToDrop={filtersToDrop} cleared={withoutFilters(search)} />
  if (pagination.total > 0) {
    return (
      <PastEnd
        page={pagination.current_page}
        link={(p, attributes) => (
          <Link key={p} to="." search={withSearch(search, {})} {...attributes} />
        )}
      />
    )
  }
  if (ownItemButtons) {
    return (
      <EmptyState
        icon={<NotebookPen size={40} aria-hidden />}
        title={t('empty.ownTitle')}
        actions={ownItemButtons}
      >
        <p>{t('empty.ownText')}</p>
      </EmptyState>
    )
  }
  if (search.makeable === undefined) return nothingFits
  return (
    <NoMakeable search={search} makeable={search.makeable}>
      {filtersToDrop.length > 1 ? nothingFits : undefined}
    </NoMakeable>
  )
}

interface NothingFitsProps {
  readonly filtersToDrop: readonly FilterToDrop[]
  /** The list without any filter. */
  readonly cleared: ListSearch
}

function NothingFits({ filtersToDrop, cleared }: NothingFitsProps) {
  const { t } = useTranslation('list')
  const icon = <SearchX size={40} aria-hidden />
  if (filtersToDrop.length === 0) {
    return (
      <EmptyState icon={icon} title={t('empty.title')}>
        <p>{t('empty.textNone')}</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={icon}
      title={t('empty.title')}
      actions={
        <Link to="." search={cleared} className={buttonClass('plain')}>
          {t('empty.clearAll')}
        </Link>
      }
    >
      <p>{t('empty.text')}</p>
      {filtersToDrop.length > 1 && <FiltersToDrop filtersToDrop={filtersToDrop} />}
    </EmptyState>
  )
}

function FiltersToDrop({ filtersToDrop }: Pick<NothingFitsProps, 'filtersToDrop'>) {
  const { t } = useTranslation('list')
  return (
    <>
      <p>{t('empty.drop')}</p>
      <ul className={classes.ways}>
        {mostHelpful(filtersToDrop).map(({ key, label, without, total }) => (
          <li key={key}>
            <Link to="." search={without} className={classes.way}>
              <span className={classes.label}>{label}</span>
              <span className={classes.total}>
                {total !== undefined && t('count.all', { count: total })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
