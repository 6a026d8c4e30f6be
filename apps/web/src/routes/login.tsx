import { createFileRoute } from '@tanstack/react-router'
import { parseAccountSearch } from '#features/account/account-search.ts'
import { headOf } from '#routes/-head.ts'
import { LoginScreen } from '#screens/account/login-screen.tsx'

export const Route = createFileRoute('/login')({
  staticData: { texts: ['account'] },
  validateSearch: parseAccountSearch,
  head: ({ match: { context } }) => {
    const t = context.texts.of('account')
    return headOf(context, {
      title: t('login.submit'),
      description: t('login.meta'),
      path: '/login',
      isUnlisted: true,
    })
  },
  component: LoginPage,
})

function LoginPage() {
  return <LoginScreen search={Route.useSearch()} />
}
