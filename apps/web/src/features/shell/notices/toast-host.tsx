import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useWaitingNotices } from '#lib/notify.ts'
import { LANGUAGE_SAVED_KEY } from '#lib/preferences/reload-soon.ts'

const Toaster = lazy(() => import('./toaster.tsx'))

/** Loads the toaster with the first notice: most visits never see one. */
export function ToastHost() {
  const notices = useWaitingNotices()
  const [isNeeded, setNeeded] = useState(false)
  const isSaved = useHydrated() && LANGUAGE_SAVED_KEY in sessionStorage
  if (!isNeeded && (isSaved || notices[0])) setNeeded(true)
  return isNeeded ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
