import { mayModerate } from '@glazy/contract/rules/moderation'
import { Link } from '@tanstack/react-router'
import { Shield } from 'lucide-react'
import menu from '#components/menu-list.module.css'
import { useSession } from '#lib/session/use-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'

/** Leads moderators to what was reported. */
export function ModerationEntry() {
  const { t } = useTranslation('shell')
  const { user } = useSession()
  if (!mayModerate(user)) return null
  return (
    <li>
      <Link to="/moderation" className={menu.item}>
        <Shield size={18} aria-hidden />
        {t('account.moderation')}
      </Link>
    </li>
  )
}
