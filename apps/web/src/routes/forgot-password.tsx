import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#lib/head.ts'
import { ForgotPasswordScreen } from '#screens/account/forgot-password-screen.tsx'

export const Route = createFileRoute('/forgot-password')({
  staticData: { texts: ['account'] },
  head: ({ match }) => {
    const { site, visitor, texts } = match.context
    return pageHead({
      site,
      language: visitor.language,
      title: texts.of('account')('forgot.title'),
      description: texts.of('account')('forgot.meta'),
      path: '/forgot-password',
      isUnlisted: true,
    })
  },
  component: ForgotPasswordScreen,
})
