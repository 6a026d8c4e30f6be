import type { Namespace } from '@glazy/locales/messages'
import type { QueryClient } from '@tanstack/react-query'
import type { SessionStore } from '#lib/session/session-store.ts'
import type { SiteConfig } from '#lib/site.ts'
import type { Texts } from '#lib/texts/texts.ts'
import type { Visitor } from '#lib/visitor.ts'

/** What every route's `beforeLoad`, `loader` and `head` can use. */
export interface RouterContext {
  readonly queryClient: QueryClient
  readonly texts: Texts
  readonly site: SiteConfig
  readonly visitor: Visitor
  /** Who is logged in, also while the server renders. */
  readonly session: SessionStore
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Text files the route's screen uses, besides `common`, `shell` and `errors`. */
    readonly texts?: readonly Namespace[]
  }
}
