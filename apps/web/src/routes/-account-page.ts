import type { RouterContext } from '#router/context.ts'
import { headOf } from '#routes/-head.ts'

interface Titling {
  readonly match: { readonly context: RouterContext }
}

/** Title and description of the pages of accounts. */
const TEXTS = {
  '/login': ['login.submit', 'login.meta'],
  '/register': ['register.title', 'register.meta'],
  '/forgot-password': ['forgot.title', 'forgot.meta'],
  '/reset-password': ['reset.title', 'reset.meta'],
  '/confirm-email': ['confirmEmail.title', 'confirmEmail.meta'],
  '/unsubscribe': ['unsubscribe.title', 'unsubscribe.meta'],
} as const

/** What a page of accounts says of itself; nothing lists it. */
export function accountHead({ match: { context } }: Titling, path: keyof typeof TEXTS) {
  const t = context.texts.of('account')
  const [title, description] = TEXTS[path]
  return headOf(context, { title: t(title), description: t(description), path, isUnlisted: true })
}
