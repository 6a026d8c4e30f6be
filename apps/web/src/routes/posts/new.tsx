import { readId } from '@glazy/contract/readers'
import { createFileRoute } from '@tanstack/react-router'
import { requireUser } from '#lib/session/require-user.ts'
import { HOME_PATH, safeReturnPath } from '#lib/session/safe-return-path.ts'
import { useSession } from '#lib/session/use-session.ts'
import { headOf } from '#routes/-head.ts'
import { NewLogScreen } from '#screens/posts/new-log-screen.tsx'

interface NewLogSearch {
  /** Where one goes when the log has been posted, or not. */
  readonly returnTo?: string | undefined
  /** The item it is about. */
  readonly material?: number | undefined
}

export const Route = createFileRoute('/posts/new')({
  staticData: { texts: ['logs', 'metadata', 'account'] },
  validateSearch: ({ returnTo, material }: Record<string, unknown>): NewLogSearch => {
    const path = safeReturnPath(returnTo)
    return {
      ...(path !== HOME_PATH && { returnTo: path }),
      ...(readId(material) !== undefined && { material: readId(material) }),
    }
  },
  beforeLoad: (loading) => {
    requireUser(loading)
  },
  head: ({ match: { context } }) => {
    const t = context.texts.of('logs')
    return headOf(context, {
      title: t('form.newTitle'),
      description: t('page.meta'),
      path: '/posts/new',
      isUnlisted: true,
    })
  },
  component: NewLogPage,
})

function NewLogPage() {
  const { user } = useSession()
  const { returnTo, material } = Route.useSearch()
  return user && <NewLogScreen user={user} returnTo={returnTo} materialId={material} />
}
