import { Link, useRouterState } from '@tanstack/react-router'
import { LogIn } from 'lucide-react'
import { buttonClass } from '#components/button-class.ts'
import { safeReturnPath } from '#lib/session/safe-return-path.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './login-link.module.css'

/** Leads to the login, and from there back to the page it is on. */
export function LoginLink() {
  const { t } = useTranslation('shell')
  const here = useRouterState({ select: ({ location }) => location.href })
  const path = safeReturnPath(here)
  return (
    <Link
      to="/login"
      search={path === '/' ? {} : { redirect: path }}
      className={`${buttonClass('quiet')} ${classes.link}`}
      title={t('account.logIn')}
    >
      <LogIn size={18} aria-hidden className={classes.icon} />
      <span>{t('account.logIn')}</span>
    </Link>
  )
}
