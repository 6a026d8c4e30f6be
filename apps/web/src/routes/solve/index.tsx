import { createFileRoute } from '@tanstack/react-router'
import { parseSolveSearch } from '#lib/solve-parameters.ts'
import { headOf } from '#routes/-head.ts'
import { SolveScreen } from '#screens/solve/solve-screen.tsx'

export const Route = createFileRoute('/solve/')({
  staticData: { texts: ['solve', 'chart', 'materials'] },
  validateSearch: parseSolveSearch,
  head: ({ match: { context } }) => {
    const t = context.texts.of('solve')
    return headOf(context, {
      title: t('title'),
      description: t('lead'),
      path: '/solve',
    })
  },
  component: SolvePage,
})

function SolvePage() {
  return <SolveScreen search={Route.useSearch()} />
}
