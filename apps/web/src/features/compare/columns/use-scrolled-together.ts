import { type RefObject, useEffect } from 'react'

/** Keeps two parts of equal width at the same place sideways, whichever of them is scrolled. */
export function useScrolledTogether(
  one: RefObject<HTMLElement | null>,
  other: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const [first, second] = [one.current, other.current]
    if (!first || !second) return
    const listening = new AbortController()
    const follow = (from: HTMLElement, to: HTMLElement) =>
      from.addEventListener(
        'scroll',
        () => {
          if (to.scrollLeft !== from.scrollLeft) to.scrollLeft = from.scrollLeft
        },
        { passive: true, signal: listening.signal },
      )
    follow(first, second)
    follow(second, first)
    return () => listening.abort()
  }, [one, other])
}
