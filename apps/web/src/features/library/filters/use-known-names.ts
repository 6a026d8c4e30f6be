import { useQuery } from '@tanstack/react-query'
import { type ListSearch, namedMaterials } from '#lib/list-search.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { materialNames } from '#queries/materials.ts'
import type { KnownNames } from './filter-names.ts'

/**
 * The names of what a list is limited to: of the viewer, of `owner`, whose list is in view, and of
 * the materials that recipes are made from.
 */
export function useKnownNames(search: ListSearch, owner?: string): KnownNames {
  const { t } = useTranslation('filters')
  const { user } = useSession()
  const { u } = search
  const ids = namedMaterials(search)
  const { data: materials } = useQuery({ ...materialNames(ids), enabled: ids.length > 0 })
  return {
    owners: {
      ...(u !== undefined && owner !== undefined && { [u]: t('chip.u', { name: owner }) }),
      ...(user?.username && { [user.username]: t('chip.own') }),
      ...(user && { [user.id]: t('chip.own') }),
    },
    ...(materials && { materials }),
  }
}
