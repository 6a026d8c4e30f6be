import { muteNotice } from '@glazy/contract/rules/moderation'
import { MessageSquareOff } from 'lucide-react'
import { useSession } from '#lib/session/use-session.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './moderation-notice.module.css'

/** Stands where somebody would write who is muted: until when, and why. Nothing for all others. */
export function MutedNotice() {
  const { t } = useTranslation('common')
  const { date } = useFormats()
  const { user } = useSession()
  const notice = muteNotice(user)
  if (notice === undefined) return null
  const { until, reason } = notice
  return (
    <p className={classes.notice}>
      <MessageSquareOff size={16} aria-hidden />
      <span>
        {until === null
          ? t('muted.forGood')
          : t('muted.until', { date: date(until), reason: reason ?? '' })}
      </span>
    </p>
  )
}
