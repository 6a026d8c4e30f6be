import { useEffect, useRef } from 'react'
import { toast, Toaster as Sonner } from 'sonner'
import classes from './toaster.module.css'
import { LANGUAGE_SAVED_KEY } from '#lib/preferences/reload-soon.ts'
import { useShownTheme } from '#lib/preferences/use-shown-theme.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { type Notice, notify, takeNotices, useWaitingNotices } from '#lib/notify.ts'

const DURATION_MS = 4000
const VISIBLE = 3
/** Below the header, whose buttons stay in reach. */
const OFFSET_TOP = '4rem'

const SHOW = {
  info: toast.info,
  success: toast.success,
  warning: toast.warning,
  error: toast.error,
} as const

function show({ kind, text, action }: Notice) {
  SHOW[kind](
    text,
    action && {
      action: { label: action.label, onClick: action.run },
      ...(action.durationMs !== undefined && { duration: action.durationMs }),
    },
  )
}

/** Shows notices as toasts: top right, four seconds, three at a time, paused under the pointer. */
export default function Toaster() {
  const notices = useWaitingNotices()
  const theme = useShownTheme()
  const layer = useRef<HTMLDivElement>(null)
  const { t } = useTranslation('shell')
  useEffect(() => {
    if (!(LANGUAGE_SAVED_KEY in sessionStorage)) return
    sessionStorage.removeItem(LANGUAGE_SAVED_KEY)
    notify('success', t('language.updated'))
  }, [t])
  useEffect(() => {
    const fresh = takeNotices()
    if (fresh.length > 0) raise(layer.current)
    fresh.forEach(show)
  }, [notices])
  return (
    <div ref={layer} popover="manual" className={classes.layer}>
      <Sonner
        position="top-right"
        theme={theme}
        duration={DURATION_MS}
        visibleToasts={VISIBLE}
        offset={{ top: OFFSET_TOP }}
        mobileOffset={{ top: OFFSET_TOP }}
        className={classes.toaster ?? ''}
        customAriaLabel={t('notifications.none')}
        richColors
        closeButton
      />
    </div>
  )
}

/**
 * The browser's own dialogs lie above everything else on the page, and above one another as they
 * were opened: what is told while one is open has to come after it to be seen.
 */
function raise(layer: HTMLElement | null): void {
  if (!layer || !('showPopover' in layer)) return
  if (layer.matches(':popover-open')) layer.hidePopover()
  layer.showPopover()
}
