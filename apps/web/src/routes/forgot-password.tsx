import { createFileRoute } from '@tanstack/react-router'
import { headOf } from '#routes/-head.ts'
import { ForgotPasswordScreen } from '#screens/account/forgot-password-screen.tsx'

export const Route = createFileRoute('/forgot-password')({
  staticData: { texts: ['account'] },
  head: ({ match: { context } }) => {
    const t = context.texts.of('account')
    return headOf(context, {
      title: t('forgot.title'),
      description: t('forgot.meta'),
      path: '/forgot-password',
      isUnlisted: true,
    })
  },
  component: ForgotPasswordScreen,
})
