import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { LogSearch } from '#lib/log-search.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { logList } from '#queries/logs.ts'

export interface FeedHeadingProps {
  readonly search: LogSearch
  readonly level: 1 | 2
}

/** Whose logs these are. */
export function FeedHeading({ search, level }: FeedHeadingProps) {
  const { t } = useTranslation('logs')
  const { data } = useQuery(logList(search))
  const author = data?.meta.user?.data
  const Heading = `h${level}` as const
  return (
    <div>
      <Heading>{author ? t('feed.ofAuthor', { name: author.name }) : t('feed.heading')}</Heading>
      {author && (
        <p>
          <Link to="/">{t('feed.all')}</Link>
        </p>
      )}
    </div>
  )
}
