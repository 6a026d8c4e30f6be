import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import type { Session } from './session.ts'

/** Who uses the page. The server renders who the cookie belongs to, and so the browser begins. */
export function useSession(): Session {
  const { session } = useRouter().options.context
  return useSyncExternalStore(session.subscribe, session.get, session.received)
}
