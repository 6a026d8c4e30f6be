import { useSyncExternalStore } from 'react'

export type NoticeKind = 'info' | 'success' | 'warning' | 'error'

export interface Notice {
  readonly id: number
  readonly kind: NoticeKind
  readonly text: string
  readonly action?: {
    readonly label: string
    readonly run: () => void
    /** How long it can be chosen; as long as toasts are shown unless it is told. */
    readonly durationMs?: number
  }
}

let notices: readonly Notice[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Notice[]) {
  notices = next
  for (const listener of listeners) listener()
}

/** Shows a toast. The text is already translated; nothing is shown on the server. */
export function notify(kind: NoticeKind, text: string, action?: Notice['action']): void {
  if (import.meta.env.SSR) return
  lastId += 1
  change([...notices, { id: lastId, kind, text, ...(action && { action }) }])
}

/** Takes the notices that wait; the toaster calls it when it shows them. */
export function takeNotices(): readonly Notice[] {
  const taken = notices
  if (taken.length > 0) change([])
  return taken
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const NONE: readonly Notice[] = []

/** Notices that have not been shown yet. */
export function useWaitingNotices(): readonly Notice[] {
  return useSyncExternalStore(
    subscribe,
    () => notices,
    () => NONE,
  )
}
