import { late } from '#components/late.tsx'
import { useSession } from '#lib/session/use-session.ts'
import './notifications.module.css'

const OwnBell = late(
  import.meta.env.SSR ? (await import('./own-bell.tsx')).OwnBell : undefined,
  async () => (await import('./own-bell.tsx')).OwnBell,
)

/** The bell of whoever is logged in; visitors do not carry it. */
export function NotificationBell() {
  const { user } = useSession()
  return user && <OwnBell key={user.id} user={user} />
}
