import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#lib/head.ts'
import { HelpScreen } from '#screens/help-screen.tsx'

export const Route = createFileRoute('/help')({
  staticData: { texts: ['pages'] },
  head: ({ match }) => {
    const { site, visitor, texts } = match.context
    return pageHead({
      site,
      language: visitor.language,
      title: texts.of('pages')('help.title'),
      description: texts.of('pages')('help.lead'),
      path: '/help',
    })
  },
  component: HelpScreen,
})
