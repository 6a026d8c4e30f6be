import { useSyncExternalStore } from 'react'

let isFull = false
const listeners = new Set<() => void>()

function change(next: boolean) {
  isFull = next
  for (const listener of listeners) listener()
}

/** Tells the page that the browser refused to store something for lack of room. */
export function reportStorageFull(): void {
  change(true)
}

/** Takes the report back, to try again. */
export function dismissStorageFull(): void {
  change(false)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether storing failed for lack of room. */
export function useStorageFull(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isFull,
    () => false,
  )
}
