import { useEffect, useState, useSyncExternalStore } from 'react'

/** What someone does first who uses a page: points, touches, scrolls or types. */
const BEGINNINGS = ['pointermove', 'pointerdown', 'scroll', 'keydown'] as const

let hasBegun = false

/** Whether someone has begun to use the page. */
export function useBegun(): boolean {
  return useSyncExternalStore(
    subscribe,
    // What was pressed before anything listened counts as well.
    () => hasBegun || hasPressed(),
    () => false,
  )
}

/** Milliseconds after which a page that nobody has touched is taken for one that is being read. */
const READING_MS = 2_000

/** Whether someone has begun to use the page, be it that they look at it and touch nothing. */
export function useRead(): boolean {
  const isUsed = useBegun()
  const [isLookedAt, setLookedAt] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLookedAt(true), READING_MS)
    return () => clearTimeout(timer)
  }, [])
  return isUsed || isLookedAt
}

function hasPressed(): boolean {
  return 'userActivation' in navigator && navigator.userActivation.hasBeenActive
}

function subscribe(onBegin: () => void): () => void {
  const listening = new AbortController()
  const begin = () => {
    hasBegun = true
    listening.abort()
    onBegin()
  }
  for (const type of BEGINNINGS) {
    addEventListener(type, begin, { capture: true, passive: true, signal: listening.signal })
  }
  return () => listening.abort()
}
