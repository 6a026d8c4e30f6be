import { type RefObject, useEffect } from 'react'

/** How far a key moves in the list. */
const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 }

/**
 * Keys of a list: J and K move from item to item, X ticks the one that has the focus, B bookmarks it. Items are
 * found by `data-item`, so that cards and rows need no handlers of their own.
 */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (!list.current || isTaken(event)) return
      const items = [...list.current.querySelectorAll<HTMLElement>('[data-item]')]
      const current = items.findIndex((item) => item.contains(document.activeElement))
      const step = STEPS[event.key]
      if (step !== undefined) {
        event.preventDefault()
        const start = current < 0 && step < 0 ? items.length : current
        focusLink(items[Math.min(Math.max(start + step, 0), items.length - 1)])
      } else if (event.key === 'x' && current >= 0) {
        event.preventDefault()
        items[current]?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
      } else if (event.key === 'b' && current >= 0) {
        event.preventDefault()
        items[current]?.querySelector<HTMLElement>('[data-bookmark]')?.click()
      }
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [list])
}

function focusLink(item: HTMLElement | undefined) {
  item?.querySelector<HTMLAnchorElement>('a[data-material]:not([tabindex="-1"])')?.focus()
  item?.scrollIntoView({ block: 'nearest' })
}

const TYPING = 'input:not([type=checkbox]), textarea, select, [contenteditable]'
const OVER_THE_PAGE = 'dialog[open], [role=dialog], [popover]:popover-open'

/** Keys with a modifier, keys typed into a field, and keys pressed while something is open. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true
  if (document.querySelector(OVER_THE_PAGE)) return true
  return event.target instanceof HTMLElement && event.target.matches(TYPING)
}
