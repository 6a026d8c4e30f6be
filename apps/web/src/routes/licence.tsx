import { createFileRoute } from '@tanstack/react-router'
import { headOf } from '#routes/-head.ts'
import { ProseScreen } from '#screens/prose-screen.tsx'

export const Route = createFileRoute('/licence')({
  staticData: { texts: ['pages'] },
  head: ({ match: { context } }) => {
    const t = context.texts.of('pages')
    return headOf(context, {
      title: t('licence.title'),
      description: t('licence.lead'),
      path: '/licence',
    })
  },
  component: () => <ProseScreen name="licence" />,
})
