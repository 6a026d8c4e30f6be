import { lazy, Suspense, useState } from 'react'
import { useWaitingNotices } from '#lib/notify.ts'

const Toaster = lazy(() => import('./toaster.tsx'))

/** Loads the toaster with the first notice: most visits never see one. */
export function ToastHost() {
  const notices = useWaitingNotices()
  const [isNeeded, setNeeded] = useState(false)
  if (!isNeeded && notices.length > 0) setNeeded(true)
  return isNeeded ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
