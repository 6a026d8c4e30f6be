import type { CurrentUser } from '@glazy/contract/accounts'
import { redirect } from '@tanstack/react-router'
import type { SessionStore } from './session-store.ts'

interface Loading {
  readonly context: { readonly session: SessionStore }
  readonly location: { readonly href: string }
}

/**
 * The user a page is for, to be asked in a route's `beforeLoad`. Anonymous visitors are led to the
 * login, and from there back to where they wanted to go.
 *
 * @throws a redirect
 */
export function requireUser({ context, location }: Loading): CurrentUser {
  const { user } = context.session.get()
  if (user) return user
  throw redirect({ to: '/login', search: { redirect: location.href } })
}
