import { createFileRoute } from '@tanstack/react-router'
import { requireUser } from '#lib/session/require-user.ts'
import { useSession } from '#lib/session/use-session.ts'
import { exampleRecipes } from '#queries/materials.ts'
import { headOf } from '#routes/-head.ts'
import { SettingsScreen } from '#screens/settings/settings-screen.tsx'
import { SettingsSkeleton } from '#screens/settings/settings-skeleton.tsx'

export const Route = createFileRoute('/settings')({
  staticData: { texts: ['settings', 'account', 'chemistry'] },
  beforeLoad: (loading) => {
    requireUser(loading)
  },
  loader: async ({ context }) => {
    // Only an example: without it the settings are as good.
    await context.queryClient
      .query({ ...exampleRecipes, staleTime: 'static' })
      .catch(() => undefined)
  },
  head: ({ match: { context } }) => {
    const t = context.texts.of('settings')
    return headOf(context, {
      title: t('title'),
      description: t('meta'),
      path: '/settings',
      isUnlisted: true,
    })
  },
  pendingComponent: SettingsSkeleton,
  component: SettingsPage,
})

/** While a session is being ended there is nobody left whose settings could be shown. */
function SettingsPage() {
  const { user } = useSession()
  return user ? <SettingsScreen user={user} /> : <SettingsSkeleton />
}
