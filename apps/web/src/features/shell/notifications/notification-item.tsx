import type { Notification } from '@glazy/contract/notifications'
import { useRouter } from '@tanstack/react-router'
import { Bell, Camera, Check, Copy, Heart, History, MessageSquare, Reply, Star } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Button } from '#components/button.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './notifications.module.css'

const TYPE_ICONS = { comment: MessageSquare, favorite: Heart, other: Bell } as const
const KIND_ICONS = {
  comment: MessageSquare,
  reply: Reply,
  review: Star,
  photograph: Camera,
  version: History,
  copy: Copy,
} as const

export interface NotificationItemProps {
  readonly notification: Notification
  readonly onRead: () => void
  readonly onFollow: () => void
}

/** One notification: what it is about, how old it is, and a button that puts it away. */
export function NotificationItem({ notification, onRead, onFollow }: NotificationItemProps) {
  const { t } = useTranslation('notifications')
  const router = useRouter()
  const { type, kind, title, message, createdAt, createdAtDiff, link } = notification
  const Icon = kind === null ? TYPE_ICONS[type] : KIND_ICONS[kind]
  const what = kind === null ? t(`type.${type}`) : t(`kind.${kind}`)

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
    onFollow()
    if (!isPlain || link === null) return
    event.preventDefault()
    void router.navigate({ href: link })
  }

  return (
    <li className={classes.item}>
      <Icon size={18} aria-label={what} role="img" className={classes.icon} />
      <div className={classes.text}>
        <p className={classes.subject}>
          {link === null ? (
            title
          ) : (
            <a href={link} onClick={follow}>
              {title}
            </a>
          )}
        </p>
        {message !== null && <p className={classes.message}>{message}</p>}
        <time className={classes.age} dateTime={createdAt}>
          {createdAtDiff}
        </time>
      </div>
      <Button
        look="quiet"
        isIcon
        aria-label={t('markOne', { title })}
        title={t('markAsRead')}
        onClick={onRead}
      >
        <Check size={18} aria-hidden />
      </Button>
    </li>
  )
}
