import { useBlocker } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

const UnsavedDialog = lazy(() => import('./unsaved-dialog.tsx'))

export interface UnsavedGuardProps {
  readonly isUnsaved: boolean
  /** What was written stays in the browser, and is not lost. */
  readonly isKept?: boolean
}

/** Asks before a page with unsaved changes is left: by a link, by the browser, or for good. */
export function UnsavedGuard({ isUnsaved, isKept }: UnsavedGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isUnsaved && current.pathname !== next.pathname,
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <Suspense>
      <UnsavedDialog onStay={blocker.reset} onLeave={blocker.proceed} isKept={isKept} />
    </Suspense>
  )
}
