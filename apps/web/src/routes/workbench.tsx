import { SELECTED_MAX } from '@glazy/contract/limits'
import { readId, readIdList } from '@glazy/contract/readers'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#lib/head.ts'
import { readParameters } from '#lib/read-parameters.ts'
import { WorkbenchScreen } from '#screens/workbench/workbench-screen.tsx'

const PARAMETERS = { add: readIdList(SELECTED_MAX), target: readId }

export const Route = createFileRoute('/workbench')({
  staticData: {
    texts: ['workbench', 'blend', 'target', 'editor', 'chemistry', 'chart', 'materials'],
  },
  validateSearch: (raw: Record<string, unknown>) => readParameters(PARAMETERS, raw),
  head: ({ match }) => {
    const { site, visitor, texts } = match.context
    return pageHead({
      site,
      language: visitor.language,
      title: texts.of('workbench')('title'),
      description: texts.of('workbench')('lead'),
      path: '/workbench',
      isUnlisted: true,
    })
  },
  component: WorkbenchPage,
})

function WorkbenchPage() {
  return <WorkbenchScreen arrivals={Route.useSearch()} />
}
