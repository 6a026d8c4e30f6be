import { Link } from '@tanstack/react-router'
import { Breadcrumb } from '#components/breadcrumb.tsx'
import page from '#components/page.module.css'
import { ActList } from '#features/moderation/log/act-list.tsx'
import { EXACT } from '#lib/exact.ts'
import type { PageSearch } from '#lib/page-search.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './moderation-screens.module.css'

/** What moderators and the operator did, for moderators to read. */
export function ActLogScreen({ search }: { readonly search: PageSearch }) {
  const { t } = useTranslation('moderation')
  return (
    <div className={`${page.page} ${classes.narrow}`}>
      <Breadcrumb
        items={[
          {
            key: 'queue',
            content: (
              <Link to="/moderation" activeOptions={EXACT}>
                {t('title')}
              </Link>
            ),
          },
          { key: 'log', content: t('log.link') },
        ]}
      />
      <div>
        <h1>{t('log.title')}</h1>
        <p className={page.lead}>{t('log.lead')}</p>
      </div>
      <ActList
        page={search.p ?? 1}
        pageLink={(p, attributes) => (
          <Link
            key={p}
            to="/moderation/log"
            search={{ p: p > 1 ? p : undefined }}
            {...attributes}
          />
        )}
      />
    </div>
  )
}
