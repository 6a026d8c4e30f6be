import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#lib/head.ts'
import { parseAccountSearch } from '#features/account/account-search.ts'
import { LoginScreen } from '#screens/account/login-screen.tsx'

export const Route = createFileRoute('/login')({
  staticData: { texts: ['account'] },
  validateSearch: parseAccountSearch,
  head: ({ match }) => {
    const { site, visitor, texts } = match.context
    return pageHead({
      site,
      language: visitor.language,
      title: texts.of('account')('login.submit'),
      description: texts.of('account')('login.meta'),
      path: '/login',
      isUnlisted: true,
    })
  },
  component: LoginPage,
})

function LoginPage() {
  return <LoginScreen search={Route.useSearch()} />
}
