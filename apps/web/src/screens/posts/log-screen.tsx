import { logHref } from '@glazy/contract/log-path'
import { profilePath } from '@glazy/contract/profile-path'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Breadcrumb } from '#components/breadcrumb.tsx'
import { Link } from '@tanstack/react-router'
import page from '#components/page.module.css'
import { CommentsSection } from '#features/discussion/comments/comments-section.tsx'
import { LogCard } from '#features/logs/card/log-card.tsx'
import { parseDiscussionSearch } from '#lib/discussion-search.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { logDetail } from '#queries/logs.ts'
import { LateItemField } from './late-item-field.tsx'
import classes from './posts.module.css'

/** The page of a log. */
export function LogScreen({ id }: { readonly id: number }) {
  const { t: tCommon } = useTranslation('common')
  const navigate = useNavigate()
  const { threads } = parseDiscussionSearch(useSearch({ strict: false }))
  const { data: log } = useSuspenseQuery(logDetail(id))
  return (
    <div className={`${page.page} ${classes.narrow}`}>
      <Breadcrumb
        items={[
          { key: 'home', content: <Link to="/">{tCommon('breadcrumb.home')}</Link> },
          { key: 'log', content: log.title },
        ]}
      />
      <LogCard
        log={log}
        isPage
        itemField={LateItemField}
        onDeleted={() => void navigate({ to: profilePath(log.createdByUser) })}
      />
      <CommentsSection
        key={id}
        subject={{ kind: 'log', id }}
        path={logHref(log)}
        before={threads}
      />
    </div>
  )
}
