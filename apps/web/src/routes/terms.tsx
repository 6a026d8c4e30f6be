import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#lib/head.ts'
import { ProseScreen } from '#screens/prose-screen.tsx'

export const Route = createFileRoute('/terms')({
  staticData: { texts: ['pages'] },
  head: ({ match }) => {
    const { site, visitor, texts } = match.context
    return pageHead({
      site,
      language: visitor.language,
      title: texts.of('pages')('terms.title'),
      description: texts.of('pages')('terms.lead'),
      path: '/terms',
    })
  },
  component: () => <ProseScreen name="terms" />,
})
