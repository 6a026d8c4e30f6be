import { createFileRoute } from '@tanstack/react-router'
import { headOf } from '#routes/-head.ts'
import { HelpScreen } from '#screens/help-screen.tsx'

export const Route = createFileRoute('/help')({
  staticData: { texts: ['pages'] },
  head: ({ match: { context } }) => {
    const t = context.texts.of('pages')
    return headOf(context, {
      title: t('help.title'),
      description: t('help.lead'),
      path: '/help',
    })
  },
  component: HelpScreen,
})
