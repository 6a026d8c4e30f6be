import type { MouseEvent } from 'react'

/** Closes the popover that a link or button is in. */
export function closePanel(event: MouseEvent<HTMLElement>) {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
}
