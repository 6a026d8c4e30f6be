import { useState } from 'react'
import { writeBrowserCookie } from '#lib/cookies.ts'
import { useHotkey } from '#lib/use-hotkey.ts'
import { useMedia } from '#lib/use-media.ts'
import { SIDEBAR_COOKIE, SIDEBAR_COOKIE_SECONDS } from '#lib/visitor.ts'

/** Below this width the sidebar is a sheet over the page; the same as in the style sheets. */
const SHEET_WIDTH = '(width < 62rem)'

export interface SidebarState {
  /** Whole, or icons only. */
  readonly isOpen: boolean
  /** Whether the sheet of a small screen is shown. */
  readonly isSheetOpen: boolean
  /** Whether the one of the two that this screen has is open. */
  readonly isShown: boolean
  readonly toggle: () => void
  readonly closeSheet: () => void
}

/** The state of the sidebar; what a large screen shows is remembered for a week. */
export function useSidebar(isInitiallyOpen: boolean): SidebarState {
  const [isOpen, setOpen] = useState(isInitiallyOpen)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const isSheet = useMedia(SHEET_WIDTH)

  function toggle() {
    if (matchMedia(SHEET_WIDTH).matches) {
      setSheetOpen(!isSheetOpen)
      return
    }
    setOpen(!isOpen)
    writeBrowserCookie(SIDEBAR_COOKIE, isOpen ? 'closed' : 'open', SIDEBAR_COOKIE_SECONDS)
  }

  useHotkey('mod+b', toggle)
  return {
    isOpen,
    isSheetOpen,
    isShown: isSheet ? isSheetOpen : isOpen,
    toggle,
    closeSheet: () => setSheetOpen(false),
  }
}
