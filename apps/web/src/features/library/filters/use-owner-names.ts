import type { ListSearch } from '#lib/list-search.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { OwnerNames } from './filter-names.ts'

/** The names of owners that are known here: of the viewer, and of `name`, whose list is in view. */
export function useOwnerNames({ u }: ListSearch, name: string | undefined): OwnerNames {
  const { t } = useTranslation('filters')
  const { user } = useSession()
  return {
    ...(u !== undefined && name !== undefined && { [u]: t('chip.u', { name }) }),
    ...(user?.username && { [user.username]: t('chip.own') }),
    ...(user && { [user.id]: t('chip.own') }),
  }
}
