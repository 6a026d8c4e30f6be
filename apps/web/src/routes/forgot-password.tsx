import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '#routes/-account-page.ts'
import { ForgotPasswordScreen } from '#screens/account/forgot-password-screen.tsx'

export const Route = createFileRoute('/forgot-password')({
  staticData: { texts: ['account'] },
  head: (titling) => accountHead(titling, '/forgot-password'),
  component: ForgotPasswordScreen,
})
