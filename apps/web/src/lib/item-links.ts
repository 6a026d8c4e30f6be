import type { FocusEvent, MouseEvent, PointerEvent } from 'react'

export interface ItemLinkActions {
  /** Opens the item over the page. */
  readonly onOpen: (id: number) => void
  /** The visitor is about to open the item. */
  readonly onIntent?: (id: number) => void
  /** Goes to a page that a plain link with `data-visit` names. */
  readonly onVisit?: (href: string) => void
  /** Puts the item of a button with `data-bookmark` into a collection. */
  readonly onBookmark?: ((id: number) => void) | undefined
  /** Opens below an item what a link with `data-alike` leads to. */
  readonly onAlike?: ((id: number) => void) | undefined
}

/**
 * Handlers for a whole list whose items carry `data-material` on plain links. A plain click opens
 * the item over the page; every other click (new tab, download) stays the browser's.
 */
export function itemLinkHandlers({
  onOpen,
  onIntent,
  onVisit,
  onBookmark,
  onAlike,
}: ItemLinkActions) {
  const tellIntent = (event: PointerEvent | FocusEvent) => {
    const id = numbered(event.target, 'material')
    if (id !== undefined) onIntent?.(id)
  }
  return {
    onClick(event: MouseEvent) {
      // A list within a list has done what was to be done.
      if (event.defaultPrevented) return
      const bookmarked = numbered(event.target, 'bookmark')
      if (bookmarked !== undefined) {
        event.preventDefault()
        return onBookmark?.(bookmarked)
      }
      const alike = onAlike && numbered(event.target, 'alike')
      if (alike !== undefined && isPlainClick(event)) {
        event.preventDefault()
        return onAlike?.(alike)
      }
      const id = numbered(event.target, 'material')
      const page = id === undefined && onVisit ? linkedPage(event.target) : undefined
      if ((id === undefined && page === undefined) || !isPlainClick(event)) return
      event.preventDefault()
      if (id !== undefined) onOpen(id)
      else if (page !== undefined) onVisit?.(page)
    },
    onPointerOver: tellIntent,
    onFocus: tellIntent,
  }
}

function numbered(
  target: EventTarget,
  name: 'material' | 'bookmark' | 'alike',
): number | undefined {
  if (!(target instanceof Element)) return undefined
  const element = target.closest<HTMLElement>(`[data-${name}]`)
  return element ? Number(element.dataset[name]) : undefined
}

function linkedPage(target: EventTarget): string | undefined {
  if (!(target instanceof Element)) return undefined
  return target.closest('a[data-visit]')?.getAttribute('href') ?? undefined
}

/** A click that nobody has claimed and that asks for nothing but to go there. */
export function isPlainClick(event: MouseEvent): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey, button, defaultPrevented } = event
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey || defaultPrevented)
}
