import type { UserProfile } from '@glazy/contract/users'
import { Link } from '@tanstack/react-router'
import page from '#components/page.module.css'
import { PhotographList } from '#features/item/photographs/photograph-list.tsx'
import type { PageSearch } from '#lib/page-search.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'

export interface PersonImagesScreenProps {
  readonly profile: UserProfile
  readonly search: PageSearch
}

/** The photographs that somebody has added. */
export function PersonImagesScreen({ profile, search }: PersonImagesScreenProps) {
  const { t } = useTranslation('photographs')
  return (
    <div className={page.page}>
      <h2>{t('list.title')}</h2>
      <PhotographList
        search={{ ...search, u: String(profile.id) }}
        link={(p, attributes) => (
          <Link key={p} to="." search={{ p: p > 1 ? p : undefined }} {...attributes} />
        )}
      />
    </div>
  )
}
