import { type RefObject, useEffect, useRef, useState } from 'react'

export interface Size<TElement extends Element> {
  readonly ref: RefObject<TElement | null>
  /** Pixels inside its edges; 0 before they are known. */
  readonly width: number
  readonly height: number
}

/** How large an element is, and becomes. */
export function useSize<TElement extends Element>(): Size<TElement> {
  const ref = useRef<TElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (!ref.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, ...size }
}
