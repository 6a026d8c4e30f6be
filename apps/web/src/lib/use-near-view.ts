import { type RefObject, useEffect, useState } from 'react'

/** Distance below the window at which loading starts, so that it is over on arrival. */
const HEAD_START = 1_800

/**
 * Whether an element has come near the part of the page that is seen; stays true from then on.
 *
 * @param headStart pixels below the window that count as near
 */
export function useNearView(
  element: RefObject<Element | null>,
  headStart: number = HEAD_START,
): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: `${headStart}px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isNear, headStart])
  return isNear
}
