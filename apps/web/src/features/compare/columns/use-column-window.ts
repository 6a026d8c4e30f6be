import { type RefObject, useEffect, useState } from 'react'
import { type ColumnWindow, columnWindow, COLUMNS_DRAWN_WHOLE } from './column-window.ts'

/** Pixels of a column before it is drawn. */
const USUAL_WIDTH = 176

/**
 * Which columns of a table are drawn, as it is scrolled sideways.
 *
 * @param frame what scrolls; it holds the heads of the columns, all equally wide
 */
export function useColumnWindow(frame: RefObject<HTMLElement | null>, count: number): ColumnWindow {
  const [drawn, setDrawn] = useState(() => columnWindow(count, 0, USUAL_WIDTH))
  const isWhole = count <= COLUMNS_DRAWN_WHOLE
  useEffect(() => {
    const element = frame.current
    if (!element || isWhole) return
    const look = () => {
      const column = element.querySelector<HTMLElement>('th')?.offsetWidth || USUAL_WIDTH
      const next = columnWindow(count, Math.abs(element.scrollLeft), column, element.clientWidth)
      setDrawn((known) => (known.from === next.from && known.to === next.to ? known : next))
    }
    look()
    element.addEventListener('scroll', look, { passive: true })
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', look)
      observer.disconnect()
    }
  }, [frame, count, isWhole])
  return isWhole ? { from: 0, to: count } : { from: drawn.from, to: Math.min(drawn.to, count) }
}
