import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#lib/head.ts'
import { ProseScreen } from '#screens/prose-screen.tsx'

export const Route = createFileRoute('/privacy')({
  staticData: { texts: ['pages'] },
  head: ({ match }) => {
    const { site, visitor, texts } = match.context
    return pageHead({
      site,
      language: visitor.language,
      title: texts.of('pages')('privacy.title'),
      description: texts.of('pages')('privacy.lead'),
      path: '/privacy',
    })
  },
  component: () => <ProseScreen name="privacy" />,
})
