import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#lib/head.ts'
import { parseAccountSearch } from '#features/account/account-search.ts'
import { RegisterScreen } from '#screens/account/register-screen.tsx'

export const Route = createFileRoute('/register')({
  staticData: { texts: ['account'] },
  validateSearch: parseAccountSearch,
  head: ({ match }) => {
    const { site, visitor, texts } = match.context
    return pageHead({
      site,
      language: visitor.language,
      title: texts.of('account')('register.title'),
      description: texts.of('account')('register.meta'),
      path: '/register',
      isUnlisted: true,
    })
  },
  component: RegisterPage,
})

function RegisterPage() {
  return <RegisterScreen search={Route.useSearch()} />
}
