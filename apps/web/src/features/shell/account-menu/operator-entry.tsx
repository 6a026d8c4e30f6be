import { Link } from '@tanstack/react-router'
import { Server } from 'lucide-react'
import menu from '#components/menu-list.module.css'
import { useSession } from '#lib/session/use-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'

/** Leads operators to how the site is doing. */
export function OperatorEntry() {
  const { t } = useTranslation('shell')
  const { user } = useSession()
  if (user?.isOperator !== true) return null
  return (
    <li>
      <Link to="/operator" className={menu.item}>
        <Server size={18} aria-hidden />
        {t('account.operator')}
      </Link>
    </li>
  )
}
