import { createFileRoute } from '@tanstack/react-router'
import { parseAccountSearch } from '#features/account/account-search.ts'
import { accountHead } from '#routes/-account-page.ts'
import { RegisterScreen } from '#screens/account/register-screen.tsx'

export const Route = createFileRoute('/register')({
  staticData: { texts: ['account'] },
  validateSearch: parseAccountSearch,
  head: (titling) => accountHead(titling, '/register'),
  component: RegisterPage,
})

function RegisterPage() {
  return <RegisterScreen search={Route.useSearch()} />
}
