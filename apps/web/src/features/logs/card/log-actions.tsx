import { logHref } from '@glazy/contract/log-path'
import type { Log } from '@glazy/contract/logs'
import { isHiddenLog, mayDeleteLog, mayEditLog } from '@glazy/contract/rules/log'
import { MoreHorizontal, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import menu from '#components/menu-list.module.css'
import { PopoverMenu } from '#components/popover-menu.tsx'
import { ReportChoice } from '#components/report-choice.tsx'
import { ShareMenu } from '#components/share/share-menu.tsx'
import { lazyPart } from '#lib/lazy-part.ts'
import { useReport } from '#lib/reports/use-report.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { FollowLog } from './follow-log.tsx'
import classes from './log-card.module.css'

const DeleteLogDialog = lazyPart(() => import('./delete-log-dialog.tsx'))

export interface LogActionsProps {
  readonly log: Log
  readonly onEdit: () => void
  readonly onDeleted?: () => void
  readonly children?: ReactNode
}

/** What can be done with a log; what its author does, and what is done seldom, stands in a menu. */
export function LogActions({ log, onEdit, onDeleted, children }: LogActionsProps) {
  const { t } = useTranslation('logs')
  const { user } = useSession()
  const [isAsked, setAsked] = useState(false)
  const subject = { kind: 'log', id: log.id, ownerId: log.createdByUserId } as const
  const canReport = useReport(subject) !== undefined
  const isOwn = mayDeleteLog(user, log)
  return (
    <footer className={classes.foot}>
      {children}
      <ShareMenu
        title={log.title}
        href={logHref(log)}
        isPrivate={isHiddenLog(log)}
        wordClass={classes.word}
      />
      {user && user.id !== log.createdByUserId && (
        <FollowLog id={log.id} isSubscribed={log.isSubscribed} />
      )}
      {(isOwn || canReport) && (
        <PopoverMenu
          label={t('actions.menu', { title: log.title })}
          look="plain"
          isIcon
          isSheet
          button={<MoreHorizontal size={18} aria-hidden />}
        >
          <ul className={menu.list}>
            {mayEditLog(user, log) && (
              <li>
                <button type="button" className={menu.item} onClick={onEdit}>
                  <Pencil size={16} aria-hidden />
                  {t('actions.edit')}
                </button>
              </li>
            )}
            {isOwn && (
              <li>
                <button type="button" className={menu.item} onClick={() => setAsked(true)}>
                  <Trash2 size={16} aria-hidden />
                  {t('actions.delete')}
                </button>
              </li>
            )}
            <ReportChoice {...subject} />
          </ul>
        </PopoverMenu>
      )}
      {isAsked && (
        <Suspense>
          <DeleteLogDialog
            log={log}
            onClose={() => setAsked(false)}
            {...(onDeleted !== undefined && { onDeleted })}
          />
        </Suspense>
      )}
    </footer>
  )
}
