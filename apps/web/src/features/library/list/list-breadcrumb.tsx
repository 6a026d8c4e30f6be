import { Link } from '@tanstack/react-router'
import { EXACT } from '#lib/exact.ts'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import { Breadcrumb } from '#components/breadcrumb.tsx'
import { LIST_PATHS } from '#lib/list-paths.ts'
import type { ListCategory, ListSearch } from '#lib/list-search.ts'
import { listTypes } from './list-title.ts'

export interface ListBreadcrumbProps {
  readonly category: ListCategory
  readonly search: ListSearch
  /** Owner and collection of the list, where it has them. */
  readonly owner?: string | undefined
  readonly collection?: string | undefined
}

/** The way to a list: category, base type and the types below it. */
export function ListBreadcrumb({ category, search, owner, collection }: ListBreadcrumbProps) {
  const { t } = useTranslation('list')
  const { t: tCommon } = useTranslation('common')
  const names = useNames()
  const types = listTypes(search).map(({ id, isBaseType }) => ({
    id,
    isBaseType,
    name: names.of('type', id),
  }))
  const categoryName = t(`breadcrumb.${category}`)
  const owners = [owner, collection].flatMap((name) => (name ? [{ key: name, content: name }] : []))
  return (
    <Breadcrumb
      items={[
        { key: 'home', content: <Link to="/">{tCommon('breadcrumb.home')}</Link> },
        ...owners,
        {
          key: 'category',
          content:
            types.length === 0 ? (
              categoryName
            ) : (
              <Link to={LIST_PATHS[category]} activeOptions={EXACT}>
                {categoryName}
              </Link>
            ),
        },
        ...types.map((type, index) => ({
          key: String(type.id),
          content:
            index === types.length - 1 ? (
              type.name
            ) : (
              <Link
                to={LIST_PATHS[category]}
                search={type.isBaseType ? { base_type: type.id } : { type: type.id }}
                activeOptions={EXACT}
              >
                {type.name}
              </Link>
            ),
        })),
      ]}
    />
  )
}
