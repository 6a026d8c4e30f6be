import { logHref } from '@glazy/contract/log-path'
import { mayPostLogs } from '@glazy/contract/rules/log'
import type { CurrentUser } from '@glazy/contract/accounts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { EmptyState } from '#components/empty-state.tsx'
import card from '#components/card.module.css'
import { MutedNotice } from '#components/muted-notice.tsx'
import page from '#components/page.module.css'
import { EMPTY_LOG } from '#features/logs/form/log-values.ts'
import { NewLog } from '#features/logs/form/new-log.tsx'
import { htmlOfText } from '#lib/rich-text/html-of-text.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { DraftImage } from '#queries/log-draft.ts'
import { materialDetail } from '#queries/materials.ts'
import LogItemField from './log-item-field.tsx'
import classes from './posts.module.css'

export interface NewLogScreenProps {
  readonly user: CurrentUser
  /** Where one goes from here; undefined: to the new log, or home. */
  readonly returnTo: string | undefined
  /** The item it is about, to begin with. */
  readonly materialId: number | undefined
  /** What somebody has brought along for it. */
  readonly begun?: { readonly text: string; readonly photographs: readonly DraftImage[] }
}

/** Writing a log. */
export function NewLogScreen({ user, returnTo, materialId, begun }: NewLogScreenProps) {
  const { t } = useTranslation('logs')
  const navigate = useNavigate()
  const item = useQuery({ ...materialDetail(materialId ?? 0), enabled: materialId !== undefined })
  if (!mayPostLogs(user)) {
    return (
      <EmptyState level={1} title={t('muted')}>
        <MutedNotice />
      </EmptyState>
    )
  }
  if (item.isLoading) return null
  return (
    <div className={`${page.page} ${classes.narrow}`}>
      <header>
        <h1>{t('form.newTitle')}</h1>
        <p className={page.lead}>{t('page.meta')}</p>
      </header>
      <div className={card.card}>
        <NewLog
          {...(begun && {
            initial: { ...EMPTY_LOG, description: htmlOfText(begun.text) },
            images: begun.photographs,
          })}
          item={item.data ?? null}
          itemField={LogItemField}
          onPosted={(log) => void navigate({ href: returnTo ?? logHref(log), ignoreBlocker: true })}
          onKept={() => void navigate({ to: '/outbox', ignoreBlocker: true })}
          onCancel={() => void navigate({ href: returnTo ?? '/' })}
        />
      </div>
    </div>
  )
}
