import { mayModerate } from '@glazy/contract/rules/moderation'
import { notFound } from '@tanstack/react-router'
import type { RouterContext } from '#router/context.ts'
import { headOf } from '#routes/-head.ts'

/** Pages of moderators do not exist for anybody else. @throws notFound */
export function demandModerator({ context }: { readonly context: RouterContext }): void {
  if (!mayModerate(context.session.get().user)) throw notFound()
}

interface Titling {
  readonly match: { readonly context: RouterContext }
}

export function moderationHead({ match }: Titling, name: 'title' | 'log.title', path: string) {
  const t = match.context.texts.of('moderation')
  return headOf(match.context, {
    title: t(name),
    description: t('lead'),
    path,
    isUnlisted: true,
  })
}
