import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '#lib/lazy-part.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { SidebarState } from './use-sidebar.ts'
import classes from './sidebar.module.css'

const SidebarSheet = lazyPart(() => import('./sidebar-sheet.tsx'))

export interface SidebarProps {
  readonly state: SidebarState
  /** Sections from top to bottom. */
  readonly children: ReactNode
  /** What is at the end, above the toggle. */
  readonly footer?: ReactNode
}

/** The sidebar: a column with text, a column of icons, or a sheet on a small screen. */
export function Sidebar({ state, children, footer }: SidebarProps) {
  const { t } = useTranslation('shell')
  const { isOpen, toggle } = state
  const Icon = isOpen ? PanelLeftClose : PanelLeftOpen
  const label = t(isOpen ? 'sidebar.collapse' : 'sidebar.expand')
  return (
    <>
      <aside className={classes.column} data-open={isOpen} aria-label={t('sidebar.label')}>
        <nav className={classes.sections} aria-label={t('sidebar.navigation')}>
          {children}
        </nav>
        <div className={classes.footer}>
          {footer}
          <button type="button" className={classes.item} title={label} onClick={toggle}>
            <Icon size={18} aria-hidden />
            <span className={classes.text}>{label}</span>
          </button>
        </div>
      </aside>
      {state.isSheetOpen && (
        <Suspense>
          <SidebarSheet onClose={state.closeSheet}>
            {children}
            {footer}
          </SidebarSheet>
        </Suspense>
      )}
    </>
  )
}
