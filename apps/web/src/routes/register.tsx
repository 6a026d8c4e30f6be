import { createFileRoute } from '@tanstack/react-router'
import { parseAccountSearch } from '#features/account/account-search.ts'
import { headOf } from '#routes/-head.ts'
import { RegisterScreen } from '#screens/account/register-screen.tsx'

export const Route = createFileRoute('/register')({
  staticData: { texts: ['account'] },
  validateSearch: parseAccountSearch,
  head: ({ match: { context } }) => {
    const t = context.texts.of('account')
    return headOf(context, {
      title: t('register.title'),
      description: t('register.meta'),
      path: '/register',
      isUnlisted: true,
    })
  },
  component: RegisterPage,
})

function RegisterPage() {
  return <RegisterScreen search={Route.useSearch()} />
}
