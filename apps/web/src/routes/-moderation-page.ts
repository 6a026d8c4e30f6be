import { mayModerate } from '@glazy/contract/rules/moderation'
import { notFound } from '@tanstack/react-router'
import { pageHead } from '#lib/head.ts'
import type { RouterContext } from '#router/context.ts'

/** Pages of moderators do not exist for anybody else. @throws notFound */
export function demandModerator({ context }: { readonly context: RouterContext }): void {
  if (!mayModerate(context.session.get().user)) throw notFound()
}

interface Titling {
  readonly match: { readonly context: RouterContext }
}

export function moderationHead({ match }: Titling, name: 'title' | 'log.title', path: string) {
  const { site, visitor, texts } = match.context
  const t = texts.of('moderation')
  return pageHead({
    site,
    language: visitor.language,
    title: t(name),
    description: t('lead'),
    path,
    isUnlisted: true,
  })
}
