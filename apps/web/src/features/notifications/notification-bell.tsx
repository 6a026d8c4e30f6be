import { UNREAD_BADGE_MAX } from '@glazy/contract/limits'
import type { CurrentUser } from '@glazy/contract/accounts'
import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { buttonClass } from '#components/button-class.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { unreadNotifications } from '#queries/notifications.ts'
import classes from './notifications.module.css'

const NotificationPanel = lazy(() => import('./notification-panel.tsx'))

/** How many notifications are unread, and the panel with them; nothing for anonymous visitors. */
export function NotificationBell() {
  const { user } = useSession()
  return user && <Bells key={user.id} user={user} />
}

function Bells({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('shell')
  const unread = useQuery(unreadNotifications(user.id))
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const count = unread.data?.count ?? user.unreadNotificationsCount

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
        aria-label={t('notifications.label', { count })}
        title={t('notifications.label', { count })}
        onClick={open}
      >
        <Bell size={20} aria-hidden />
        {count > 0 && (
          <span className={classes.badge} aria-hidden>
            {count > UNREAD_BADGE_MAX ? `${UNREAD_BADGE_MAX}+` : count}
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
