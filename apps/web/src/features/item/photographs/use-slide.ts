import { useEffect, useState } from 'react'

/**
 * Which slide of a strip is seen, by how far it has been scrolled. Slides have its own width.
 *
 * @param strip null until it is there, as in a dialog that is about to open
 * @param first the slide it begins with
 */
export function useSlide(strip: HTMLElement | null, first = 0) {
  const [at, setAt] = useState(first)

  useEffect(() => {
    if (!strip) return
    if (first > 0) strip.scrollTo({ left: first * strip.clientWidth, behavior: 'instant' })
    const look = () => setAt(Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth)))
    strip.addEventListener('scroll', look, { passive: true })
    // An address may have scrolled it before anyone listened.
    const frame = requestAnimationFrame(look)
    return () => {
      strip.removeEventListener('scroll', look)
      cancelAnimationFrame(frame)
    }
  }, [strip, first])

  /** Scrolls so many slides on; `at` follows. */
  function turn(by: number) {
    strip?.scrollTo({ left: (at + by) * strip.clientWidth })
  }

  return { at, turn }
}
