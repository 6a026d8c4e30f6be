import type { Log } from '@glazy/contract/logs'
import { Bell, BellOff } from 'lucide-react'
import { Button } from '#components/button.tsx'
import { notify } from '#lib/notify.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useFollowLog } from '#queries/log-changes.ts'
import classes from './log-card.module.css'

/** Lets a reader hear what is said to a log, or no longer. */
export function FollowLog({ id, isSubscribed }: Pick<Log, 'id' | 'isSubscribed'>) {
  const { t } = useTranslation('logs')
  const follow = useFollowLog(id)

  async function toggle() {
    try {
      await follow.mutateAsync(!isSubscribed)
      notify('success', t(isSubscribed ? 'follow.unsubscribed' : 'follow.subscribed'))
    } catch {
      notify('error', t('follow.subscribeError'))
    }
  }

  const label = t(isSubscribed ? 'follow.unfollow' : 'follow.follow')
  return (
    <Button disabled={follow.isPending} title={label} onClick={() => void toggle()}>
      {isSubscribed ? <BellOff size={18} aria-hidden /> : <Bell size={18} aria-hidden />}
      <span className={classes.word}>{label}</span>
    </Button>
  )
}
