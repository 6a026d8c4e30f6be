import { idField, idListField } from '@glazy/contract/fields'
import { SELECTED_MAX } from '@glazy/contract/limits'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod'
import { pageHead } from '#lib/head.ts'
import { parseParameters } from '#lib/parse-parameters.ts'
import { WorkbenchScreen } from '#screens/workbench/workbench-screen.tsx'

const workbenchSearch = z.object({
  add: idListField(SELECTED_MAX).optional(),
  target: idField.optional(),
})

export const Route = createFileRoute('/workbench')({
  staticData: { texts: ['workbench', 'blend', 'target', 'editor', 'chemistry', 'chart'] },
  validateSearch: (raw: Record<string, unknown>) => parseParameters(workbenchSearch, raw),
  head: ({ match }) => {
    const { site, visitor, texts } = match.context
    return pageHead({
      site,
      language: visitor.language,
      title: texts.i18n.t('workbench:title'),
      description: texts.i18n.t('workbench:lead'),
      path: '/workbench',
      isUnlisted: true,
    })
  },
  component: WorkbenchPage,
})

function WorkbenchPage() {
  return <WorkbenchScreen arrivals={Route.useSearch()} />
}
