import type { ModerationAct } from '@glazy/contract/moderation'
import { useQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import type { ReactNode } from 'react'
import { AgeText } from '#components/age-text.tsx'
import { EmptyState } from '#components/empty-state.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import { type PageLinkAttributes, Pagination } from '#components/pagination.tsx'
import { UpdatingOverlay } from '#components/updating-overlay.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { moderationActs } from '#queries/moderation.ts'
import classes from './act-list.module.css'

export interface ActListProps {
  readonly page: number
  readonly pageLink: (page: number, attributes: PageLinkAttributes) => ReactNode
}

/** All that was done to keep the peace, the newest first. */
export function ActList({ page, pageLink }: ActListProps) {
  const { t } = useTranslation('moderation')
  const { data, error, isPlaceholderData, refetch } = useQuery(moderationActs(page))
  const total = data?.meta.pagination.total ?? 0
  return (
    <div className={classes.log}>
      {error && (
        <ErrorNotice error={error} title={t('log.failed')} onRetry={() => void refetch()} />
      )}
      <p role="status" className={classes.soft}>
        {data && t('log.count', { count: total })}
      </p>
      {data && (
        <UpdatingOverlay isUpdating={isPlaceholderData}>
          {total === 0 && (
            <EmptyState icon={<ScrollText size={40} aria-hidden />} title={t('log.empty')} />
          )}
          <ol className={classes.acts}>
            {data.data.map((act) => (
              <Act key={act.id} act={act} />
            ))}
          </ol>
          <Pagination page={page} pages={data.meta.pagination.total_pages} link={pageLink} />
        </UpdatingOverlay>
      )}
    </div>
  )
}

function Act({ act }: { readonly act: ModerationAct }) {
  const { t } = useTranslation('moderation')
  const { date } = useFormats()
  const { moderator, kind, contentId, account, reason, until, createdAt } = act
  const isOperators = act.act === 'appoint' || act.act === 'dismissModerator'
  const nobody = t(isOperators ? 'log.operator' : 'log.formerModerator')
  const details = [
    reason !== null && t('log.reason', { reason }),
    until !== null && t('log.until', { date: date(until) }),
  ].filter((detail) => detail !== false)
  return (
    <li className={classes.act}>
      <p>
        {t(`log.act.${act.act}`, {
          who: moderator?.name ?? nobody,
          whom: account?.name ?? t('log.goneAccount'),
          what: kind === null ? '' : t(`log.content.${kind}`, { id: contentId ?? '' }),
        })}
      </p>
      <p className={classes.soft}>
        <AgeText instant={createdAt} />
        {details.map((detail) => ` · ${detail}`)}
      </p>
    </li>
  )
}
