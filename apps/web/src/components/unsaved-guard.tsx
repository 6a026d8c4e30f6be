import { useBlocker, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { usePart } from '#lib/use-part.ts'

const bringDialog = () => import('./unsaved-dialog.tsx').then((module) => module.default)

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
  // There as soon as something is written: once the connection is gone it could not be brought.
  const dialog = usePart(isUnsaved, bringDialog)
  if (blocker.status !== 'blocked') return null
  return dialog({ onStay: blocker.reset, onLeave: blocker.proceed, isKept })
}

/** The page of an address, and the item that is open over it. */
function pageOf({ pathname, search }: { readonly pathname: string; readonly search: object }) {
  const { m = '' }: { readonly m?: unknown } = search
  return `${pathname} ${String(m)}`
}
