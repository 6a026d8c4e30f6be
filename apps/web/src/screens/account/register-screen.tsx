import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { NarrowCard } from '#components/narrow-card.tsx'
import { AlreadyLoggedIn } from '#features/shell/account-menu/already-logged-in.tsx'
import { RegisterForm, type Registration } from '#features/account/register/register-form.tsx'
import { notify } from '#lib/notify.ts'
import { safeReturnPath } from '#lib/session/safe-return-path.ts'
import { useLogOut } from '#lib/session/use-log-out.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { registerAccount } from '#queries/accounts.ts'
import type { AccountSearch } from '#features/account/account-search.ts'

/** The page on which one gets an account, is logged in with it and continues. */
export function RegisterScreen({ search }: { readonly search: AccountSearch }) {
  const { t } = useTranslation('account')
  const router = useRouter()
  const { user } = useSession()
  const logOut = useLogOut('/register')
  const [isLeaving, setLeaving] = useState(false)
  const returnPath = safeReturnPath(search.redirect)

  async function createAccount(values: Registration) {
    await registerAccount(values)
    setLeaving(true)
    const { email, password } = values
    try {
      await router.options.context.session.logIn({ email, password })
    } catch {
      // Also when the address has an account already: the API says the same to everyone.
      const { redirect } = search
      await router.navigate({ to: '/login', search: { redirect, from: 'register' } })
      return
    }
    notify('success', t('register.welcome', { name: values.name }))
    await router.navigate({ href: returnPath, replace: true })
  }

  if (user && !isLeaving) {
    return (
      <AlreadyLoggedIn
        email={user.email}
        returnPath={returnPath}
        logOutLabel={t('loggedIn.logOutAndRegister')}
        onLogOut={() => void logOut()}
      />
    )
  }
  return (
    <NarrowCard
      title={t('register.title')}
      aside={
        <Link to="/login" search={{ redirect: search.redirect }}>
          {t('register.logIn')}
        </Link>
      }
    >
      <RegisterForm onRegister={createAccount} />
    </NarrowCard>
  )
}
