import type { UserProfile } from '@glazy/contract/users'
import { Link } from '@tanstack/react-router'
import page from '#components/page.module.css'
import { SaidList } from '#features/people/said/said-list.tsx'
import type { PageSearch } from '#lib/page-search.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { SaidKind } from '#queries/said.ts'

export interface SaidScreenProps {
  readonly kind: SaidKind
  readonly profile: UserProfile
  readonly search: PageSearch
}

/** What somebody has written about what others have made. */
export function SaidScreen({ kind, profile, search }: SaidScreenProps) {
  const { t } = useTranslation('shell')
  return (
    <div className={page.page}>
      <h2>{t(`person.${kind}`)}</h2>
      <SaidList
        kind={kind}
        userId={profile.id}
        page={search.p ?? 1}
        link={(p, attributes) => (
          <Link key={p} to="." search={{ p: p > 1 ? p : undefined }} {...attributes} />
        )}
      />
    </div>
  )
}
