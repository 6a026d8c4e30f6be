import { COMMENT_COLLAPSE_AT } from '@glazy/contract/limits'
import { logPath } from '@glazy/contract/log-path'
import { materialPath } from '@glazy/contract/material-path'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MessageSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { AgeText } from '#components/age-text.tsx'
import { EmptyState } from '#components/empty-state.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import { HiddenBadge } from '#components/hidden-badge.tsx'
import { type PageLinkAttributes, Pagination } from '#components/pagination.tsx'
import { PastEnd } from '#components/past-end.tsx'
import { Stars } from '#components/stars.tsx'
import { LongText } from '#components/long-text.tsx'
import { UpdatingOverlay } from '#components/updating-overlay.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { type Said, type SaidKind, saidList } from '#queries/said.ts'
import classes from './said-list.module.css'

export interface SaidListProps {
  readonly kind: SaidKind
  readonly userId: number
  readonly page: number
  /** Makes the link of a page. */
  readonly link: (page: number, attributes: PageLinkAttributes) => ReactNode
}

/** The reviews or the comments that somebody has written, each with what it is about. */
export function SaidList({ kind, userId, page, link }: SaidListProps) {
  const { t } = useTranslation('people')
  const list = useQuery(saidList(kind, userId, page))
  if (list.isError) {
    return (
      <ErrorNotice
        title={t(`said.${kind}.failed`)}
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    )
  }
  const { data = [], pagination } = list.data ?? {}
  const total = pagination?.total ?? 0
  if (pagination && data.length === 0) {
    if (total > 0) return <PastEnd page={pagination.current_page} link={link} />
    return (
      <EmptyState icon={<MessageSquare size={40} aria-hidden />} title={t(`said.${kind}.none`)} />
    )
  }
  return (
    <div className={classes.list}>
      <p role="status" className={classes.count}>
        {pagination && t(`said.${kind}.count`, { count: total })}
      </p>
      <UpdatingOverlay isUpdating={list.isPlaceholderData}>
        <ul className={classes.entries}>
          {data.map((said) => (
            <Entry key={said.id} kind={kind} said={said} />
          ))}
        </ul>
      </UpdatingOverlay>
      <Pagination page={page} pages={pagination?.total_pages ?? 1} link={link} />
    </div>
  )
}

function Entry({ kind, said }: { readonly kind: SaidKind; readonly said: Said }) {
  const { t } = useTranslation('people')
  const { id, text, rating, createdAt, hiddenReason, subject } = said
  return (
    <li className={classes.entry}>
      <p className={classes.about}>
        <Link
          to={pathOf(subject)}
          hash={kind === 'reviews' ? 'reviews' : `comment-${id}`}
          className={classes.subject}
        >
          {subject.name}
        </Link>
        {rating !== undefined && (
          <Stars rating={rating} label={t('said.stars', { count: rating })} />
        )}
        <AgeText instant={createdAt} />
        <HiddenBadge reason={hiddenReason} />
      </p>
      <div className={classes.text}>
        <LongText text={text} {...(kind === 'comments' && { limit: COMMENT_COLLAPSE_AT })} />
      </div>
    </li>
  )
}

function pathOf({ id, name, kind }: Said['subject']): string {
  return kind === 'log' ? logPath({ id, title: name }) : materialPath({ id, name, kind })
}
