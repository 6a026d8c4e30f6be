import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { NarrowCard } from '#components/narrow-card.tsx'
import { AlreadyLoggedIn } from '#features/shell/account-menu/already-logged-in.tsx'
import { LoginForm } from '#features/account/login/login-form.tsx'
import type { LoginInput } from '#lib/session/ask-session.ts'
import { HOME_PATH, safeReturnPath } from '#lib/session/safe-return-path.ts'
import { useLogOut } from '#lib/session/use-log-out.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { AccountSearch } from '#features/account/account-search.ts'

/** The page on which one logs in, and from which one goes where one wanted to go. */
export function LoginScreen({ search }: { readonly search: AccountSearch }) {
  const { t } = useTranslation('account')
  const router = useRouter()
  const { user } = useSession()
  const logOut = useLogOut()
  // The form stays until the next page is there.
  const [isLeaving, setLeaving] = useState(false)
  const returnPath = safeReturnPath(search.redirect)

  async function logIn(input: LoginInput) {
    setLeaving(true)
    try {
      await router.options.context.session.logIn(input)
    } catch (error) {
      setLeaving(false)
      throw error
    }
    await router.navigate({ href: returnPath, replace: true })
  }

  if (user && !isLeaving) {
    return (
      <AlreadyLoggedIn
        email={user.email}
        returnPath={returnPath}
        logOutLabel={t('loggedIn.logOut')}
        onLogOut={() => void logOut()}
      />
    )
  }
  return (
    <NarrowCard
      title={t('login.title')}
      lead={t(leadOf(search, returnPath))}
      footer={
        <p>
          {t('login.noAccount')}{' '}
          <Link to="/register" search={{ redirect: search.redirect }}>
            {t('login.register')}
          </Link>
        </p>
      }
    >
      <LoginForm schema="loginForm" onLogIn={logIn}>
        <Link to="/forgot-password">{t('login.forgot')}</Link>
      </LoginForm>
    </NarrowCard>
  )
}

function leadOf(search: AccountSearch, returnPath: string) {
  if (search.from === 'register') return 'login.registered'
  return returnPath === HOME_PATH ? 'login.lead' : 'login.after'
}
