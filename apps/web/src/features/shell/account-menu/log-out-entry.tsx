import { LogOut } from 'lucide-react'
import menu from '#components/menu-list.module.css'
import { useLogOut } from '#lib/session/use-log-out.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'

/** Ends the session, as an entry of a menu. */
export function LogOutEntry() {
  const { t } = useTranslation('shell')
  const logOut = useLogOut()
  return (
    <button type="button" className={menu.item} onClick={() => void logOut()}>
      <LogOut size={18} aria-hidden />
      {t('account.logOut')}
    </button>
  )
}
