import { ClientOnly, useNavigate } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '#lib/lazy-part.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { SkipLink } from '#components/skip-link.tsx'
import { LanguageChoices } from '#features/shell/language/language-choices.tsx'
import { NotificationBell } from '#features/shell/notifications/notification-bell.tsx'
import { ToastHost } from '#features/shell/notices/toast-host.tsx'
import { InstallPrompt } from '#features/shell/prompts/install-prompt.tsx'
import { OfflineBanner } from '#features/shell/prompts/offline-banner.tsx'
import { StorageFullGuard } from '#features/shell/prompts/storage-full.tsx'
import { TroubleBanner } from '#features/shell/prompts/trouble-banner.tsx'
import { VersionPrompt } from '#features/shell/prompts/version-prompt.tsx'
import { ChartSection } from '#features/shell/sidebar/chart-section.tsx'
import { CompareLink } from '#features/shell/sidebar/compare-link.tsx'
import { FolderSection } from '#features/shell/sidebar/folder-section.tsx'
import { LanguageSection } from '#features/shell/sidebar/language-section.tsx'
import { Sidebar } from '#features/shell/sidebar/sidebar.tsx'
import { SidebarToggle } from '#features/shell/sidebar/sidebar-toggle.tsx'
import { VisitedSection } from '#features/shell/sidebar/visited-section.tsx'
import { CommunityNav, HomeLink } from '#features/shell/sidebar/site-nav.tsx'
import { useSidebar } from '#features/shell/sidebar/use-sidebar.ts'
import { PageProgress } from '#features/shell/frame/page-progress.tsx'
import { SearchButton } from '#features/shell/frame/search-button.tsx'
import { SiteFooter } from '#features/shell/frame/site-footer.tsx'
import { SiteHeader } from '#features/shell/frame/site-header.tsx'
import { ThemeToggle } from '#features/shell/theme/theme-toggle.tsx'
import { isOutboxSigned } from '#lib/outbox/outbox-sign.ts'
import { goToPageSearch } from '#lib/library-search.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useRead } from '#lib/use-begun.ts'
import { useHotkey } from '#lib/use-hotkey.ts'
import type { QuickSearchProps } from '#features/library/quick-search/quick-search-dialog.tsx'
import { AccountArea } from '#features/shell/account-menu/account-area.tsx'
import { AccountSection } from '#features/shell/sidebar/account-section.tsx'
import { VisitorMenu } from '#features/shell/account-menu/visitor-menu.tsx'
import classes from './app-shell.module.css'

const LeavingBanner = lazyPart(() => import('#features/shell/prompts/leaving-banner.tsx'))
const OwnDevice = lazyPart(() => import('./own-device.tsx'))
const FolderList = lazyPart(() => import('#features/collections/sidebar/folder-list.tsx'))

/** Id of the page's own part, for the skip link. */
const MAIN_ID = 'main'

export interface AppShellProps {
  readonly isSidebarOpen: boolean
  /** The quick-search dialog, loaded when it is first opened. Without it, search is a page. */
  readonly quickSearch?: ComponentType<QuickSearchProps>
  /** Chart of the current page, for the sidebar. */
  readonly chart?: ReactNode
  readonly children: ReactNode
}

/** Header, sidebar and footer around the page. */
export function AppShell(props: AppShellProps) {
  const { isSidebarOpen, quickSearch, chart, children } = props
  const { t } = useTranslation('shell')
  const sidebar = useSidebar(isSidebarOpen)
  return (
    <>
      <SkipLink target={MAIN_ID}>{t('skipToContent')}</SkipLink>
      <PageProgress />
      <SiteHeader
        sidebarButton={<SidebarToggle isOpen={sidebar.isShown} onClick={sidebar.toggle} />}
        search={<QuickSearch dialog={quickSearch} />}
        actions={
          <>
            <AccountArea />
            <NotificationBell />
            <ThemeToggle />
            <VisitorMenu />
          </>
        }
      />
      <div className={classes.columns}>
        <Sidebar
          state={sidebar}
          footer={
            <LanguageSection>
              <LanguageChoices />
            </LanguageSection>
          }
        >
          <HomeLink />
          <ChartSection chart={chart} />
          <CommunityNav />
          <AccountSection>
            <CompareLink />
            <FolderSection folders={(user) => <FolderList user={user} />} />
          </AccountSection>
          <VisitedSection />
        </Sidebar>
        <div className={classes.content}>
          <OfflineBanner />
          <TroubleBanner />
          <Leaving />
          <Own />
          <main id={MAIN_ID} tabIndex={-1} className={classes.main}>
            <StorageFullGuard>{children}</StorageFullGuard>
          </main>
          <SiteFooter />
        </div>
      </div>
      <ClientOnly>
        <div className={classes.prompts}>
          <VersionPrompt />
          <InstallPrompt />
        </div>
      </ClientOnly>
      <ToastHost />
    </>
  )
}

/** Above every page of somebody whose account is to go. */
function Leaving() {
  const { user } = useSession()
  const dueAt = user?.deletionDueAt
  return dueAt ? (
    <ClientOnly>
      <Suspense>
        <LeavingBanner dueAt={dueAt} />
      </Suspense>
    </ClientOnly>
  ) : null
}

/**
 * Above every page of somebody who is logged in: what they have to send is told and sent. It is there
 * as soon as the page is used or read, as it could not be brought any more once the connection is gone.
 */
function Own() {
  const { user } = useSession()
  const isRead = useRead()
  return user && (isRead || isOutboxSigned(user.id)) ? (
    <ClientOnly>
      <Suspense>
        <OwnDevice key={user.id} owner={user.id} />
      </Suspense>
    </ClientOnly>
  ) : null
}

/**
 * The search button with its keys. Where the page searches the library itself, both lead there, and
 * the keys from there to the dialog, which is mounted with its first use.
 */
function QuickSearch({ dialog: Dialog }: { readonly dialog: AppShellProps['quickSearch'] }) {
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)

  function open() {
    if (goToPageSearch()) return
    if (!Dialog) {
      void navigate({ to: '/search' })
      return
    }
    setOpened(true)
    setOpen(true)
  }

  useHotkey('mod+k', open)
  useHotkey('/', open)
  return (
    <>
      <SearchButton onClick={open} />
      {Dialog && wasOpened && (
        <Suspense>
          <Dialog isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
