import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { readRequestFacts } from '#lib/host.ts'
import { EMPTY_SITE, type SiteConfig } from '#lib/site.ts'
import { createTexts, type SentTexts } from '#lib/texts/texts.ts'
import { readVisitor, type Visitor } from '#lib/visitor.ts'
import type { RouterContext } from '#router/context.ts'
import { createQueryClient } from '#router/query-client.ts'
import { parseSearch, stringifySearch } from '#router/search-codec.ts'
import { ErrorScreen } from '#screens/error-screen.tsx'
import { NotFoundScreen } from '#screens/not-found-screen.tsx'
import { routeTree } from './routeTree.gen.ts'

/** What the server found out about the request; the browser starts from the same. */
interface SentWithPage {
  readonly site: SiteConfig
  readonly visitor: Visitor
  readonly texts: SentTexts
}

const UNKNOWN_VISITOR = readVisitor(new Map(), new URLSearchParams())

/** Creates the router: one per request on the server, one per page in the browser. */
export async function getRouter() {
  const queryClient = createQueryClient()
  const facts = readRequestFacts()
  const texts = createTexts(() => context.site.name)
  let context: RouterContext = {
    queryClient,
    texts,
    site: facts?.site ?? EMPTY_SITE,
    visitor: facts?.visitor ?? UNKNOWN_VISITOR,
  }
  if (facts) await texts.start(facts.visitor.language)

  const router = createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // Queries know how fresh they are; the router keeps no second clock.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    ...(facts?.nonce && { ssr: { nonce: facts.nonce } }),
    dehydrate: (): SentWithPage => ({
      site: context.site,
      visitor: context.visitor,
      texts: texts.send(),
    }),
    hydrate: async (sent: SentWithPage) => {
      context = { ...context, site: sent.site, visitor: sent.visitor }
      router.update({ context })
      await texts.receive(sent.texts)
    },
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: Awaited<ReturnType<typeof getRouter>>
  }
}
