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
      title: texts.i18n.t('pages:licence.title'),
      description: texts.i18n.t('pages:licence.lead'),
      path: '/licence',
    })
  },
  component: () => <ProseScreen name="licence" />,
})
