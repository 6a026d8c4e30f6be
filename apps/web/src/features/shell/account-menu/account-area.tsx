import { LoginLink } from './login-link.tsx'
import { useSession } from '#lib/session/use-session.ts'

/** What the header has for the visitor's account, beside the menu. */
export function AccountArea() {
  const { user } = useSession()
  return user ? null : <LoginLink />
}
