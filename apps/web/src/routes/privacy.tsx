import { createFileRoute } from '@tanstack/react-router'
import { headOf } from '#routes/-head.ts'
import { ProseScreen } from '#screens/prose-screen.tsx'

export const Route = createFileRoute('/privacy')({
  staticData: { texts: ['pages'] },
  head: ({ match: { context } }) => {
    const t = context.texts.of('pages')
    return headOf(context, {
      title: t('privacy.title'),
      description: t('privacy.lead'),
      path: '/privacy',
    })
  },
  component: () => <ProseScreen name="privacy" />,
})
