import { useEffect, useRef, useState } from 'react'

/**
 * Gives the focus back once an item is closed that was opened over a page, the same function as long
 * as it is open.
 *
 * @param id of the item that is read; whoever steps on reads another one
 */
export function useFocusAgain(id: number): () => void {
  const [opener] = useState(() => document.activeElement)
  const shown = useRef(id)
  useEffect(() => {
    shown.current = id
  }, [id])
  const [focusAgain] = useState(() => () => focusItem(shown.current, opener))
  return focusAgain
}

/** Focus returns to the card of the item that was read last, else to where it came from. */
function focusItem(id: number, opener: Element | null) {
  const card = document.querySelector<HTMLElement>(`main a[data-material="${id}"]`)
  const isStillThere = opener instanceof HTMLElement && opener.isConnected && opener.tabIndex >= 0
  const target = card ?? (isStillThere ? opener : document.querySelector('main'))
  target?.focus()
}
