import { Link } from '@tanstack/react-router'
import page from '#components/page.module.css'
import { ScheduleList } from '#features/kilns/list/schedule-list.tsx'
import type { KilnSearch } from '#lib/kiln-search.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'

export interface PersonSchedulesProps {
  /** Whose they are. */
  readonly owner: { readonly id: number }
  readonly search: KilnSearch
}

/** The kiln schedules of one person, as a part of their page. */
export function PersonSchedules({ owner, search }: PersonSchedulesProps) {
  const { t } = useTranslation('kilns')
  const { user } = useSession()
  return (
    <div className={page.page}>
      <h2>{t('title')}</h2>
      <ScheduleList
        search={{ ...search, u: String(owner.id) }}
        mayCreate={user?.id === owner.id}
        pageLink={(p, attributes) => (
          <Link key={p} to="." search={(now) => ({ ...now, p })} {...attributes} />
        )}
      />
    </div>
  )
}

/** Kiln schedules of everybody, or of one person. */
export function ScheduleListScreen({ search }: { readonly search: KilnSearch }) {
  const { t } = useTranslation('kilns')
  const { user } = useSession()
  const isOwnList =
    search.u === undefined || search.u === String(user?.id) || search.u === user?.username
  return (
    <div className={page.page}>
      <h1>{t('title')}</h1>
      <p className={page.lead}>{t('lead')}</p>
      <ScheduleList
        search={search}
        mayCreate={user !== null && isOwnList}
        pageLink={(p, attributes) => (
          <Link key={p} to="/kilnschedules" search={{ ...search, p }} {...attributes} />
        )}
      />
    </div>
  )
}
