import { createFileRoute } from '@tanstack/react-router'
import { headOf } from '#routes/-head.ts'
import { ProseScreen } from '#screens/prose-screen.tsx'

export const Route = createFileRoute('/terms')({
  staticData: { texts: ['pages'] },
  head: ({ match: { context } }) => {
    const t = context.texts.of('pages')
    return headOf(context, {
      title: t('terms.title'),
      description: t('terms.lead'),
      path: '/terms',
    })
  },
  component: () => <ProseScreen name="terms" />,
})
