import type { CurrentUser } from '@glazy/contract/accounts'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@glazy/locales/languages'
import type { Namespace } from '@glazy/locales/messages'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, render } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { askForUser } from '#lib/session/ask-session.ts'
import { createSessionStore } from '#lib/session/session-store.ts'
import { useSession } from '#lib/session/use-session.ts'
import { EMPTY_SITE } from '#lib/site.ts'
import { SiteContext } from '#lib/site-context.ts'
import { FormatsContext } from '#lib/texts/formats-context.tsx'
import { formatsOf } from '#lib/texts/formats.ts'
import { createTexts } from '#lib/texts/texts.ts'
import { TextsContext } from '#lib/texts/use-translation.ts'
import { readVisitor } from '#lib/visitor.ts'
import type { RouterContext } from '#router/context.ts'
import { createQueryClient } from '#router/query-client.ts'

export interface OpenPage {
  readonly context: RouterContext
  /** Path that is in the address. */
  readonly path: () => string
  /** Follows a link to another page, which may have to be brought, as far as this one lets it. */
  readonly leave: (bring?: () => Promise<unknown>) => Promise<void>
}

/** All texts: a page has those of its route before it is shown. */
const TEXTS = Object.keys(import.meta.glob('../../../../packages/locales/en/*.json')).map(
  (file) => file.replace(/^.*\/|\.json$/g, '') as Namespace, // each is a file
)

/**
 * Shows a screen, at an address, to whoever the browser is logged in as, like a page that has just been loaded:
 * nothing is left of the one before but what the browser keeps.
 */
export async function openPage(
  screen: (user: CurrentUser | null) => ReactNode,
  at = '/start',
  site = EMPTY_SITE,
  language: LanguageCode = DEFAULT_LANGUAGE,
): Promise<OpenPage> {
  cleanup()
  const texts = createTexts('Glazy')
  await texts.start(language)
  await texts.load(TEXTS)
  const session = createSessionStore()
  session.receive(await askForUser().catch(() => null))
  const visitor = readVisitor(new Map(), new URLSearchParams())
  const queryClient = createQueryClient()
  tryAgainAtOnce(queryClient)
  const context: RouterContext = { queryClient, texts, site, visitor, session }

  const root = createRootRouteWithContext<RouterContext>()({ component: Outlet })
  const start = createRoute({
    getParentRoute: () => root,
    path: at.replace(/\?.*/, ''),
    component: function Start() {
      return screen(useSession().user)
    },
  })
  let load: (() => Promise<unknown>) | undefined
  const elsewhere = createRoute({
    getParentRoute: () => root,
    path: '$',
    loader: async () => void (await load?.()),
    component: () => null,
  })
  const router = createRouter({
    routeTree: root.addChildren([start, elsewhere]),
    context,
    history: createMemoryHistory({ initialEntries: [at] }),
  })
  await router.load()
  session.open()
  await act(async () => {
    render(
      <QueryClientProvider client={queryClient}>
        <TextsContext value={texts}>
          <FormatsContext value={formatsOf(language)}>
            <SiteContext value={site}>
              <Suspense>
                <RouterProvider router={router} />
              </Suspense>
            </SiteContext>
          </FormatsContext>
        </TextsContext>
      </QueryClientProvider>,
    )
  })
  return {
    context,
    path: () => router.state.location.pathname,
    leave: (bring) =>
      act(async () => {
        load = bring
        router.history.push('/elsewhere')
      }),
  }
}

/** What fails is tried again as often as on the site, without the seconds in between. */
function tryAgainAtOnce(queryClient: QueryClient): void {
  const { queries, mutations } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({
    queries: { ...queries, retryDelay: 0 },
    mutations: { ...mutations, retryDelay: 0 },
  })
}
