import { type AnyRouteMatch, createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { SessionKeeper } from '#screens/account/session-keeper.tsx'
import { PageChart } from '#features/charts/page/page-chart.tsx'
import { useChartSubject } from '#features/charts/page/use-chart-subject.ts'
import { AppShell } from '#screens/app-shell.tsx'
import { AppDocument } from '#screens/app-document.tsx'
import { OpenItem } from '#screens/item/open-item.tsx'
import { ReportKeeper } from '#screens/report-keeper.tsx'
import type { RouterContext } from '#router/context.ts'
import { documentTitle } from '#lib/head.ts'
import { lazyPart } from '#lib/lazy-part.ts'
import { useOffline } from '#lib/offline/use-offline.ts'
import { useTelemetry } from '#lib/telemetry/use-telemetry.ts'
import { usePreferencesSync } from '#lib/preferences/use-preferences-sync.ts'
import { useStorageHousekeeping } from '#lib/use-storage-housekeeping.ts'

/** Comes when a page has been open for a while. */
const loadVisitorsDevice = () => import('#on-device/visitors-device.ts')

const QuickSearchDialog = lazyPart(
  () => import('#features/library/quick-search/quick-search-dialog.tsx'),
)

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context, matches }) => {
    // Resolves at once when the texts are there, as they are on the server.
    await context.texts.load(matches.flatMap((match) => match.staticData.texts ?? []))
  },
  head: ({ match, matches }) => ({
    meta: [
      // For pages that are not there or could not be made; all others have a title of their own.
      { title: isNowhere(matches) ? nowhere(match.context) : match.context.site.name },
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
    ],
    links: [
      { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/icon-192.png' },
      { rel: 'manifest', href: `/app.webmanifest?lang=${match.context.visitor.language}` },
    ],
  }),
  shellComponent: AppDocument,
  component: Root,
})

const isNowhere = (matches: readonly AnyRouteMatch[]) =>
  matches.some(({ status, _notFound }) => _notFound || status === 'notFound')

const nowhere = ({ site, texts }: RouterContext) =>
  documentTitle(texts.of('shell')('notFound.title'), site)

function Root() {
  const { visitor } = Route.useRouteContext()
  const subject = useChartSubject()
  useStorageHousekeeping()
  useOffline(loadVisitorsDevice)
  usePreferencesSync()
  useTelemetry()
  return (
    <AppShell
      isSidebarOpen={visitor.isSidebarOpen}
      quickSearch={QuickSearchDialog}
      {...(subject && { chart: <PageChart subject={subject} /> })}
    >
      <Outlet />
      <OpenItem />
      <SessionKeeper />
      <ReportKeeper />
    </AppShell>
  )
}
