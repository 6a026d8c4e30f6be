import { EyeOff } from 'lucide-react'
import { useSession } from '#lib/session/use-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { HiddenBadge } from './hidden-badge.tsx'
import classes from './moderation-notice.module.css'

export interface HiddenNoticeProps {
  /** Whose it is. */
  readonly ownerId: number | null
  /** Undefined where nobody has hidden it, and then nothing is said. */
  readonly reason: string | undefined
}

/** Tells whoever sees something that a moderator has hidden why: its author, and other moderators. */
export function HiddenNotice({ ownerId, reason }: HiddenNoticeProps) {
  const { t } = useTranslation('common')
  const { user } = useSession()
  if (reason === undefined) return null
  const isOwn = user !== null && user.id === ownerId
  return (
    <p className={classes.notice}>
      {isOwn ? <EyeOff size={16} aria-hidden /> : <HiddenBadge reason={reason} />}
      <span>{t(isOwn ? 'hidden.own' : 'hidden.others', { reason })}</span>
    </p>
  )
}
