import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#lib/head.ts'
import { parseSolveSearch } from '#lib/solve-parameters.ts'
import { SolveScreen } from '#screens/solve/solve-screen.tsx'

export const Route = createFileRoute('/solve/')({
  staticData: { texts: ['solve', 'chart', 'materials'] },
  validateSearch: parseSolveSearch,
  head: ({ match }) => {
    const { site, visitor, texts } = match.context
    const t = texts.of('solve')
    return pageHead({
      site,
      language: visitor.language,
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
