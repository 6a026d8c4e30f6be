import { type RefObject, useEffect, useState } from 'react'

/** Which slide of a strip is seen, by how far it has been scrolled. Slides have its own width. */
export function useSlide(strip: RefObject<HTMLElement | null>, first = 0) {
  const [at, setAt] = useState(first)

  useEffect(() => {
    const element = strip.current
    if (!element) return
    const look = () => setAt(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)))
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [strip])

  /** Scrolls so many slides on; `at` follows. */
  function turn(by: number) {
    const element = strip.current
    element?.scrollTo({ left: (at + by) * element.clientWidth })
  }

  return { at, turn }
}
