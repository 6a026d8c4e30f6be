import type { ReactNode } from 'react'
import { OwnSection } from './own-section.tsx'
import { useSession } from '#lib/session/use-session.ts'

/** The part of the sidebar that is about the visitor; `children` are for everyone. */
export function AccountSection({ children }: { readonly children: ReactNode }) {
  const { user } = useSession()
  return user ? <OwnSection user={user}>{children}</OwnSection> : children
}
