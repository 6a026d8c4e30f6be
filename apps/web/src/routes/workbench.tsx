import { SELECTED_MAX } from '@glazy/contract/limits'
import { readId, readIdList } from '@glazy/contract/readers'
import { createFileRoute } from '@tanstack/react-router'
import { readParameters } from '#lib/read-parameters.ts'
import { headOf } from '#routes/-head.ts'
import { WorkbenchScreen } from '#screens/workbench/workbench-screen.tsx'

const PARAMETERS = { add: readIdList(SELECTED_MAX), target: readId }

export const Route = createFileRoute('/workbench')({
  staticData: {
    texts: ['workbench', 'blend', 'target', 'editor', 'chemistry', 'chart', 'materials'],
  },
  validateSearch: (raw: Record<string, unknown>) => readParameters(PARAMETERS, raw),
  head: ({ match: { context } }) => {
    const t = context.texts.of('workbench')
    return headOf(context, {
      title: t('title'),
      description: t('lead'),
      path: '/workbench',
      isUnlisted: true,
    })
  },
  component: WorkbenchPage,
})

function WorkbenchPage() {
  return <WorkbenchScreen arrivals={Route.useSearch()} />
}
