import { useQuery } from '@tanstack/react-query'
import { BellOff, X } from 'lucide-react'
import { isApiError } from '#lib/api/api-error.ts'
import { Button } from '#components/button.tsx'
import { Dialog } from '#components/dialog.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import { notify } from '#lib/notify.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { unreadNotifications, useMarkAsRead } from '#queries/notifications.ts'
import { NotificationItem } from './notification-item.tsx'
import classes from './notifications.module.css'

export interface NotificationPanelProps {
  readonly userId: number
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Unread notifications at the side of the page. */
export default function NotificationPanel({ userId, isOpen, onClose }: NotificationPanelProps) {
  const { t } = useTranslation('notifications')
  const { t: tCommon } = useTranslation('common')
  const unread = useQuery(unreadNotifications(userId))
  const markAsRead = useMarkAsRead(userId)
  const { notifications = [], count = 0 } = unread.data ?? {}

  function mark(id?: number) {
    markAsRead.mutate(id, {
      onError(error) {
        if (isApiError(error) && error.status === 401) notify('error', t('loginFirst'))
        else notify('error', t(id === undefined ? 'allFailed' : 'oneFailed'))
      },
    })
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} className={classes.panel} aria-label={t('title')}>
      <div className={classes.body}>
        <div className={classes.head}>
          <h2 className={classes.title}>{t('title')}</h2>
          {notifications.length > 0 && (
            <Button look="quiet" onClick={() => mark()}>
              {t('markAll')}
            </Button>
          )}
          <Button look="quiet" isIcon aria-label={tCommon('action.close')} onClick={onClose}>
            <X size={20} aria-hidden />
          </Button>
        </div>
        {unread.isError && (
          <ErrorNotice
            error={unread.error}
            title={t('notLoaded')}
            onRetry={() => void unread.refetch()}
          />
        )}
        {unread.isPending && <p className={classes.note}>{tCommon('state.loading')}</p>}
        <ul className={classes.list}>
          {notifications.map((notification) => (
            <NotificationItem
              key={notification.id}
              notification={notification}
              onRead={() => mark(notification.id)}
              onFollow={() => {
                mark(notification.id)
                onClose()
              }}
            />
          ))}
        </ul>
        <div role="status" className={classes.note}>
          {unread.isSuccess && notifications.length === 0 && (
            <>
              <BellOff size={28} aria-hidden />
              <p>{t('none')}</p>
            </>
          )}
          {count > notifications.length && notifications.length > 0 && (
            <p>{t('more', { count: count - notifications.length })}</p>
          )}
        </div>
      </div>
    </Dialog>
  )
}
