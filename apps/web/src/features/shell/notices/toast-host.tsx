import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { useWaitingNotices } from '#lib/notify.ts'
import { LANGUAGE_SAVED_KEY } from '#lib/preferences/reload-soon.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useRead } from '#lib/use-begun.ts'
import { usePart } from '#lib/use-part.ts'

const bringToaster = () => import('./toaster.tsx').then((module) => module.default)

/**
 * Loads the toaster with the first notice, as most visits never see one; for whoever is logged in before
 * that, as it could not be brought any more once the connection is gone.
 */
export function ToastHost() {
  const notices = useWaitingNotices()
  const { user } = useSession()
  const isRead = useRead()
  const [isNeeded, setNeeded] = useState(false)
  const isSaved = useHydrated() && LANGUAGE_SAVED_KEY in sessionStorage
  if (!isNeeded && (isSaved || notices[0] || (user && isRead))) setNeeded(true)
  return usePart(isNeeded, bringToaster)({})
}
