import { useQuery } from '@tanstack/react-query'
import { type ListSearch, namedItems } from '#lib/list-search.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { materialNames } from '#queries/materials.ts'
import type { KnownNames } from './filter-names.ts'

/**
 * The names of what a list is limited to: of the viewer, of `owner`, whose list is in view, and of
 * items that the filters name.
 */
export function useKnownNames(search: ListSearch, owner?: string): KnownNames {
  const { t } = useTranslation('filters')
  const { user } = useSession()
  const { u } = search
  const ids = namedItems(search)
  const { data: items } = useQuery({ ...materialNames(ids), enabled: ids.length > 0 })
  return {
    owners: {
      ...(u !== undefined && owner !== undefined && { [u]: t('chip.u', { name: owner }) }),
      ...(user?.username && { [user.username]: t('chip.own') }),
      ...(user && { [user.id]: t('chip.own') }),
    },
    ...(items && { items }),
  }
}
