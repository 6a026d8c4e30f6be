import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#lib/head.ts'
import { ProseScreen } from '#screens/prose-screen.tsx'

export const Route = createFileRoute('/licence')({
  staticData: { texts: ['pages'] },
  head: ({ match }) => {
    const { site, visitor, texts } = match.context
    return pageHead({
      site,
      language: visitor.language,
      title: texts.of('pages')('licence.title'),
      description: texts.of('pages')('licence.lead'),
      path: '/licence',
    })
  },
  component: () => <ProseScreen name="licence" />,
})
