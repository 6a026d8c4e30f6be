import { UNREAD_BADGE_MAX } from '@glazy/contract/limits'
import type { CurrentUser } from '@glazy/contract/accounts'
import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { Suspense, useState } from 'react'
import { buttonClass } from '#components/button-class.ts'
import { lazyPart } from '#lib/lazy-part.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { unreadNotifications } from '#queries/notifications.ts'
import { useLiveNews } from './use-live-news.ts'
import classes from './notifications.module.css'

const NotificationPanel = lazyPart(() => import('./notification-panel.tsx'))

/** How many notifications are unread, and the panel with them. */
export function OwnBell({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('shell')
  const unread = useQuery(unreadNotifications(user.id))
  useLiveNews(user)
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const count = unread.data?.count ?? user.unreadNotificationsCount
  const badge = count > UNREAD_BADGE_MAX ? `${UNREAD_BADGE_MAX}+` : String(count)
  const label = count === 0 ? t('notifications.none') : t('notifications.unread', { badge })

  function open() {
    setOpened(true)
    setOpen(true)
  }

  return (
    <>
      <button
        type="button"
        className={`${buttonClass('quiet', true)} ${classes.bell}`}
        aria-haspopup="dialog"
        aria-label={label}
        title={label}
        onClick={open}
      >
        <Bell size={20} aria-hidden />
        {count > 0 && (
          <span className={classes.badge} aria-hidden>
            {badge}
          </span>
        )}
      </button>
      {wasOpened && (
        <Suspense>
          <NotificationPanel userId={user.id} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
