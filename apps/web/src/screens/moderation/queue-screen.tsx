import { Link } from '@tanstack/react-router'
import { ScrollText } from 'lucide-react'
import { buttonClass } from '#components/button-class.ts'
import page from '#components/page.module.css'
import { CaseList } from '#features/moderation/queue/case-list.tsx'
import { QueueFilters } from '#features/moderation/queue/queue-filters.tsx'
import type { ModerationSearch } from '#lib/moderation-search.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './moderation-screens.module.css'

/** What moderators look at: what was reported, and what is hidden. */
export function QueueScreen({ search }: { readonly search: ModerationSearch }) {
  const { t } = useTranslation('moderation')
  return (
    <div className={page.page}>
      <header className={classes.head}>
        <div>
          <h1>{t('title')}</h1>
          <p className={page.lead}>{t('lead')}</p>
        </div>
        <Link to="/moderation/log" className={buttonClass('plain')}>
          <ScrollText size={16} aria-hidden />
          {t('log.link')}
        </Link>
      </header>
      <QueueFilters search={search} />
      <CaseList
        search={search}
        pageLink={(p, attributes) => (
          <Link
            key={p}
            to="/moderation"
            search={{ ...search, p: p > 1 ? p : undefined }}
            {...attributes}
          />
        )}
      />
    </div>
  )
}
