import { useBlocker, useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'

const UnsavedDialog = lazy(() => import('./unsaved-dialog.tsx'))

export interface UnsavedGuardProps {
  readonly isUnsaved: boolean
  /** What was written stays in the browser, and is not lost. */
  readonly isKept?: boolean
}

/** Asks before a page with unsaved changes is left: by a link, by the browser, or for good. */
export function UnsavedGuard({ isUnsaved, isKept }: UnsavedGuardProps) {
  // Once it is being left, the page may still be there: who turns back then is not asked again.
  const [own] = useState(useLocation({ select: pageOf }))
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isUnsaved && pageOf(current) === own && pageOf(next) !== own,
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

/** The page of an address, and the item that is open over it. */
function pageOf({ pathname, search }: { readonly pathname: string; readonly search: object }) {
  const { m = '' }: { readonly m?: unknown } = search
  return `${pathname} ${String(m)}`
}
