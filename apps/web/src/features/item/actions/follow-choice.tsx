import type { MaterialDetail } from '@glazy/contract/materials'
import { Bell, BellOff } from 'lucide-react'
import menu from '#components/menu-list.module.css'
import { notify } from '#lib/notify.ts'
import { useLoginNotice } from '#lib/session/use-login-notice.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useFollow } from '#queries/authoring.ts'

/** Lets a reader hear of changes of an item, or no longer. */
export function FollowChoice({ id, isSubscribed }: Pick<MaterialDetail, 'id' | 'isSubscribed'>) {
  const { t } = useTranslation('itemActions')
  const { user } = useSession()
  const askToLogIn = useLoginNotice()
  const follow = useFollow(id)

  async function toggle() {
    if (!user) return askToLogIn(t('loginRequiredToFollow'))
    try {
      await follow.mutateAsync(!isSubscribed)
      notify('success', t(isSubscribed ? 'unfollowed' : 'followed'))
    } catch {
      notify('error', t('followFailed'))
    }
  }

  return (
    <li>
      <button
        type="button"
        className={menu.item}
        disabled={follow.isPending}
        onClick={() => void toggle()}
      >
        {isSubscribed ? <BellOff size={18} aria-hidden /> : <Bell size={18} aria-hidden />}
        {t(isSubscribed ? 'unfollow' : 'follow')}
      </button>
    </li>
  )
}
