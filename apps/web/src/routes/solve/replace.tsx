import { SELECTED_MAX } from '@glazy/contract/limits'
import { readIdList } from '@glazy/contract/readers'
import { createFileRoute } from '@tanstack/react-router'
import { readParameters } from '#lib/read-parameters.ts'
import { requireUser } from '#lib/session/require-user.ts'
import { useSession } from '#lib/session/use-session.ts'
import { headOf } from '#routes/-head.ts'
import { ReplaceManyScreen } from '#screens/replace/replace-many-screen.tsx'

const PARAMETERS = { of: readIdList(SELECTED_MAX) }

export const Route = createFileRoute('/solve/replace')({
  staticData: { texts: ['solve'] },
  validateSearch: (raw: Record<string, unknown>) => readParameters(PARAMETERS, raw),
  loader: (loading) => void requireUser(loading),
  head: ({ match: { context } }) => {
    const t = context.texts.of('solve')
    return headOf(context, {
      title: t('many.title'),
      description: t('many.lead'),
      path: '/solve/replace',
      isUnlisted: true,
    })
  },
  component: ReplacePage,
})

function ReplacePage() {
  const { of = [] } = Route.useSearch()
  const { user } = useSession()
  // Another selection is another question.
  return user && <ReplaceManyScreen key={of.join()} user={user} ids={of} />
}
