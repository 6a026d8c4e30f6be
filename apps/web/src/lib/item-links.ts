import type { FocusEvent, MouseEvent, PointerEvent } from 'react'

export interface ItemLinkActions {
  /** Opens the item over the page. */
  readonly onOpen: (id: number) => void
  /** The visitor is about to open the item. */
  readonly onIntent?: (id: number) => void
}

/**
 * Handlers for a whole list whose items carry `data-material` on plain links. A plain click opens
 * the item over the page; every other click (new tab, download) stays the browser's.
 */
export function itemLinkHandlers({ onOpen, onIntent }: ItemLinkActions) {
  const tellIntent = (event: PointerEvent | FocusEvent) => {
    const id = linkedItem(event.target)
    if (id !== undefined) onIntent?.(id)
  }
  return {
    onClick(event: MouseEvent) {
      const id = linkedItem(event.target)
      if (id === undefined || !isPlainClick(event)) return
      event.preventDefault()
      onOpen(id)
    },
    onPointerOver: tellIntent,
    onFocus: tellIntent,
  }
}

function linkedItem(target: EventTarget): number | undefined {
  if (!(target instanceof Element)) return undefined
  const link = target.closest<HTMLElement>('[data-material]')
  return link ? Number(link.dataset.material) : undefined
}

/** A click that nobody has claimed and that asks for nothing but to go there. */
export function isPlainClick(event: MouseEvent): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey, button, defaultPrevented } = event
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey || defaultPrevented)
}
