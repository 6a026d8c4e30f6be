import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { readRequestFacts } from '#lib/host.ts'
import { isOffline } from '#lib/offline/is-offline.ts'
import { NOBODY } from '#lib/offline/names.ts'
import { SITE_VERSION } from '#lib/offline/site-version.ts'
import { keepAddressedLanguage } from '#lib/preferences/keep-addressed-language.ts'
import { createSessionStore, type SessionStore } from '#lib/session/session-store.ts'
import { findVisitingUser } from '#lib/session/visiting-user.ts'
import { EMPTY_SITE } from '#lib/site.ts'
import { createTexts, type SentTexts } from '#lib/texts/texts.ts'
import { readVisitor } from '#lib/visitor.ts'
import type { RouterContext } from '#router/context.ts'
import {
  PAGE_DATA_ID,
  PAGE_TEXTS_ID,
  type PageData,
  readPageElement,
  restoreQueries,
} from '#lib/page-data.ts'
import { createQueryClient } from '#router/query-client.ts'
import { parseSearch, stringifySearch } from '#router/search-codec.ts'
import { tellWhenAlive } from '#router/tell-when-alive.tsx'
import { ErrorScreen } from '#screens/error-screen.tsx'
import { NotFoundScreen } from '#screens/not-found-screen.tsx'
import { routeTree } from './routeTree.gen.ts'

const UNKNOWN_VISITOR = readVisitor(new Map(), new URLSearchParams())

/** Creates the router: one per request on the server, one per page in the browser. */
export async function getRouter() {
  const queryClient = createQueryClient()
  const user = await findVisitingUser()
  const facts = readRequestFacts(user)
  const sent = facts ? undefined : readSentData()
  const site = facts?.site ?? sent?.site ?? EMPTY_SITE
  const visitor = facts?.visitor ?? sent?.visitor ?? UNKNOWN_VISITOR
  const session = createSessionStore()
  session.receive(sent ? sent.user : user)
  const texts = createTexts(site.name)
  if (facts) await texts.start(visitor.language)
  if (sent) {
    restoreQueries(queryClient, sent.queries)
    texts.receive(sent.texts)
    if (sent.user === null) keepAddressedLanguage(visitor)
    if (sent.isShell) session.join()
    // A page that was read before asks at once for what only the device can answer.
    if (sent.isShell || isOffline()) await fillFromDevice(session, queryClient)
  }
  const context: RouterContext = { queryClient, texts, site, visitor, session }

  const router = createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // Queries know how fresh they are; the router keeps no second clock.
    defaultPreloadStaleTime: 0,
    // A page belongs to what its address names: with another in it nothing of the page goes on.
    defaultRemountDeps: ({ params }) => ({ ...params, slug: undefined }),
    scrollRestoration: true,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    ...(facts?.nonce && { ssr: { nonce: facts.nonce } }),
    Wrap: ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  if (!facts) tellWhenAlive(Object.values(router.routesById))
  return router
}

/** A page without a connection is that of whoever the browser knows, filled with what it keeps. */
async function fillFromDevice(session: SessionStore, client: QueryClient): Promise<void> {
  const { user } = session.get()
  const { fillShell } = await import('#on-device/keep-reading.ts')
  fillShell(client, { owner: user?.id ?? NOBODY, version: SITE_VERSION })
}

/** What the server has written into the page, by `PageDataElements`. */
function readSentData(): (PageData & { readonly texts: SentTexts }) | undefined {
  const data = readPageElement(PAGE_DATA_ID)
  const texts = readPageElement(PAGE_TEXTS_ID)
  return data && texts ? { ...JSON.parse(data), texts: JSON.parse(texts) } : undefined
}

declare module '@tanstack/react-router' {
  interface Register {
    router: Awaited<ReturnType<typeof getRouter>>
  }
}
