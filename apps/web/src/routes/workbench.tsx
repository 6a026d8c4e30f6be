import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#lib/head.ts'
import { WorkbenchScreen } from '#screens/workbench/workbench-screen.tsx'

export const Route = createFileRoute('/workbench')({
  staticData: { texts: ['workbench', 'blend', 'target', 'editor', 'chemistry', 'chart'] },
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
  component: WorkbenchScreen,
})
