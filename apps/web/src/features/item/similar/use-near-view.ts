import { type RefObject, useEffect, useState } from 'react'

/** Distance below the window at which loading starts, so that it is over on arrival. */
const HEAD_START = '1800px'

/** Whether an element has come near the part of the page that is seen; stays true from then on. */
export function useNearView(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: HEAD_START },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isNear])
  return isNear
}
